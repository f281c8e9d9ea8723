import { type EventRef, fanOut } from '../domain/notice/index.ts'
import { systemActor } from '../kernel/index.ts'
import type { JobRun } from './job.ts'
import { pathOf, worded } from './noticeSurroundings.ts'

export async function run({ store, channels, payload: { eventId, plantId } }: JobRun<EventRef>) {
  const surroundings = { isReady: channels.isReady, pathOf, worded }
  return { deliveries: await store.write(systemActor(plantId), (uow) => fanOut(uow, eventId, surroundings)) }
}
