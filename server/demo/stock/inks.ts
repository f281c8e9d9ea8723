import { afterMovement, costOf, type LockedRecord, signOf } from '../../domain/ledger/index.ts'
import { ink, inkCan, inkLedger, inkLog, inkStock, inkUnit } from '../../domain/stock/index.ts'
import { addDays, businessDay } from '../../kernel/index.ts'
import type { Plant, Row } from '../plants/plants.ts'
import type { Random } from '../random.ts'
import { listed, SORT_STEP } from '../tables.ts'
import { CAN_KG, inkCansOf } from './inkCans.ts'
import materials from './materials.json' with { type: 'json' }

const DAY_MS = 86_400_000
const DAYS = 90
/** How long ink keeps from its receipt. */
const SHELF_LIFE_DAYS = 200

const { inkUnits, inkSeries, inkColours, inkSpec, remarks } = materials
const kilograms = (n: number) => Math.round(n * 1000) / 1000

interface InkSources {
  readonly locations: readonly Row[]
  readonly staff: readonly Row[]
  readonly vendors: readonly Row[]
  readonly now: number
  readonly offset: number
  readonly stamps: Row
}
interface Lot {
  readonly at: number
  readonly batchNo: string
  readonly expiringDate: string
  readonly cans: number
}

/** The books of one ink: what came, batch by batch, and what was taken of what expired first. */
function bookKeeper(about: Row, sources: InkSources & { shelves: readonly Row[]; staffId: unknown; random: Random }) {
  const { offset, stamps, random, shelves, staffId } = sources
  const lots: Row[] = []
  const entries: Row[] = []
  const write = (lot: Row, movement: Row, at: Date) => {
    const change = (signOf(movement) ?? 0) * (movement.quantity as number)
    const lockedItem = about as unknown as LockedRecord
    const cost = costOf(movement, lockedItem, change)
    Object.assign(about, afterMovement(inkLedger.ledger, lockedItem, { change, amount: cost.amount, at }))
    Object.assign(lot, { quantity: kilograms((lot.quantity as number) + change), lastMovedAt: at })
    const { batchNo, locationId, expiringDate } = lot
    const result = { quantityChanged: change, balance: about.quantity, placeBalance: lot.quantity, ...cost }
    const stamped = { bookedAt: at, createdAt: at, updatedAt: at }
    const place = { inkId: about.id, lot, batchNo, locationId, expiringDate }
    entries.push({ state: 'POSTED', plantId: about.plantId, staffId, ...place, ...movement, ...result, ...stamped })
  }
  return {
    lots,
    entries,
    receive({ at, batchNo, expiringDate, cans }: Lot) {
      const receivedDate = businessDay(new Date(at), offset)
      const row = { plantId: about.plantId, inkId: about.id, batchNo, locationId: random.pick(shelves).id, expiringDate, receivedDate }
      const lot = { ...row, quantity: 0, state: 'OPEN', ...stamps, createdAt: new Date(at), updatedAt: new Date(at) }
      lots.push(lot)
      write(lot, { storeType: 'IN', quantity: cans * CAN_KG, cans }, new Date(at))
    },
    /** Takes what expires first; what has expired stays where it is. */
    take(wanted: number, at: number, entry: Row) {
      const today = businessDay(new Date(at), offset)
      const open = lots.filter((lot) => (lot.quantity as number) > 0 && String(lot.expiringDate) >= today)
      let left = wanted
      for (const lot of open.toSorted((a, b) => (String(a.expiringDate) < String(b.expiringDate) ? -1 : 1))) {
        const quantity = kilograms(Math.min(left, lot.quantity as number))
        if (quantity <= 0) break
        write(lot, { storeType: 'OUT', quantity, ...entry }, new Date(at))
        left = kilograms(left - quantity)
      }
    },
  }
}

/** What makes a list of stock worth reading: batches that expire soon, one that has, and one that waits to be judged. */
const SPECIAL: Readonly<Record<number, number>> = { 3: 9, 8: 23, 12: -6 }
const DOUBTFUL = 5
/** Inks of which a long run has taken all but so many kilograms, before anybody bought more. */
const RUN_LOW: Readonly<Record<number, number>> = { 1: 14.5, 10: 8 }

