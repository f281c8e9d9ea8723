import { allLedgers, type Ledger, ledgerFaults } from '../../../server/domain/ledger/index.ts'
import { maintenanceOrder, maintenanceOrderPart } from '../../../server/domain/maintenance/index.ts'
import { repairLog, repairPart } from '../../../server/domain/repair/index.ts'
import { partReservation, sparePart, sparePartLog, stocktakeLine } from '../../../server/domain/stock/index.ts'
import { isClosed, type Store, systemActor } from '../../../server/kernel/index.ts'
import type { Told } from './stockTraffic.ts'
import { BEGINNING } from './stockYard.ts'

/** In what the books differ from what clients were told, and from themselves. Worked out from the rows alone, past the code that wrote them. */
export const NO_DIFFERENCE = {
  balances: 0,
  chains: 0,
  moments: 0,
  values: 0,
  lost: 0,
  twice: 0,
  refusedAndBooked: 0,
  strangers: 0,
  reversals: 0,
  counts: 0,
  settled: 0,
  reservations: 0,
  doctor: 0,
}
export type Differences = typeof NO_DIFFERENCE

type Row = Readonly<Record<string, unknown>> & { readonly id: number }
interface Entry extends Row {
  readonly storeType: string
  readonly state: string
  readonly quantityChanged: number
  readonly amount: number
  readonly balance: number
  readonly bookedAt: Date
  readonly remark: string | null
  readonly reversesId: number | null
  readonly movedFromId?: number | null
  readonly stocktakeId?: number | null
}
const whole = (n: unknown, scale = 1000) => Math.round((n as number) * scale)

