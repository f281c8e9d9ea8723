import { registry } from '../../../server/domain/index.ts'
import { answer, type ReadModel, systemActor } from '../../../server/kernel/index.ts'
import type { World } from '../run/world.ts'
import { law } from './law.ts'

const [HOUR_MS, EVERY_HOURS] = [3_600_000, 4]

type Shown = Readonly<Record<string, unknown>>
const pick = (value: unknown, ...keys: readonly string[]) => keys.map((key) => (value as Shown)[key])
const each = (value: unknown, ...keys: readonly string[]) => (value as readonly unknown[]).map((one) => pick(one, ...keys))
/** What of a picture hangs on no clock: everything else is another thing a minute later. */
const TIMELESS: Readonly<Record<string, (value: Shown) => unknown>> = {
  downtimeSummary: ({ stopped, faultyCount, machineCount }) => [
    each(stopped, 'reportId', 'equipmentId', 'name', 'workshopName', 'status', 'urgency', 'description', 'repairerNames'),
    faultyCount,
    machineCount,
  ],
  repairSummary: ({ pending, inRepair, waitingParts, usableWithFault, open, parts, partsTotal, short, shortTotal }) => [
    ...[
      pending,
      inRepair,
      waitingParts,
      usableWithFault,
      each(open, 'reportId', 'status', 'repairerNames'),
      parts,
      partsTotal,
      short,
      shortTotal,
    ],
  ],
}

/** Walls show what a fresh look finds, without anybody having asked them to look. */
async function wallsShowWhatThereIs(world: World): Promise<readonly string[]> {
  // Each look costs as much as some commands.
  if (Math.floor(world.clock.ms / HOUR_MS) % EVERY_HOURS !== 0) return []
  // Where nothing was written since the last look, there is nothing new to be shown.
  if (world.memory.get('walls seen') === world.disk.commits) return []
  world.memory.set('walls seen', world.disk.commits)
  const faults: string[] = []
  for (const { topic, plantId, value } of world.walls.pictures) {
    const timeless = TIMELESS[topic]
    if (!timeless) continue
    if (value === undefined) {
      faults.push(`wall of plant ${plantId} shows no ${topic}`)
      continue
    }
    const model = registry.readModels.find(({ name }) => name === topic) as ReadModel
    const fresh = await answer(
      model,
      { read: world.site.store.read(systemActor(plantId)), registry, language: 'en', translate: (key) => key },
      {},
    )
    const [shown, there] = [JSON.stringify(timeless(value as Shown)), JSON.stringify(timeless(fresh as Shown))]
    if (shown !== there) faults.push(`wall of plant ${plantId} shows ${topic} ${shown}, there is ${there}`)
  }
  return faults
}
export const wallLaws = [law('wall', 'hour', wallsShowWhatThereIs)]