function booksOf(about: Row, nth: number, sources: Parameters<typeof bookKeeper>[1] & { plant: Plant }) {
  const { now, offset, random, plant } = sources
  const books = bookKeeper(about, sources)
  const since = now - DAYS * DAY_MS
  const special = SPECIAL[nth]
  let batch = 0
  const receive = (at: number, cans: number, expiresInDays?: number) => {
    const day = businessDay(new Date(at), offset)
    const batchNo = `B${day.slice(2).replaceAll('-', '')}-${++batch}`
    const expiringDate =
      expiresInDays === undefined ? addDays(day, SHELF_LIFE_DAYS) : addDays(businessDay(new Date(now), offset), expiresInDays)
    books.receive({ at, batchNo, expiringDate, cans })
  }
  receive(since, 4, special)
  // What expires is what nobody has used: these inks have been asked for little.
  const weekly = special === undefined ? random.between(6, 30) : 1.5
  for (let day = 2; day < DAYS; day += 3.5) {
    const at = since + day * DAY_MS + Math.round(random.between(0.05, 0.3) * DAY_MS)
    if ((about.quantity as number) < (about.minQuantity as number)) receive(at - DAY_MS, 4)
    const machine = random.pick(plant.machines)
    const wanted = Math.round((weekly / 2) * random.between(0.5, 1.5) * 10) / 10
    books.take(wanted, at, { equipmentId: machine.id, decorCode: `W${Math.floor(random.between(1000, 1060))}`, usage: remarks.printed })
  }
  const left = RUN_LOW[nth]
  // The last run of the week may have been later than that: nothing is booked before it.
  const longRunAt = Math.max(now - DAY_MS / 4, (about.lastMovedAt as Date | null)?.getTime() ?? 0)
  if (left !== undefined)
    books.take(kilograms((about.quantity as number) - left), longRunAt, {
      equipmentId: plant.machines[0]?.id,
      usage: remarks.longRun,
    })
  const last = books.lots.at(-1)
  if (nth === DOUBTFUL && last) Object.assign(last, { state: 'QUARANTINED', remark: remarks.doubtful })
  return books
}

/** Inks in batches on their shelves, with ninety days of receipts and issues; every batch was taken in the order in which it expires. */
export function inksOf(random: Random, plants: readonly Plant[], sources: InkSources) {
  const { stamps, locations, staff, vendors } = sources
  const vendorId = vendors.find((row) => row.businessType === 'INK')?.id ?? null
  const plain = { status: 'ENABLED', ...stamps }
  const units: Row[] = []
  const inks: Row[] = []
  const stocks: Row[] = []
  const entries: Row[] = []
  for (const plant of plants) {
    const inkUnitId = units.length + 1
    units.push(...listed(inkUnits, stamps).map((row, at) => ({ ...row, id: inkUnitId + at, plantId: plant.id })))
    const shelves = locations.filter((row) => row.plantId === plant.id && /^C-\d\d-\d$/.test(String(row.code)))
    const keepers = staff.filter((one) => one.plantId === plant.id && one.isInk)
    const own = inkSeries.flatMap(({ code, name, unitPrice }) =>
      inkColours.map((colour, at) => {
        return { code: `YM-${code}${String(at + 1).padStart(2, '0')}`, name: `${colour}${name}`, spec: inkSpec, unitPrice }
      }),
    )
    for (const [nth, one] of own.entries()) {
      const limits = { minQuantity: 30, inkUnitId, vendorId, sortOrder: (nth + 1) * SORT_STEP }
      const row = { id: inks.length + 1, plantId: plant.id, ...one, ...limits, quantity: 0, value: 0, lastMovedAt: null, ...plain }
      inks.push(row)
      const staffId = random.pick(keepers).id
      const books = booksOf(row, nth, { ...sources, plant, shelves, staffId, random })
      stocks.push(...books.lots)
      entries.push(...books.entries)
    }
  }
  for (const [at, lot] of stocks.entries()) lot.id = at + 1
  entries.sort((a, b) => (a.bookedAt as Date).getTime() - (b.bookedAt as Date).getTime())
  const log = entries.map(({ lot, ...row }, at) => ({ id: at + 1, inkStockId: (lot as Row).id, ...row }))
  // Nobody is told of what has been low since before the base was.
  for (const row of inks) if (row.lowAlarm === 'DUE') row.lowAlarm = 'TOLD'
  return [
    [inkUnit, units],
    [ink, inks],
    [inkStock, stocks],
    [inkLog, log],
    [inkCan, inkCansOf(plants, { ...sources, stocks, log })],
  ] as const
}
