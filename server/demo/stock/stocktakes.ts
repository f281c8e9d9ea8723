import { afterMovement, costOf, type LockedRecord } from '../../domain/ledger/index.ts'
import { accessoryLedger } from '../../domain/stock/index.ts'
import { demoUsers } from '../people/people.ts'
import type { Row } from '../plants/plants.ts'

const HOUR_MS = 3_600_000
/** Whoever counted something does not approve it: that is left to the others who log in to look around, such as the manager. */
const COUNTER = demoUsers.findIndex(({ username }) => username === 'storekeeper') + 1
const DAY_MS = 24 * HOUR_MS
/** What was found beside the books, line by line; null where nobody has looked yet. */
const FOUND_PARTS = [0, 0, -1, 0, 1, 0, null, null, null, null]
const FOUND_ALL_PARTS = [0, 0, -1, 0, 2, 0, 0, 0, -2, 0, 0]
const FOUND_MATERIALS = [0, -2, 0, 0, 0, 1, 0, 0]

interface StocktakeSources {
  readonly parts: readonly Row[]
  readonly accessories: readonly Row[]
  readonly materialLog: readonly Row[]
  readonly locations: readonly Row[]
  readonly staff: readonly Row[]
  readonly now: number
  readonly stamps: Row
}
const numberOf = (at: Date) => `PD${at.toISOString().slice(0, 10).replaceAll('-', '')}-0001`
const cents = (lines: readonly Row[]) => lines.reduce((sum, { worth }) => sum + Math.round(((worth as number | null) ?? 0) * 100), 0) / 100

function takeOf(id: number, sources: StocktakeSources, { place: code, at }: { place: string; at: Date }) {
  const { accessories, locations, staff, stamps } = sources
  const plantId = accessories[0]?.plantId
  const kind = code.startsWith('A') ? 'PARTS' : 'MATERIALS'
  const place = locations.find((row) => row.plantId === plantId && row.code === code)
  const keeper = staff.find((one) => one.plantId === plantId && one.isAcc)
  return {
    ...{ id, plantId, kind, stocktakeNo: numberOf(at), locationIds: place ? [place.id] : [] },
    ...{ isBlind: false, counterIds: [COUNTER], staffId: kind === 'PARTS' ? null : (keeper?.id ?? null) },
    ...stamps,
    ...{ createdAt: at, updatedAt: at },
  }
}
const lineOf = (about: Row, item: Row, stamps: Row) => ({
  ...{ plantId: about.plantId, stocktakeId: about.id, stocktakeNo: about.stocktakeNo },
  ...{ code: item.code, name: item.name, unit: item.unit, locationId: item.locationId, recounts: 0 },
  ...stamps,
  ...{ createdAt: about.createdAt, updatedAt: about.createdAt },
})

function partLines(about: Row, { parts, locations, now, stamps }: StocktakeSources, all: readonly (number | null)[]): Row[] {
  const [rack] = about.locationIds as number[]
  const shelves = new Set(locations.filter(({ parentId }) => parentId === rack).map(({ id }) => id))
  const here = parts.filter(({ locationId }) => shelves.has(locationId))
  return here.map((item, nth) => {
    const [difference, booked] = [all[nth % all.length] ?? null, item.quantity as number]
    const line = { ...lineOf(about, item, stamps), partId: item.id, frozen: booked }
    if (difference === null) return { ...line, state: 'OPEN' }
    const found = Math.max(-booked, difference)
    const worth = costOf({ storeType: 'CHECK' }, item as never, found).amount
    const countedAt = new Date(now - 2 * HOUR_MS + nth)
    return { ...line, state: 'COUNTED', counted: booked + found, booked, countedAt, countedById: COUNTER, worth }
  })
}

/** Lines and entries of materials; balances are left as the entries make them. */
function countedMaterials(about: Row, { accessories, materialLog, stamps }: StocktakeSources, at: Date) {
  const [lines, entries]: [Row[], Row[]] = [[], []]
  const isStill = (row: Row) => ((row.lastMovedAt as Date | null)?.getTime() ?? 0) < at.getTime()
  for (const [nth, item] of accessories.filter((row) => row.plantId === about.plantId && isStill(row)).entries()) {
    const booked = item.quantity as number
    const change = Math.max(-booked, FOUND_MATERIALS[nth % FOUND_MATERIALS.length] ?? 0)
    const counted = booked + change
    const lockedItem = { ...item } as unknown as LockedRecord
    const cost = costOf({ storeType: 'CHECK' }, lockedItem, change)
    Object.assign(item, afterMovement(accessoryLedger.ledger, lockedItem, { change, amount: cost.amount, at }))
    const found = { counted, booked, countedAt: at, countedById: COUNTER, worth: cost.amount }
    lines.push({ ...lineOf(about, item, stamps), accessoryId: item.id, frozen: booked, state: 'COUNTED', ...found })
    entries.push({
      ...{ id: materialLog.length + nth + 1, plantId: about.plantId, accessoryId: item.id, staffId: about.staffId, stocktakeId: about.id },
      ...{ storeType: 'CHECK', state: 'POSTED', quantityCheck: counted, countedAt: at, bookedAt: at },
      ...{ quantityChanged: change, balance: counted, ...cost, createdAt: at, updatedAt: at },
    })
  }
  return { lines, entries }
}

const figuresOf = (lines: readonly Row[]) => {
  const different = lines.filter((line) => line.counted !== line.booked)
  const accuracy = Math.round(((lines.length - different.length) / Math.max(1, lines.length)) * 10_000) / 10_000
  return { lineCount: lines.length, differentLines: different.length, differenceValue: cents(different), accuracy }
}

/**
 * Three lists of the first plant: a rack of parts that is being counted, one that waits for approval, and the store of materials, whose
 * differences stand in the books.
 */
export function stocktakesOf(sources: StocktakeSources) {
  const { now } = sources
  const at = new Date(now - HOUR_MS)
  // Numbered in the order in which they were begun; not of today, whose numbers are given out by the server.
  const running = takeOf(3, sources, { place: 'A-01', at: new Date(now - 26 * HOUR_MS) })
  const done = takeOf(1, sources, { place: 'B', at: new Date(now - 4 * DAY_MS) })
  const waiting = takeOf(2, sources, { place: 'A-02', at: new Date(now - 3 * DAY_MS) })
  const open = partLines(running, sources, FOUND_PARTS)
  const toApprove = partLines(waiting, sources, FOUND_ALL_PARTS)
  const { lines, entries } = countedMaterials(done, sources, at)
  return {
    takes: [
      { ...running, state: 'COUNTING', lineCount: open.length },
      { ...done, state: 'POSTED', submittedAt: at, postedAt: at, ...figuresOf(lines) },
      { ...waiting, state: 'SUBMITTED', submittedAt: at, ...figuresOf(toApprove) },
    ],
    lines: [...open, ...lines, ...toApprove].map((line, nth) => ({ id: nth + 1, ...line })),
    entries,
  }
}
