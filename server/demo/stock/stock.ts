import type { LockedRecord } from '../../domain/ledger/index.ts'
import { repairPart } from '../../domain/repair/index.ts'
import {
  accessory,
  accessoryLedger,
  accessoryLog,
  ink,
  partReservation,
  sparePartLedger,
  sparePartLog,
  stockOrder,
  stocktake,
  stocktakeLine,
  storageLocation,
} from '../../domain/stock/index.ts'
import type { Plant, Row } from '../plants/plants.ts'
import type { Random } from '../random.ts'
import { SORT_STEP } from '../tables.ts'
import { booked, type Event } from './bookings.ts'
import { inksOf } from './inks.ts'
import materials from './materials.json' with { type: 'json' }
import { stockOrdersOf } from './stockOrders.ts'
import { stocktakesOf } from './stocktakes.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** How long the books go back. */
const DAYS = 90
/** Of each plant, so many parts that nobody has asked for have lain there for more than a year. */
const DEAD = 4
const DEAD_AGE_DAYS = 400
interface StockSources {
  readonly parts: readonly Row[]
  readonly needs: readonly Row[]
  readonly orders: readonly Row[]
  readonly repairs: readonly Row[]
  readonly repairers: readonly Row[]
  readonly staff: readonly Row[]
  readonly vendors: readonly Row[]
  readonly workshops: readonly Row[]
  readonly now: number
  readonly offset: number
  readonly stamps: Row
}

/** Three stores, four racks each, three shelves each. */
function locationsOf(plants: readonly Plant[], stamps: Row): Row[] {
  const rows: Row[] = []
  const add = (plantId: number, code: string, parentId: number | null, remark: string | null) => {
    rows.push({ id: rows.length + 1, plantId, code, parentId, remark, sortOrder: rows.length * SORT_STEP, status: 'ENABLED', ...stamps })
    return rows.length
  }
  for (const { id } of plants)
    for (const [store, name] of Object.entries(materials.stores)) {
      const root = add(id, store, null, name)
      for (let rack = 1; rack <= 4; rack++) {
        const above = add(id, `${store}-0${rack}`, root, null)
        for (let shelf = 1; shelf <= 3; shelf++) add(id, `${store}-0${rack}-${shelf}`, above, null)
      }
    }
  return rows
}
const shelvesOf = (locations: readonly Row[], plantId: unknown, store: string) =>
  locations.filter((row) => row.plantId === plantId && /^.-\d\d-\d$/.test(String(row.code)) && String(row.code).startsWith(store))

function accessoriesOf(plants: readonly Plant[], locations: readonly Row[], stamps: Row): Row[] {
  const { accessories } = materials
  return plants.flatMap((plant, nth) =>
    accessories.map(({ weekly: _, ...row }, at) => {
      const shelves = shelvesOf(locations, plant.id, 'B')
      return {
        id: nth * accessories.length + at + 1,
        plantId: plant.id,
        ...row,
        locationId: shelves[at % shelves.length]?.id ?? null,
        sortOrder: (at + 1) * SORT_STEP,
        status: 'ENABLED',
        ...stamps,
      }
    }),
  )
}

/** Which parts fit a machine. */
function partsByMachine(parts: readonly Row[]): ReadonlyMap<unknown, readonly Row[]> {
  const fitting = new Map<unknown, Row[]>()
  for (const part of parts)
    for (const id of part.equipmentIds as number[]) {
      const known = fitting.get(id)
      if (known) known.push(part)
      else fitting.set(id, [part])
    }
  return fitting
}
/** What open orders are going to take of each part. */
function dueOf({ needs, orders }: StockSources): ReadonlyMap<unknown, number> {
  const open = new Set(orders.filter(({ status }) => status === 'PENDING' || status === 'IN_PROGRESS').map(({ id }) => id))
  const due = new Map<unknown, number>()
  for (const { orderId, partId, quantity } of needs) if (open.has(orderId)) due.set(partId, (due.get(partId) ?? 0) + (quantity as number))
  return due
}

