import { and, count, desc, eq, inArray, max } from 'drizzle-orm'
import {
  choices,
  date,
  decimal,
  defineReadModel,
  int,
  link,
  listOf,
  type Read,
  type Registry,
  type RowOf,
  shape,
  text,
} from '../../kernel/index.ts'
import { kindsWith } from '../ledger/index.ts'
import { freeFor, partReservation, type Reservation } from './reservations/partReservation.resource.ts'
import { type PartWork, similarOf, WORK_KEYS, type WorkKey, workOf, workResource, workTitles } from './reservations/partWork.ts'
import { sparePart } from './sparePart.resource.ts'
import { sparePartLog } from './sparePartLog.ts'
import { storageLocation } from './storageLocation.resource.ts'

const quantity = (description: string) => decimal({ scale: 3, required: true, description })
const why = choices('UsualPartReason', 'Why a part is offered.', {
  RESERVED: 'It is kept for this work.',
  MACHINE: 'Work on this machine took it.',
  LISTED: 'It says that it belongs to this machine.',
  SIMILAR: 'Similar work took it.',
  FOUND: 'It was asked for.',
})
type Why = 'RESERVED' | 'MACHINE' | 'LISTED' | 'SIMILAR' | 'FOUND'

const rivalShape = shape('PartRival', 'Other work for which a part is kept.', {
  resource: text({ required: true, description: 'Kind of record, such as repairLog.' }),
  id: link('any', { required: true, description: 'Its id.' }),
  title: text({ required: true, description: 'Its number.' }),
  quantity: quantity('How much is kept for it.'),
  dueDate: date({ required: true, description: 'The day for which.' }),
})
const usualShape = shape('UsualPart', 'A part that some work may be going to take.', {
  partId: link('sparePart', { required: true, description: 'The part.' }),
  code: text({ required: true, description: 'Its code.' }),
  name: text({ required: true, description: 'Its name.' }),
  spec: text({ required: true, description: 'Its specification.' }),
  unit: text({ required: true, description: 'What it is counted in.' }),
  location: text({ required: true, description: 'Where it lies.' }),
  why: why({ required: true, description: 'Why it is offered.' }),
  times: int({ required: true, description: 'How often such work took it.' }),
  quantity: quantity('What there is.'),
  free: quantity(
    'What this work may take without a reason: what is kept for it and there after all that is due before, and what nobody reserved.',
  ),
  own: quantity('What is kept for this work.'),
  rivals: listOf(rivalShape, { description: 'The other work for which it is kept, the earliest first.' }),
})

/** So much of the past says what is usual; it keeps the question small however long the past is. */
const WORK_MAX = 200
const SHOWN = 12

/** The newest work of a kind on a machine. */
async function workOnMachine(read: Read, key: WorkKey, equipmentId: number): Promise<number[]> {
  const t = read.table(workResource(key)) as unknown as Record<'id' | 'equipmentId', ReturnType<typeof partIdColumn>>
  const found = await read.db
    .select({ id: t.id })
    .from(read.table(workResource(key)))
    .where(eq(t.equipmentId, equipmentId))
    .orderBy(desc(t.id))
    .limit(WORK_MAX)
  return found.map(({ id }) => id)
}
const partIdColumn = (read: Read) => read.table(sparePartLog).partId

interface Use {
  readonly partId: number
  readonly times: number
  readonly last: number
}
/** What some work took, the most often taken first. */
async function takenFor(read: Read, key: WorkKey, ids: readonly number[]): Promise<Use[]> {
  if (!ids.length) return []
  const t = read.table(sparePartLog)
  return read.db
    .select({ partId: t.partId, times: count().mapWith(Number), last: max(t.id).mapWith(Number) })
    .from(t)
    .where(and(inArray(t[key], [...ids]), inArray(t.storeType, kindsWith('work', 'takes')), eq(t.state, 'POSTED')))
    .groupBy(t.partId)
}
const byUse = (a: Use, b: Use) => b.times - a.times || b.last - a.last

