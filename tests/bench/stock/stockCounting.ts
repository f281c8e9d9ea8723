import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword, sha256Hex } from '../../../server/access/index.ts'
import { role, user } from '../../../server/domain/identity/index.ts'
import { sparePart, sparePartLog, storageLocation } from '../../../server/domain/stock/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { seedBase } from '../../../server/setup/index.ts'
import { migrate, openStore } from '../../../server/store/index.ts'
import { importer } from '../../support/samples/importer.ts'
import { workbook } from '../../support/samples/workbooks.ts'
import { PASSWORD } from '../lists/largeBase.ts'
import { median, type Server, signIn, signInAs } from '../servers.ts'

const SHELVES = 50
const ROWS = 5_000
const APPROVER = 'approver'
const ROUNDS = 3
const [DRY_RUN_GOAL, POSTING_GOAL] = [4, 3]
/** Clock ticks of /proc in a second. */
const TICKS = 100

const stamps = () => ({ createdAt: new Date(), updatedAt: new Date(), createdById: 1, updatedById: 1 })

/** A base with so many parts on shelves, each received once, and a second administrator who may approve what the first has counted. */
export async function countedBase(parts = ROWS): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'millwright-bench-')), 'counted.sqlite')
  await migrate(`file:${file}`)
  const store = await openStore({ url: `file:${file}`, readers: 1 })
  const passwordHash = await hashPassword(sha256Hex(PASSWORD))
  await seedBase(store, { adminPasswordHash: passwordHash })
  const rows = <T>(count: number, make: (nth: number) => T) => Array.from({ length: count }, (_, nth) => make(nth))
  const shelf = (nth: number) => ({ id: nth + 1, plantId: 1, code: `S-${String(nth).padStart(2, '0')}`, sortOrder: nth, ...stamps() })
  await store.bulk(storageLocation, rows(SHELVES, shelf))
  const at = new Date(Date.now() - 86_400_000)
  const part = (nth: number) => ({
    ...{ id: nth + 1, plantId: 1, code: `P-${String(nth).padStart(5, '0')}`, name: `part ${nth}`, unit: '件', status: 'ENABLED' },
    ...{
      locationId: (nth % SHELVES) + 1,
      quantity: 10,
      available: 10,
      reserved: 0,
      value: 20,
      minQuantity: 1,
      lastMovedAt: at,
      stockStatus: 'NORMAL',
    },
    ...stamps(),
  })
  const receipt = (nth: number) => ({
    ...{ plantId: 1, partId: nth + 1, storeType: 'IN', state: 'POSTED', quantity: 10, quantityChanged: 10, balance: 10 },
    ...{ unitPrice: 2, amount: 20, bookedAt: at, ...stamps() },
  })
  for (let from = 0; from < parts; from += 500) {
    await store.bulk(sparePart, rows(500, (nth) => part(from + nth)) as never)
    await store.bulk(sparePartLog, rows(500, (nth) => receipt(from + nth)) as never)
  }
  await store.write(systemActor(0), async (uow) => {
    const [admins] = await uow.of(role).find({})
    await uow.of(user).create({ username: APPROVER, name: 'approver', passwordHash, roleIds: [admins?.id ?? 0], plantIds: [1] })
  })
  await store.close()
  return file
}

function cpuSeconds({ process: { pid } }: Server): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = after.split(' ')
  // utime, stime, and those of children that have ended: workbooks are read in one.
  return fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0) / TICKS
}
interface Taken {
  readonly seconds: number
  readonly cpu: number
}
async function measured<T>(server: Server, work: () => Promise<T>) {
  const [cpu, from] = [cpuSeconds(server), performance.now()]
  const value = await work()
  return { value, seconds: (performance.now() - from) / 1000, cpu: cpuSeconds(server) - cpu }
}

/** Every tenth part is not what the books say. */
const counts = (stocktakeNo: string, rows: number) =>
  workbook(
    ['Stocktake no.', 'Code', 'Counted quantity'],
    Array.from({ length: rows }, (_, nth) => [stocktakeNo, `P-${String(nth).padStart(5, '0')}`, nth % 10 ? 10 : 9]),
    'Inventory',
  )

/** A workbook of counts for every part of a stocktake: looked through, imported, submitted, and posted by somebody else. */
export async function benchCounting(server: Server, { rows = ROWS, rounds = ROUNDS } = {}): Promise<void> {
  const [counter, approver] = [await signIn(server), await signInAs(server, APPROVER)]
  const client = importer(server, counter)
  const ask = async (token: string, query: string, variables: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const response = await fetch(`${server.address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
    const { data, errors } = (await response.json()) as { data: Record<string, Record<string, string>>; errors?: unknown }
    if (errors) throw new Error(JSON.stringify(errors).slice(0, 500))
    return data
  }
  const said = (name: string, goal: number, all: readonly Taken[]) =>
    console.log(
      `  ${name.padEnd(28)} ${median(all.map((one) => one.seconds)).toFixed(2)} s, of that ${median(all.map((one) => one.cpu)).toFixed(2)} s of processor` +
        (goal ? ` (goal < ${goal} s)` : ''),
    )
  const taken = { frozen: [] as Taken[], checked: [] as Taken[], committed: [] as Taken[], posted: [] as Taken[] }
  for (let round = 0; round < rounds; round++) {
    const begun = await measured(server, () =>
      ask(counter, 'mutation { row: createStocktake(input: { kind: PARTS }) { id stocktakeNo } }', {}),
    )
    const { id, stocktakeNo = '' } = begun.value.row as { id: string; stocktakeNo: string }
    const { body } = await client.upload('/stocktakelines', await counts(stocktakeNo, rows))
    const check = await measured(server, () => client.check(body.id, { mapping: client.mappingOf(body), updatesExisting: true }))
    if (check.value.result?.counts.changed !== rows) throw new Error(JSON.stringify(check.value).slice(0, 500))
    const commit = await measured(server, () => client.commit(body.id))
    if (!commit.value.result) throw new Error(JSON.stringify(commit.value).slice(0, 500))
    await ask(counter, 'mutation($id: ID!) { submitStocktake(id: $id, input: {}) { id } }', { id })
    const post = await measured(server, () =>
      ask(approver, 'mutation($id: ID!) { approveStocktake(id: $id) { state differentLines } }', { id }),
    )
    taken.frozen.push(begun)
    taken.checked.push(check)
    taken.committed.push(commit)
    taken.posted.push(post)
  }
  console.log(`stocktake of ${rows} parts, ${rounds} rounds:`)
  said('freeze the list', 0, taken.frozen)
  said('dry run of the workbook', DRY_RUN_GOAL, taken.checked)
  said('import of the workbook', 0, taken.committed)
  said('approve and post', POSTING_GOAL, taken.posted)
}