/** What finished maintenance took, and what repairs of machines took of the parts that fit them. */
function partEvents(random: Random, { parts, needs, orders, repairs, repairers, now }: StockSources): Event[] {
  const byId = new Map(parts.map((row) => [row.id, row]))
  const since = now - DAYS * DAY_MS
  const events: Event[] = []
  for (const need of needs) {
    const [order, part] = [orders.find((row) => row.id === need.orderId), byId.get(need.partId as number)]
    const at = (order?.doneAt as Date | null)?.getTime() ?? 0
    if (!order || !part || order.status !== 'DONE' || at <= since) continue
    events.push({
      at,
      about: part,
      entry: {
        ...{ quantity: need.quantity, repairerId: order.ownerId ?? null, usage: order.checkName },
        ...{ maintenanceOrderId: order.id, equipmentId: order.equipmentId },
      },
    })
  }
  const fittingOf = partsByMachine(parts)
  for (const repair of repairs) {
    const [begun, at] = [repair.beginDate, repair.completeDate].map((moment) => (moment as Date | null)?.getTime() ?? 0) as [number, number]
    const fitting = fittingOf.get(repair.equipmentId) ?? []
    if (begun <= since || repair.status !== 'COMPLETED' || !fitting.length || !random.chance(0.4)) continue
    const part = random.pick(fitting)
    const [someone] = (repair.repairerIds as number[] | undefined) ?? []
    const taker = someone ?? repairers.find((row) => row.plantId === repair.plantId)?.id ?? null
    const entry = { repairerId: taker, repairLogId: repair.id, equipmentId: repair.equipmentId, usage: materials.remarks.repaired }
    // Now and then one too many is taken to the machine, and brought back when the work is done.
    const isTooMany = random.chance(0.08)
    const taken = begun + Math.floor((at - begun) * 0.6)
    events.push({ at: taken, about: part, entry: { ...entry, quantity: isTooMany ? 2 : 1 } })
    if (isTooMany) events.push({ at, about: part, entry: { ...entry, storeType: 'RETURN', quantity: 1 } })
  }
  return events
}

/** Parts that came long before the books of the demo begin, and have not moved: dear ones, since these are what a store looks for. */
function deadOf(parts: readonly Row[], events: readonly Event[], { plants, now }: { plants: readonly Plant[]; now: number }) {
  const moved = new Set(events.map(({ about }) => about))
  const cost = (part: Row) => (part.unitPrice as number) * (part.minQuantity as number)
  const resting = parts.filter((part) => !moved.has(part)).toSorted((a, b) => cost(b) - cost(a))
  const dead = plants.flatMap(({ id }) => resting.filter(({ plantId }) => plantId === id).slice(0, DEAD))
  return new Map(dead.map((part, at) => [part, now - (DEAD_AGE_DAYS + at) * DAY_MS]))
}

/** What waiting repairs lack, and what open work is going to take: reserved as if somebody had asked for it. */
function reservedOf({ parts, needs, orders, repairs, now, stamps }: StockSources) {
  const [lines, reservations]: [Row[], Row[]] = [[], []]
  const reserve = (part: Row, needed: number, more: Row) => {
    const { plantId, id: partId } = part
    reservations.push({ id: reservations.length + 1, plantId, partId, quantity: needed, needed, taken: 0, ...more, ...stamps })
    Object.assign(part, { reserved: ((part.reserved as number | undefined) ?? 0) + needed })
    Object.assign(part, sparePartLedger.ledger.derive?.(part as unknown as LockedRecord, new Date(now)))
  }
  for (const [nth, repair] of repairs.filter((row) => row.status === 'WAITING_PARTS').entries()) {
    const fitting = parts.filter((row) => (row.equipmentIds as number[]).includes(repair.equipmentId as number))
    // Every other one waits for more than there is; the parts of the others have come, and their repairers know.
    const isHere = nth % 2 === 1
    const part = isHere ? fitting.find((row) => (row.quantity as number) >= 1) : fitting[nth % fitting.length]
    if (!part) continue
    const quantity = isHere ? 1 : (part.quantity as number) + 1
    if (isHere) repair.partsToldAt = new Date(now - HOUR_MS)
    const of = { plantId: repair.plantId, repairId: repair.id, partId: part.id, partName: part.name }
    lines.push({ id: lines.length + 1, ...of, quantity, ...stamps })
    reserve(part, quantity, { repairLogId: repair.id, dueDate: new Date(now - DAY_MS).toISOString().slice(0, 10) })
  }
  for (const need of needs) {
    const [order, part] = [orders.find((row) => row.id === need.orderId), parts.find((row) => row.id === need.partId)]
    if (part && (order?.status === 'PENDING' || order?.status === 'IN_PROGRESS'))
      reserve(part, need.quantity as number, { maintenanceOrderId: order.id, dueDate: order.planDate })
  }
  return { lines, reservations }
}

