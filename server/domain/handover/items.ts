import type { Held, LockedRow, RowOf, UnitOfWork } from '../../kernel/index.ts'
import { configValue, EXPLAIN_STOPS } from '../system/index.ts'
import { type HandedShift, type Point, pointsOf } from './points.query.ts'
import { shiftHandover, shiftHandoverItem } from './shiftHandover.resource.ts'

type Handover = RowOf<typeof shiftHandover>
export type Item = RowOf<typeof shiftHandoverItem> & Held

type LockedItem = LockedRow<typeof shiftHandoverItem>

type Subject = Pick<Item, 'kind' | 'resource' | 'recordId'>
const subjectOf = ({ kind, resource, recordId }: Subject) => `${kind} ${resource}:${recordId}`

export const itemsOf = async (uow: Pick<UnitOfWork, 'of'>, handoverId: number) =>
  (await uow.of(shiftHandoverItem).find({ handoverId })) as Item[]

/** How often the shifts before have handed the same over, in a row. */
async function timesBefore(uow: UnitOfWork, { id, endsAt }: Pick<Handover, 'id' | 'endsAt'>): Promise<Map<string, number>> {
  const before = await uow.of(shiftHandover).find({})
  const last = before
    .filter((one) => one.id !== id && one.endsAt < endsAt)
    .reduce<Handover | null>((latest, one) => (latest && latest.endsAt > one.endsAt ? latest : one), null)
  const items = last ? await itemsOf(uow, last.id) : []
  return new Map(items.map((item) => [subjectOf(item), item.times]))
}

const factsOf = ({ title, detail, since, needsReason }: Point) => ({ title, detail, since, needsReason })
const isNews = (item: Pick<Item, 'title' | 'detail' | 'needsReason' | 'since'>, point: Point) =>
  item.title !== point.title ||
  item.detail !== point.detail ||
  item.needsReason !== point.needsReason ||
  item.since?.getTime() !== point.since?.getTime()

/**
 * Reads the points of a shift from the base anew. What is no longer so leaves the list unless somebody has explained it; what people wrote stays.
 */
export async function readPoints(uow: UnitOfWork, handover: HandedShift & Pick<Handover, 'id'>): Promise<void> {
  const whole = uow.entire
  const explainMinutes = Number(await configValue(whole.read, EXPLAIN_STOPS))
  const points = await pointsOf({ read: whole.read, shift: handover, explainMinutes })
  const known: LockedItem[] = await whole.of(shiftHandoverItem).lockWhere({ handoverId: handover.id })
  const items = new Map(known.map((item) => [subjectOf(item), item]))
  const before = await timesBefore(whole, handover)
  const fresh: Point[] = []
  for (const point of points) {
    const item = items.get(subjectOf(point))
    items.delete(subjectOf(point))
    if (!item) fresh.push(point)
    else if (isNews(item, point)) await whole.of(shiftHandoverItem).patch(item, factsOf(point))
  }
  const gone = [...items.values()].filter(({ kind, explanation }) => kind !== 'NOTE' && !explanation)
  if (gone.length) await whole.of(shiftHandoverItem).remove(gone)
  await whole.of(shiftHandoverItem).createMany(
    fresh.map((point) => ({
      ...factsOf(point),
      handoverId: handover.id,
      kind: point.kind,
      resource: point.resource,
      recordId: point.recordId,
      times: (before.get(subjectOf(point)) ?? 0) + 1,
    })),
  )
}
