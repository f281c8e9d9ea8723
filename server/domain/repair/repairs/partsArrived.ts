import { type Actor, batchComputed, type Read, type ScheduledTask, type Store, type UnitOfWork } from '../../../kernel/index.ts'
import { partsCostOf, repairsWithParts } from '../../stock/index.ts'
import { notifyPartsArrived } from '../notifyPeople.ts'
import type { LockedRepair, Repair } from './openRepairs.ts'
import { repairLog } from './repairLog.resource.ts'

/** Those that wait for parts, and which of them have all that they wait for. */
async function waitingOf(read: Read) {
  const waiting = await read.of(repairLog).find({ status: 'WAITING_PARTS' })
  const served = await repairsWithParts(
    read,
    waiting.map(({ id }) => id),
  )
  return { waiting, served }
}

export const partsHere = batchComputed(repairLog, 'partsHere', async (read, ids) => {
  const rows = await read.of(repairLog).many(ids)
  const waiting = rows.flatMap((row) => (row?.status === 'WAITING_PARTS' ? [row.id] : []))
  const served = await repairsWithParts(read, waiting)
  return new Map(ids.map((id) => [id, served.has(id)]))
})
export const repairPartsCost = batchComputed(repairLog, 'partsCost', (read, ids) => partsCostOf(read, 'repairLogId', ids))

/** Whose repairers are to hear that parts are there, or that what they heard does not hold any more. */
const isNews = <R extends Pick<Repair, 'id' | 'partsToldAt'>>({
  waiting,
  served,
}: {
  waiting: readonly R[]
  served: ReadonlySet<number>
}): R[] => waiting.filter(({ id, partsToldAt }) => served.has(id) === (partsToldAt === null))

async function notifyRepair(uow: UnitOfWork, repair: LockedRepair): Promise<boolean> {
  const isHere = repair.partsToldAt === null
  await uow.of(repairLog).writeDerived(repair, { partsToldAt: isHere ? uow.now : null })
  if (isHere) await notifyPartsArrived(uow, repair)
  return isHere
}

/**
 * Tells repairers, once, that everything is there that a repair waits for, however it came: bought, given back, counted, or no longer needed
 * elsewhere. What was taken for other work meanwhile is told again when it is back. Out: how many were told.
 */
export async function notifyArrivedParts(store: Pick<Store, 'read' | 'write'>, actor: Actor): Promise<number> {
  if (!isNews(await waitingOf(store.read(actor))).length) return 0
  return store.write(actor, async (uow) => {
    await uow.lock(`partsArrived:${actor.plantId}`)
    const { waiting, served } = await waitingOf(uow.read)
    const news = isNews({ waiting, served }).map(({ id }) => id)
    // Some may have gone on meanwhile.
    const locked = news.length ? await uow.of(repairLog).lockWhere({ id: news, status: 'WAITING_PARTS' }) : []
    let notified = 0
    for (const repair of isNews({ waiting: locked, served })) if (await notifyRepair(uow, repair)) notified++
    return notified
  })
}

/** Looks whether parts are there that repairs wait for. */
export const partsRound: ScheduledTask = { name: 'tellPartsArrived', everyMs: 60_000, attempts: 1, counts: 'told', run: notifyArrivedParts }