function by<T>(rows: readonly T[], keyOf: (row: T) => unknown): Map<unknown, T[]> {
  const groups = new Map<unknown, T[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}
/** The least that there was after any moment; entries of one moment count together. */
function leastOf(entries: readonly Entry[]): number {
  let [least, running] = [0, 0]
  const moments = [...by(entries, ({ bookedAt }) => bookedAt.getTime())].sort(([a], [b]) => (a as number) - (b as number))
  for (const [, some] of moments) {
    running += some.reduce((sum, one) => sum + whole(one.quantityChanged), 0)
    least = Math.min(least, running)
  }
  return least
}

/** What the rows of one ledger say of each other. */
function keptWrong(
  { key, places }: Ledger,
  { items, there, entries }: { items: readonly Row[]; there: readonly Row[]; entries: readonly Entry[] },
) {
  const wrong = { balances: 0, chains: 0, moments: 0, values: 0 }
  const check = (rows: readonly Row[], name: string, balanceKey: 'balance' | 'placeBalance') => {
    const own = by(entries, (one) => one[name])
    for (const row of rows) {
      const all = (own.get(row.id) ?? []).toSorted((a, b) => a.bookedAt.getTime() - b.bookedAt.getTime() || a.id - b.id)
      let running = 0
      for (const one of all) {
        running += whole(one.quantityChanged)
        if (running !== whole(one[balanceKey])) wrong.chains++
      }
      if (running !== whole(row.quantity)) wrong.balances++
      if (leastOf(all) < 0 || running < 0) wrong.moments++
      if ('value' in row && all.reduce((sum, one) => sum + whole(one.amount, 100), 0) !== whole(row.value, 100)) wrong.values++
    }
  }
  check(items, key, 'balance')
  if (places) check(there, places.key, 'placeBalance')
  return wrong
}

/** What open work still needs by its own lines and the books, against what is reserved. */
async function reservedWrong(store: Store, plantId: number): Promise<number> {
  const read = store.read(systemActor(plantId))
  const [orders, repairs] = [await read.of(maintenanceOrder).find({}), await read.of(repairLog).find({})]
  const open = {
    maintenanceOrderId: new Set(orders.filter((one) => !isClosed(maintenanceOrder, one)).map(({ id }) => id)),
    repairLogId: new Set(repairs.filter((one) => !isClosed(repairLog, one)).map(({ id }) => id)),
  }
  const entries = await read.of(sparePartLog).find({ storeType: ['OUT', 'RETURN'], state: 'POSTED' })
  const wanted = new Map<string, number>()
  const want = (work: keyof typeof open, id: number, { partId, quantity }: { partId: number; quantity: number }) => {
    if (!open[work].has(id)) return
    const own = entries.filter((one) => one[work] === id && one.partId === partId && (work === 'repairLogId' || one.repairLogId === null))
    const taken = -own.reduce((sum, one) => sum + whole(one.quantityChanged), 0)
    wanted.set(`${work} ${id} ${partId}`, Math.max(0, whole(quantity) - Math.max(0, taken)))
  }
  for (const line of await read.of(maintenanceOrderPart).find({})) want('maintenanceOrderId', line.orderId, line)
  for (const line of await read.of(repairPart).find({})) want('repairLogId', line.repairId, line)

  const rows = await read.of(partReservation).find({})
  const nameOf = (row: (typeof rows)[number]) =>
    row.repairLogId === null ? `maintenanceOrderId ${row.maintenanceOrderId} ${row.partId}` : `repairLogId ${row.repairLogId} ${row.partId}`
  const kept = new Map(rows.map((row) => [nameOf(row), whole(row.quantity)]))
  let wrong = [...new Set([...wanted.keys(), ...kept.keys()])].filter((name) => wanted.get(name) !== kept.get(name)).length
  const ofPart = by(rows, ({ partId }) => partId)
  for (const { id, reserved } of await read.of(sparePart).find({}))
    if (whole(reserved) !== (ofPart.get(id) ?? []).reduce((sum, one) => sum + whole(one.quantity), 0)) wrong++
  return wrong
}

/** Compares all books of a plant with themselves and with what clients were told. */
export async function stockBooks(store: Store, plantId: number, told: Told): Promise<Differences> {
  const read = store.read(systemActor(plantId))
  const found = { ...NO_DIFFERENCE }
  const posted = new Map(told.posted.map((one) => [one.key, one]))
  /** What orders took as they were completed, each once. */
  const settled = new Map(told.settled.map(({ orderId, partId, amount }) => [`${orderId} ${partId} ${whole(amount)}`, 0]))
  const ofStocktakes = new Map(told.approved.map((id) => [Number(id), 0]))
  for (const ledger of allLedgers()) {
    const entries = (await read.of(ledger.log).find({})) as unknown as Entry[]
    const items = (await read.of(ledger.item).find({})) as unknown as Row[]
    const there = ledger.places ? ((await read.of(ledger.places.of).find({})) as unknown as Row[]) : []
    const wrong = keptWrong(ledger, { items, there, entries })
    for (const [name, n] of Object.entries(wrong)) found[name as keyof typeof wrong] += n

    // What arrived by a move is the other half of an entry, and so is what takes it back.
    const arrivals = new Set(entries.filter((one) => one.movedFromId != null).map(({ id }) => id))
    const firsts = entries.filter((one) => !arrivals.has(one.id) && !arrivals.has(one.reversesId ?? 0))
    const isSettled = (one: Entry) => one.remark === null && one.maintenanceOrderId != null && one.stocktakeId == null
    for (const one of firsts.filter(isSettled)) {
      const name = `${one.maintenanceOrderId} ${one.partId} ${whole(one.quantity)}`
      settled.set(name, (settled.get(name) ?? 1) + 1)
    }
    const byRemark = by(
      firsts.filter((one) => one.stocktakeId == null && !isSettled(one)),
      ({ remark }) => remark,
    )
    for (const [remark, some] of byRemark) {
      const said = posted.get(remark as string)
      if (remark === BEGINNING) continue
      if (!said) found.strangers += some.length
      else if (said.id === undefined) found.refusedAndBooked++
      else if (some.length > 1) found.twice++
    }
    for (const { stocktakeId } of entries) if (stocktakeId != null) ofStocktakes.set(stocktakeId, (ofStocktakes.get(stocktakeId) ?? 0) + 1)
    for (const one of told.posted) {
      if (one.id === undefined || ledger.log.name !== `${one.item.log[0]?.toLowerCase()}${one.item.log.slice(1)}`) continue
      const own = byRemark.get(one.key)?.[0]
      if (!own || String(one.reverses === undefined ? own.id : own.reversesId) !== one.id) found.lost++
    }
    const byId = new Map(entries.map((one) => [one.id, one]))
    const mirrors = by(
      entries.filter(({ reversesId }) => reversesId !== null),
      ({ reversesId }) => reversesId,
    )
    for (const [id, some] of mirrors) {
      const taken = byId.get(id as number)
      if (some.length !== 1 || taken?.state !== 'REVERSED' || taken.quantityChanged !== -(some[0] as Entry).quantityChanged)
        found.reversals++
    }
    found.reversals += entries.filter((one) => one.state === 'REVERSED' && !mirrors.has(one.id)).length
  }
  const lines = await read.of(stocktakeLine).find({})
  const counted = by(
    lines.filter((one) => one.counted !== null),
    ({ stocktakeId }) => stocktakeId,
  )
  for (const [id, n] of ofStocktakes) if (!told.approved.includes(String(id)) || n !== counted.get(id)?.length) found.counts++
  found.settled = [...settled.values()].filter((n) => n !== 1).length
  found.reservations = await reservedWrong(store, plantId)
  found.doctor = (await ledgerFaults(store as never)).length
  return found
}
