import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registry } from '../../server/domain/index.ts'
import { sparePart, sparePartLog } from '../../server/domain/stock/index.ts'
import { operations, systemActor } from '../../server/kernel/index.ts'
import { openStore } from '../../server/store/index.ts'
import { openFile } from '../../server/store/sqlite.ts'
import { inProcess } from '../support/inProcess.ts'
import { median } from './servers.ts'
import { BUSY, stockBase } from './stockBase.ts'

const [FEW, MANY] = [
  [2_000, 250_000],
  [200_000, 5_000_000],
] as const
const LAST_DAY = '2026-11-21'
const NOW = new Date(`${LAST_DAY}T03:00:00Z`)
const ROUNDS = Number(process.env.ROUNDS ?? 40)
const POSTINGS = Number(process.env.POSTINGS ?? 3000)
/** Of these, the first find a server that has just begun. */
const WARM = 0.5
const actor = systemActor(1)

interface Cost {
  readonly ms: number
  /** Of all threads of this process, whatever else the machine does. */
  readonly cpuMs: number
}
async function costOf(work: () => unknown): Promise<Cost> {
  const [cpu, begin] = [process.cpuUsage(), performance.now()]
  await work()
  const { user, system } = process.cpuUsage(cpu)
  return { ms: performance.now() - begin, cpuMs: (user + system) / 1000 }
}
const medians = (costs: readonly Cost[]): Cost => ({
  ms: median(costs.map(({ ms }) => ms)),
  cpuMs: median(costs.map(({ cpuMs }) => cpuMs)),
})
const told = ({ ms, cpuMs }: Cost) => `${ms.toFixed(2)} ms (cpu ${cpuMs.toFixed(2)})`
const ratio = (a: Cost, b: Cost) => `${(a.ms / b.ms).toFixed(2)} (cpu ${(a.cpuMs / b.cpuMs).toFixed(2)})`

async function opened(file: string) {
  const store = await openStore({ url: `file:${file}`, now: () => NOW })
  const api = await inProcess(store, registry)
  const ask = async (query: string) => {
    const { errors } = await api.ask(actor, query)
    if (errors.length) throw new Error(errors[0]?.message)
  }
  const close = async () => {
    await api.close()
    await store.close()
  }
  return { store, ask, close }
}
type Opened = Awaited<ReturnType<typeof opened>>

const ITEMS = 'items { id code name spec stockStatus available quantity unit minQuantity locationId vendorId status }'
const list = (status: string) => `{ spareParts(filter: { stockStatus: { in: [${status}] } }) { total ${ITEMS} } }`

/** The item that is written between two lists: one that has enough of everything and keeps its status. */
const MOVED = 49
/** What comes before a list: nothing, what a posting writes of an item, or what leaves nothing to be remembered. */
const BEFORE: Readonly<Record<string, (store: Opened['store'], round: number) => unknown>> = {
  'asked again': () => {},
  'after a posting': (store, round) =>
    store.write(actor, async (uow) => {
      const parts = uow.of(sparePart)
      const held = await parts.hold(MOVED)
      await parts.derive(held, { quantity: held.quantity + (round % 2 ? -1 : 1), lastMovedAt: NOW })
    }),
  'counted anew': (store) => store.bulk(sparePart, []),
}

/** Pages of the list, of many items against few. */
async function lists(few: Opened, many: Opened) {
  console.log(`page of the list with total, ${MANY[0]} items against ${FEW[0]} (goal <= 2)`)
  for (const status of ['LOW', 'OUT, LOW', 'OVER', 'NORMAL'])
    for (const [when, write] of Object.entries(BEFORE)) {
      const [a, b]: [Cost[], Cost[]] = [[], []]
      for (let round = 0; round < ROUNDS; round++)
        for (const [side, { store, ask }] of [
          [a, few],
          [b, many],
        ] as const) {
          await write(store, round)
          side.push(await costOf(() => ask(list(status))))
        }
      const [small, large] = [medians(a), medians(b)]
      console.log(`  ${status.padEnd(10)} ${when.padEnd(16)} ${told(small)} and ${told(large)}, ratio ${ratio(large, small)}`)
    }
}

