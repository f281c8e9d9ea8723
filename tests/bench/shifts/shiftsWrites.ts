import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { registry } from '../../../server/domain/index.ts'
import { carryOut, systemActor } from '../../../server/kernel/index.ts'
import { words } from '../../../server/platform/words.ts'
import { migrate, openStore } from '../../../server/store/index.ts'
import { type Cost, costOf, medians, told } from '../cost.ts'
import { crewBase, fillCrew, PEOPLE } from './shiftsBase.ts'

const YEAR = { from: '2027-01-01', to: '2027-12-31' }
const NOW = new Date('2026-12-20T03:00:00Z')
const [CELLS, ROUNDS] = [500, 7]
const SERVER = process.env.BENCH_POSTGRES ?? 'postgres://postgres@127.0.0.1:5432/postgres'
const actor = { ...systemActor(1), permissions: new Set(['*:*:*']) }

interface Entry {
  readonly date: string
  readonly shiftId: number
  readonly positionId: number
  readonly equipmentId: number | null
  readonly workerIds: readonly number[]
}

/** What writes a schedule, as the API calls it. */
async function writes(url: string, isByMachine: boolean) {
  const store = await openStore({ url, now: () => NOW })
  const call = (name: string, args: object) => {
    const found = registry.areas.flatMap(({ calls = [] }) => calls).find((one) => one.name === name)
    if (!found) throw new Error(name)
    return carryOut(found, { store, registry, actor, language: 'en', words }, args as never) as Promise<Record<string, number>>
  }
  const model = registry.readModels.find(({ name }) => name === 'scheduleBoard')
  const board = (from: string, to: string) =>
    model?.read({ read: store.read(actor), registry, translate: words('en'), language: 'en' } as never, { from, to }) as Promise<{
      cells: Entry[]
    }>
  try {
    const tried = await costOf(() => call('generateSchedule', { ...YEAR, dryRun: true }))
    let made: Record<string, number> = {}
    const year = await costOf(async () => {
      made = await call('generateSchedule', YEAR)
    })
    const again = await costOf(() => call('generateSchedule', YEAR))
    console.log(
      `  a year of ${PEOPLE} people, ${made.created} entries: ${told(year)} (goal <= 3000 ms); tried ${told(tried)}; again ${told(again)}`,
    )
    const { cells } = await board('2027-03-01', '2027-03-31')
    const some = cells.slice(0, CELLS)
    const emptied = some.map(({ date, shiftId, positionId, equipmentId, workerIds }) => ({
      ...{ date, shiftId, positionId, equipmentId, workerIds: workerIds.slice(1) },
    }))
    const filled = emptied.map((one, at) => ({ ...one, workerIds: some[at]?.workerIds ?? [] }))
    const fresh = emptied.map((one) => ({ ...one, date: one.date.replace('2027', '2028'), workerIds: some[0]?.workerIds.slice(0, 0) }))
    const [changed, placed, gone]: Cost[][] = [[], [], []]
    for (let round = 0; round < ROUNDS; round++) {
      changed?.push(await costOf(() => call('changeSchedule', { cells: round % 2 ? filled : emptied })))
      placed?.push(await costOf(() => call('changeSchedule', { cells: fresh })))
      gone?.push(await costOf(() => call('changeSchedule', { cells: fresh.map((one) => ({ ...one, isAbsent: true })) })))
    }
    console.log(
      `  ${CELLS} cells changed ${told(medians(changed ?? []))} (goal <= 1000 ms), new ${told(medians(placed ?? []))}, taken away ${told(medians(gone ?? []))}`,
    )
    const month = await costOf(() => board('2027-03-01', '2027-03-31'))
    console.log(
      `  the month as a board, asked for the second time ${told(month)}${isByMachine ? ', each of them at a machine of their own' : ''}`,
    )
  } finally {
    await store.close()
  }
}

async function onSqlite(isByMachine: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-shifts-'))
  try {
    const file = join(folder, 'own.sqlite')
    copyFileSync(await crewBase(isByMachine ? 'machines' : 'positions', { isByMachine }), file)
    await writes(`file:${file}`, isByMachine)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
async function onPostgres(isByMachine: boolean) {
  const client = new pg.Client({ connectionString: SERVER })
  const isThere = await client.connect().then(
    () => true,
    () => false,
  )
  if (!isThere) return console.log('  PostgreSQL does not answer')
  const name = `millwright_bench_${process.pid}_${isByMachine ? 'machines' : 'positions'}`
  const url = new URL(SERVER)
  url.pathname = `/${name}`
  try {
    await client.query(`CREATE DATABASE ${name}`)
    await migrate(url.href)
    const store = await openStore({ url: url.href, now: () => NOW })
    await fillCrew(store, { isByMachine })
    await store.close()
    await writes(url.href, isByMachine)
  } finally {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await client.end()
  }
}

for (const isByMachine of [false, true]) {
  console.log(`schedule of ${PEOPLE} people, ${isByMachine ? 'each at a machine' : 'five at a position'}, on SQLite`)
  await onSqlite(isByMachine)
  console.log('  on PostgreSQL')
  await onPostgres(isByMachine)
}
