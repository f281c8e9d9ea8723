import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { registry } from '../../../server/domain/index.ts'
import { sparePart, sparePartLog } from '../../../server/domain/stock/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { openStore } from '../../../server/store/index.ts'
import { inProcess } from '../../support/servers/inProcess.ts'
import { type Cost, costOf, medians, ratio, told } from '../cost.ts'
import { BUSY, stockBase } from './stockBase.ts'

const [FEW, MANY] = [
  [2_000, 250_000],
  [200_000, 5_000_000],
] as const
const LAST_DAY = '2026-11-21'
const NOW = new Date(`${LAST_DAY}T03:00:00Z`)
const ROUNDS = Number(process.env.ROUNDS ?? 40)
const actor = systemActor(1)

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
/** What a posting writes of it. */
const derive = (store: Opened['store'], next: (item: { quantity: number }) => object) =>
  store.write(actor, async (uow) => {
    const parts = uow.of(sparePart)
    const held = await parts.lockForUpdate(MOVED)
    await parts.writeDerived(held, { ...next(held), lastMovedAt: NOW } as never)
  })
async function comeAndGo(store: Opened['store']) {
  const item = { code: `N-${performance.now()}`, name: 'bearing', unit: 'pcs', stockStatus: 'NORMAL' }
  const { id } = await store.write(actor, (uow) => uow.of(sparePart).create(item as never))
  await store.write(actor, async (uow) => uow.of(sparePart).remove(await uow.of(sparePart).lockManyForUpdate([id], 'remove')))
}
/** What comes before a list: nothing, writes of one item, or what leaves nothing to be remembered. */
const BEFORE: Readonly<Record<string, (store: Opened['store'], round: number) => unknown>> = {
  'asked again': () => {},
  'after a posting': (store, round) => derive(store, ({ quantity }) => ({ quantity: quantity + (round % 2 ? -1 : 1) })),
  'after a flip': (store, round) => derive(store, () => ({ stockStatus: round % 2 ? 'NORMAL' : 'LOW' })),
  'one came and went': (store) => comeAndGo(store),
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
      console.log(`  ${status.padEnd(10)} ${when.padEnd(18)} ${told(small)} and ${told(large)}, ratio ${ratio(large, small)}`)
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

/** Lists, the page of an item and postings, of 200,000 items with 5,000,000 entries. */
export async function benchFigures(): Promise<void> {
  const files = [await stockBase(...FEW, LAST_DAY), await stockBase(...MANY, LAST_DAY)] as const
  const [few, many] = [await opened(files[0]), await opened(files[1])]
  await lists(few, many)
  await itemPage(many)
  await few.close()
  await many.close()
  // By Node itself, as the product runs: what reads TypeScript for benches names each function anew whenever it is made.
  execFileSync(process.execPath, [fileURLToPath(new URL('stockPostings.ts', import.meta.url)), files[1], LAST_DAY], { stdio: 'inherit' })
}
