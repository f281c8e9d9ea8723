import { type Actor, businessDay, dayStart, type Read, type Store, type UnitOfWork } from '../../../kernel/index.ts'
import { type NoticeInput, publish } from '../publish.ts'

/** What comes with a day is told when people begin, not at midnight when the day does. */
const FROM_MS = 7 * 3_600_000
const BATCH = 50

export interface MorningNotice {
  readonly name: string
  /** Ids of the records that are to be told of and have not been. */
  readonly untold: (read: Read) => Promise<readonly number[]>
  readonly noticeOf: (uow: UnitOfWork, id: number) => Promise<NoticeInput>
}
const isMorning = ({ now, offsetMinutes }: Read) =>
  now.getTime() >= dayStart(businessDay(now, offsetMinutes), offsetMinutes).getTime() + FROM_MS

/** Tells of some; null when the category is switched off. */
async function notifyBatch(uow: UnitOfWork, { name, untold, noticeOf }: MorningNotice): Promise<number | null> {
  await uow.lock(`tell:${name}:${uow.actor.plantId}`)
  const ids = (await untold(uow.read)).slice(0, BATCH)
  for (const id of ids) if ((await publish(uow, await noticeOf(uow, id))) === null) return null
  return ids.length
}

/** Tells of records of the actor's plant, each once however many processes do so at once: `untold` decides, under a lock. Out: how many. */
export async function notifyInMorning(store: Pick<Store, 'read' | 'write'>, actor: Actor, notice: MorningNotice): Promise<number> {
  const read = store.read(actor)
  if (!isMorning(read) || !(await notice.untold(read)).length) return 0
  for (let notified = 0; ; ) {
    const some = await store.write(actor, (uow) => notifyBatch(uow, notice))
    notified += some ?? 0
    if (some !== BATCH) return notified
  }
}
