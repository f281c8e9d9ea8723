import type { Held } from '../domain/ledger/index.ts'
import { repairPart } from '../domain/repair/index.ts'
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
} from '../domain/stock/index.ts'
import { booked, type Event } from './bookings.ts'
import { inksOf } from './inks.ts'
import type { Plant, Row } from './plants.ts'
import type { Random } from './random.ts'
import { stockOrdersOf } from './stockOrders.ts'
import { stocktakesOf } from './stocktakes.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** How long the books go back. */
const DAYS = 90
/** Of each plant, so many parts that nobody has asked for have lain there for more than a year. */
const DEAD = 4
const DEAD_AGE_DAYS = 400
const SORT_STEP = 10

/** Code | name | specification | unit | kept at least | price | used up in a week. */
const ACCESSORIES = `
FL-JD48 | 美纹胶带 | 48 mm × 50 m | 卷 | 40 | 6.5 | 18
FL-JD72 | 封箱胶带 | 72 mm × 100 m | 卷 | 30 | 9.8 | 12
FL-WB | 无尘擦拭布 | 9 寸，150 片/包 | 包 | 20 | 32 | 9
FL-ST | 棉纱手套 | 600 g | 双 | 100 | 2.2 | 60
FL-DJ | 丁腈手套 | L，100 只/盒 | 盒 | 15 | 46 | 6
FL-KZ | 防毒口罩滤盒 | 3 号，有机气体 | 对 | 20 | 38 | 5
FL-CRM | 缠绕膜 | 500 mm × 300 m | 卷 | 24 | 42 | 10
FL-HZ | 护边纸角 | 50×50×4，1.2 m | 根 | 200 | 3.1 | 120
FL-ZX | 纸芯管 | 内径 76 mm，1.4 m | 根 | 80 | 11.5 | 45
FL-BQ | 热敏标签纸 | 100×70，1000 张/卷 | 卷 | 12 | 24 | 5
FL-RJ | 清洗溶剂 | 乙酸乙酯，180 kg/桶 | kg | 180 | 6.9 | 95
FL-SB | 沙布 | 240 目，230×280 | 张 | 60 | 1.9 | 22
FL-CJ | 擦机布 | 40×40 cm，10 kg/包 | 包 | 15 | 68 | 6
FL-XS | 洗手膏 | 2 kg/桶 | 桶 | 8 | 22 | 3
FL-JS | 胶水 | 801，10 kg/桶 | 桶 | 6 | 95 | 2
FL-DB | 打包带 | PET 16×0.8，20 kg/卷 | 卷 | 10 | 165 | 3
FL-TP | 木托盘 | 1200×1000 | 个 | 40 | 62 | 25
FL-PE | PE 袋 | 1500×1200×0.05 | 个 | 200 | 2.6 | 110
FL-BI | 记号笔 | 黑色，油性 | 支 | 20 | 3.5 | 8
FL-LW | 墨桶滤网 | 120 目 | 个 | 30 | 4.8 | 14
`
interface Given {
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
    for (const [store, name] of [
      ['A', '备件库'],
      ['B', '辅料库'],
      ['C', '油墨库'],
    ] as const) {
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
  const lines = ACCESSORIES.trim().split('\n')
  return plants.flatMap((plant, nth) =>
    lines.map((line, at) => {
      const [code, name, spec, unit, least, price] = line.split('|').map((part) => part.trim())
      const shelves = shelvesOf(locations, plant.id, 'B')
      return {
        id: nth * lines.length + at + 1,
        plantId: plant.id,
        ...{ code, name, spec, unit, minQuantity: Number(least), unitPrice: Number(price) },
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
function dueOf({ needs, orders }: Given): ReadonlyMap<unknown, number> {
  const open = new Set(orders.filter(({ status }) => status === 'PENDING' || status === 'IN_PROGRESS').map(({ id }) => id))
  const due = new Map<unknown, number>()
  for (const { orderId, partId, quantity } of needs) if (open.has(orderId)) due.set(partId, (due.get(partId) ?? 0) + (quantity as number))
  return due
}

/** What finished maintenance took, and what repairs of machines took of the parts that fit them. */
function partEvents(random: Random, { parts, needs, orders, repairs, repairers, now }: Given): Event[] {
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
    const entry = { repairerId: taker, repairLogId: repair.id, equipmentId: repair.equipmentId, usage: '维修更换' }
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
function reservedOf({ parts, needs, orders, repairs, now, stamps }: Given) {
  const [lines, reservations]: [Row[], Row[]] = [[], []]
  const reserve = (part: Row, needed: number, more: Row) => {
    const { plantId, id: partId } = part
    reservations.push({ id: reservations.length + 1, plantId, partId, quantity: needed, needed, taken: 0, ...more, ...stamps })
    Object.assign(part, { reserved: ((part.reserved as number | undefined) ?? 0) + needed })
    Object.assign(part, sparePartLedger.ledger.derive?.(part as unknown as Held, new Date(now)))
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

function accessoryEvents(random: Random, rows: readonly Row[], { staff, workshops, now }: Given): Event[] {
  const weekly = new Map(
    ACCESSORIES.trim()
      .split('\n')
      .map((line) => [line.split('|')[0]?.trim(), Number(line.split('|')[6])]),
  )
  const events: Event[] = []
  for (const row of rows) {
    const keepers = staff.filter((one) => one.plantId === row.plantId && one.isAcc)
    const places = workshops.filter((one) => one.plantId === row.plantId)
    if (!keepers.length) continue
    for (let day = 1; day < DAYS; day += 3.5) {
      const quantity = Math.max(1, Math.round(((weekly.get(row.code as string) ?? 1) / 2) * random.between(0.6, 1.4)))
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
export function stockOf(random: Random, plants: readonly Plant[], given: Given) {
  const locations = locationsOf(plants, given.stamps)
  for (const [at, part] of given.parts.entries()) {
    const shelves = shelvesOf(locations, part.plantId, 'A')
    part.locationId = shelves[at % shelves.length]?.id ?? null
  }
  const accessories = accessoriesOf(plants, locations, given.stamps)
  const since = given.now - DAYS * DAY_MS
  const moves = partEvents(random, given)
  const dead = deadOf(given.parts, moves, { plants, now: given.now })
  const partLog = booked(sparePartLedger.ledger, given.parts, { events: moves, since, kept: dueOf(given), dead })
  const { lines, reservations } = reservedOf(given)
  const materialLog = booked(accessoryLedger.ledger, accessories, { events: accessoryEvents(random, accessories, given), since })
  for (const entry of materialLog) entry.staffId ??= given.staff.find((one) => one.plantId === entry.plantId && one.isAcc)?.id
  // Nobody is told of what has been low since before the base was.
  for (const row of [...given.parts, ...accessories]) if (row.lowAlarm === 'DUE') row.lowAlarm = 'TOLD'
  const counted = stocktakesOf({ ...given, accessories, materialLog, locations })
  const colours = inksOf(random, plants, { ...given, locations })
  const items = [
    { rows: given.parts, key: 'partId', kind: 'PARTS' },
    { rows: accessories, key: 'accessoryId', kind: 'MATERIALS' },
    { rows: colours.find(([of]) => of === ink)?.[1] ?? [], key: 'inkId', kind: 'INK' },
  ]
  const orders = stockOrdersOf({ ...given, items, plantIds: plants.map(({ id }) => id) })
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
