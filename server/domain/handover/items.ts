import type { LockedRow, RowOf, UnitOfWork } from '../../kernel/index.ts'
import type { LockedRecord } from '../ledger/index.ts'
import { configValue, EXPLAIN_STOPS } from '../system/index.ts'
import type { HandedShift, Point } from './point.ts'
import { pointsOf } from './points.query.ts'
import { shiftHandover, shiftHandoverItem } from './shiftHandover.resource.ts'

type Handover = RowOf<typeof shiftHandover>
export type Item = RowOf<typeof shiftHandoverItem> & LockedRecord

type LockedItem = LockedRow<typeof shiftHandoverItem>

type Subject = Pick<Item, 'kind' | 'resource' | 'recordId'>
const subjectOf = ({ kind, resource, recordId }: Subject) => `${kind} ${resource}:${recordId}`

export const itemsOf = async (uow: Pick<UnitOfWork, 'of'>, handoverId: number) =>
  (await uow.of(shiftHandoverItem).find({ handoverId })) as Item[]

/** What the shift before has handed over. */
async function itemsBefore(uow: UnitOfWork, { id, endsAt }: Pick<Handover, 'id' | 'endsAt'>): Promise<Map<string, Item>> {
  const before = await uow.of(shiftHandover).find({})
  const last = before
    .filter((one) => one.id !== id && one.endsAt < endsAt)
    .reduce<Handover | null>((latest, one) => (latest && latest.endsAt > one.endsAt ? latest : one), null)
  const items = last ? await itemsOf(uow, last.id) : []
  return new Map(items.map((item) => [subjectOf(item), item]))
}

type Facts = Omit<Point, 'kind' | 'resource' | 'recordId'> & Pick<Item, 'isStanding'>
/** What the base says of a point, and whether it was taken over before just as it is now. A stop that nobody has explained never was. */
function factsOf({ kind: _, resource: __, recordId: ___, ...facts }: Point, before: Item | undefined): Facts {
  const wasTaken = before?.state === 'TAKEN' || before?.isStanding === true
  const isExplained = !facts.needsReason || Boolean(before?.explanation)
  return { ...facts, isStanding: wasTaken && isExplained && before.condition === facts.condition }
}
const COMPARED = ['title', 'detail', 'needsReason', 'condition', 'isStanding'] as const
const isNews = (item: Item, facts: Facts) =>
  item.since?.getTime() !== facts.since?.getTime() || COMPARED.some((key) => item[key] !== facts[key])

/**
 * Reads the points of a shift from the base anew. What is no longer so leaves the list unless somebody of this shift has explained it; what people wrote stays.
 */
export async function readPoints(uow: UnitOfWork, handover: HandedShift & Pick<Handover, 'id'>): Promise<void> {
  const whole = uow.withoutDataScope
  const explainMinutes = Number(await configValue(whole.read, EXPLAIN_STOPS))
  const points = await pointsOf({ read: whole.read, shift: handover, explainMinutes })
  const known: LockedItem[] = await whole.of(shiftHandoverItem).lockWhere({ handoverId: handover.id })
  const items = new Map(known.map((item) => [subjectOf(item), item]))
  const before = await itemsBefore(whole, handover)
  const fresh: Point[] = []
  for (const point of points) {
    const item = items.get(subjectOf(point))
    items.delete(subjectOf(point))
    const facts = factsOf(point, before.get(subjectOf(point)))
    if (!item) fresh.push(point)
    else if (isNews(item, facts)) await whole.of(shiftHandoverItem).patch(item, facts)
  }
  const gone = [...items.values()].filter(({ kind, explanation, isStanding }) => kind !== 'NOTE' && (!explanation || isStanding))
  if (gone.length) await whole.of(shiftHandoverItem).remove(gone)
  await whole.of(shiftHandoverItem).createMany(
    fresh.map((point) => {
      const last = before.get(subjectOf(point))
      const facts = factsOf(point, last)
      return {
        ...facts,
        handoverId: handover.id,
        kind: point.kind,
        resource: point.resource,
        recordId: point.recordId,
        times: (last?.times ?? 0) + 1,
        // Explained once is explained as long as nothing changes.
        explanation: facts.isStanding ? (last?.explanation ?? null) : null,
      }
    }),
  )
}