async function itemPage({ ask, store }: Opened) {
  const page = (id: number) => `{
    sparePart(id: ${id}) { id code name spec unit quantity reserved available stockStatus minQuantity maxQuantity unitPrice value locationId actions }
    sparePartCurve(id: ${id}, days: 365) { from to received taken points { day balance value received taken } }
    sparePartLogs(filter: { partId: { eq: ${id} } }) { total items { id bookedAt storeType quantityChanged balance state } }
  }`
  const costs: Record<'busy' | 'quiet', Cost[]> = { busy: [], quiet: [] }
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, id] of [
      ['busy', 1 + (round % BUSY)],
      ['quiet', 5_000 + round * 37],
    ] as const) {
      await store.bulk(sparePartLog, [])
      costs[name].push(await costOf(() => ask(page(id))))
    }
  console.log(`page of an item with the curve of a year, ${MANY[1]} entries (goal <= 30 ms)`)
  console.log(`  item with 2000 entries in the year ${told(medians(costs.busy))}, with few ${told(medians(costs.quiet))}`)
}

/** The least that a posting is: an entry and a balance, in one transaction that is on disk. */
function bareOf(file: string) {
  const base = openFile(file)
  const columns =
    'plant_id, part_id, store_type, quantity, booked_at, quantity_changed, balance, unit_price, amount, state, created_at, updated_at'
  const places = columns.split(', ').map((name) => `@${name}`)
  const insert = base.prepare(`insert into spare_part_log (${columns}) values (${places.join()}) returning id`)
  const update = base.prepare(
    'update spare_part set quantity = quantity + @change, value = value + @amount, last_moved_at = @at where id = @id',
  )
  const begin = base.prepare('begin immediate')
  const commit = base.prepare('commit')
  const post = (id: number, quantity: number) => {
    const at = NOW.getTime()
    begin.run()
    const entry = {
      plant_id: 1,
      part_id: id,
      store_type: 'IN',
      quantity,
      booked_at: at,
      quantity_changed: quantity,
      balance: quantity,
      unit_price: 185_000,
    }
    insert.get({ ...entry, amount: 18_500, state: 'POSTED', created_at: at, updated_at: at })
    update.run({ id, change: quantity, amount: 18_500, at })
    commit.run()
  }
  return { post, close: () => base.close() }
}

/** Postings one after the other, turn and turn about with the bare statements on a copy of the same base. */
async function postings(file: string) {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-stock-'))
  try {
    const [ours, theirs] = [join(folder, 'ours.sqlite'), join(folder, 'bare.sqlite')]
    for (const copy of [ours, theirs]) copyFileSync(file, copy)
    const [product, bare] = [await opened(ours), bareOf(theirs)]
    const ops = operations(product.store, registry)
    const [a, b]: [Cost[], Cost[]] = [[], []]
    for (let nth = 0; nth < POSTINGS; nth++) {
      const id = 1 + ((nth * 7919) % MANY[0])
      const mine = await costOf(() => ops.create(actor, sparePartLog, { partId: id, storeType: 'IN', quantity: 2, unitPrice: 18.5 }))
      const bareCost = await costOf(() => bare.post(id, 2_000))
      if (nth < POSTINGS * WARM) continue
      a.push(mine)
      b.push(bareCost)
    }
    const [mine, least] = [medians(a), medians(b)]
    console.log(`a posting against its two statements in one transaction (goal <= 1.6)`)
    console.log(`  ${told(mine)} and ${told(least)}, ratio ${ratio(mine, least)}`)
    await product.close()
    bare.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Lists, the page of an item and postings, of 200,000 items with 5,000,000 entries. */
export async function benchFigures(): Promise<void> {
  const files = [await stockBase(...FEW, LAST_DAY), await stockBase(...MANY, LAST_DAY)] as const
  const [few, many] = [await opened(files[0]), await opened(files[1])]
  await lists(few, many)
  await itemPage(many)
  await few.close()
  await many.close()
  await postings(files[1])
}