function accessoryEvents(random: Random, rows: readonly Row[], { staff, workshops, now }: StockSources): Event[] {
  const weekly = new Map<unknown, number>(materials.accessories.map((row) => [row.code, row.weekly]))
  const events: Event[] = []
  for (const row of rows) {
    const keepers = staff.filter((one) => one.plantId === row.plantId && one.isAcc)
    const places = workshops.filter((one) => one.plantId === row.plantId)
    if (!keepers.length) continue
    for (let day = 1; day < DAYS; day += 3.5) {
      const quantity = Math.max(1, Math.round(((weekly.get(row.code) ?? 1) / 2) * random.between(0.6, 1.4)))
      const at = now - (DAYS - day) * DAY_MS + Math.round(random.between(0, 0.3) * DAY_MS)
      events.push({
        at,
        about: row,
        entry: { quantity, staffId: random.pick(keepers).id, workshopId: places.length ? random.pick(places).id : null },
      })
    }
  }
  return events
}

/** Locations, auxiliary materials, inks and ninety days of movements that agree with the repairs and orders of the demo. */
export function stockOf(random: Random, plants: readonly Plant[], sources: StockSources) {
  const locations = locationsOf(plants, sources.stamps)
  for (const [at, part] of sources.parts.entries()) {
    const shelves = shelvesOf(locations, part.plantId, 'A')
    part.locationId = shelves[at % shelves.length]?.id ?? null
  }
  const accessories = accessoriesOf(plants, locations, sources.stamps)
  const since = sources.now - DAYS * DAY_MS
  const moves = partEvents(random, sources)
  const dead = deadOf(sources.parts, moves, { plants, now: sources.now })
  const partLog = booked(sparePartLedger.ledger, sources.parts, { events: moves, since, reserved: dueOf(sources), dead })
  const { lines, reservations } = reservedOf(sources)
  const materialLog = booked(accessoryLedger.ledger, accessories, { events: accessoryEvents(random, accessories, sources), since })
  for (const entry of materialLog) entry.staffId ??= sources.staff.find((one) => one.plantId === entry.plantId && one.isAcc)?.id
  // Nobody is told of what has been low since before the base was.
  for (const row of [...sources.parts, ...accessories]) if (row.lowAlarm === 'DUE') row.lowAlarm = 'TOLD'
  const counted = stocktakesOf({ ...sources, accessories, materialLog, locations })
  const colours = inksOf(random, plants, { ...sources, locations })
  const items = [
    { rows: sources.parts, key: 'partId', kind: 'PARTS' },
    { rows: accessories, key: 'accessoryId', kind: 'MATERIALS' },
    { rows: colours.find(([of]) => of === ink)?.[1] ?? [], key: 'inkId', kind: 'INK' },
  ]
  const orders = stockOrdersOf({ ...sources, items, plantIds: plants.map(({ id }) => id) })
  return {
    before: [[storageLocation, locations]] as const,
    after: [
      [repairPart, lines],
      [partReservation, reservations],
      [accessory, accessories],
      ...colours,
      [stockOrder, orders],
      [stocktake, counted.takes],
      [stocktakeLine, counted.lines],
      [sparePartLog, partLog],
      [accessoryLog, [...materialLog, ...counted.entries]],
    ] as const,
  }
}