interface Offered {
  readonly why: Why
  readonly times: number
}
/** Why each part is offered; the first reason counts, and gives the order. */
async function offeredTo(read: Read, registry: Registry, work: PartWork): Promise<Map<number, Offered>> {
  const { equipmentId } = work.row
  const reservations = await read.of(partReservation).find({ ...work.reason })
  const here = await Promise.all(WORK_KEYS.map(async (key) => takenFor(read, key, await workOnMachine(read, key, equipmentId))))
  const onMachine = new Map<number, Use>()
  for (const use of here.flat()) {
    const { times, last } = onMachine.get(use.partId) ?? { times: 0, last: 0 }
    onMachine.set(use.partId, { ...use, times: times + use.times, last: Math.max(last, use.last) })
  }
  const listed = await read.ids(sparePart, { filter: { equipmentIds: { in: [equipmentId] } }, no: 1, size: SHOWN, sort: 'code' }, SHOWN)
  const similar = await takenFor(read, work.key, await similarOf(read, registry, work))
  const offered = new Map<number, Offered>()
  const offer = (why: Why, partId: number, times: number) => {
    if (!offered.has(partId)) offered.set(partId, { why, times })
  }
  for (const { partId, quantity: still } of reservations) if (still > 0) offer('RESERVED', partId, onMachine.get(partId)?.times ?? 0)
  for (const use of [...onMachine.values()].sort(byUse)) offer('MACHINE', use.partId, use.times)
  for (const partId of listed) offer('LISTED', partId, 0)
  for (const use of similar.sort(byUse)) offer('SIMILAR', use.partId, use.times)
  return offered
}

/** What is out of use is used up. */
const isTakable = ({ status, quantity: there }: RowOf<typeof sparePart>) => status === 'ENABLED' || there > 0
/** What the parts are, what there is of them, and for which work it is kept. */
async function factsOf(read: Read, work: PartWork, offered: ReadonlyMap<number, Offered>) {
  const ids = [...offered.keys()]
  const parts = (await read.of(sparePart).many(ids)).flatMap((part) => (part && isTakable(part) ? [part] : [])).slice(0, SHOWN)
  const reservations = await read.of(partReservation).find({ partId: parts.map(({ id }) => id) })
  const places = await read.of(storageLocation).many([...new Set(parts.flatMap(({ locationId }) => locationId ?? []))])
  const titleOf = await workTitles(read, reservations)
  const isOwn = (one: Reservation) => one[work.key] === work.row.id
  return parts.map((part) => {
    const all = reservations.filter(({ partId, quantity: still }) => partId === part.id && still > 0)
    const own = all.find(isOwn)
    const rivals = all
      .filter((one) => !isOwn(one))
      .toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : a.dueDate > b.dueDate ? 1 : a.id - b.id))
    return {
      partId: part.id,
      ...factsOfPart(part),
      location: places.find((place) => place?.id === part.locationId)?.code ?? '',
      ...(offered.get(part.id) as Offered),
      free: freeFor(own, all, part.quantity),
      own: own?.quantity ?? 0,
      rivals: rivals.flatMap((one) => {
        const title = titleOf(one)
        return title ? [{ ...title, quantity: one.quantity, dueDate: one.dueDate }] : []
      }),
    }
  })
}
const factsOfPart = ({ code, name, spec, unit, quantity: there }: RowOf<typeof sparePart>) => ({
  code,
  name,
  spec: spec ?? '',
  unit,
  quantity: there,
})

export const usualPartsModel = defineReadModel('usualParts', {
  description:
    'Parts that a repair or a maintenance order is likely to take, likeliest first, with what there is, where it lies and for which other work it is kept.',
  permission: [`${sparePartLog.permission}:add`],
  args: {
    repairLogId: link('repairLog', { description: 'The repair; or else the maintenance order.' }),
    maintenanceOrderId: link('maintenanceOrder', { description: 'The maintenance order; or else the repair.' }),
    partId: link('sparePart', { description: 'This part alone, however unusual.' }),
    keyword: text({ max: 64, description: 'Parts with this in their code or name instead.' }),
  },
  about: sparePartLog,
  result: listOf(usualShape),
  // The work itself too, which is of areas above.
  stale: 'everything',
  async read({ read, registry }, { partId, keyword, ...named }) {
    const work = await workOf(read, named)
    const whole = read.withoutDataScope
    const usual = await offeredTo(whole, registry, work)
    if (partId == null && !keyword) return factsOf(whole, work, usual)
    const found =
      partId == null ? await whole.ids(sparePart, { keyword: keyword ?? '', no: 1, size: SHOWN, sort: 'code' }, SHOWN) : [partId]
    return factsOf(whole, work, new Map(found.map((id) => [id, usual.get(id) ?? { why: 'FOUND' as const, times: 0 }])))
  },
})
