import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loginLog } from '../../../../server/domain/identity/index.ts'
import { workshop } from '../../../../server/domain/masterdata/index.ts'
import { operationLog } from '../../../../server/domain/system/index.ts'
import { systemActor } from '../../../../server/kernel/index.ts'
import { logsInFile } from '../../../../server/store/audit/sources.ts'
import { verifyTrail } from '../../../../server/store/audit/verify.ts'
import { auditKeys, openStore } from '../../../../server/store/index.ts'
import { make, makePlant } from '../../../support/samples/factories.ts'
import { MemoryHeads } from '../../../support/store/memoryHeads.ts'
import { own } from '../../../support/store/shared.ts'
import { fixedClock } from '../../../support/store/store.ts'
import { freshFile } from '../../../support/suite/bases.ts'

/** More of them, from another seed: RUNS=10000 SEED=7 npx vitest run --project core tests/unit/store/audit/auditTampering */
const RUNS = Number(process.env.RUNS ?? 150)
/** Those after which work goes on take longer: RUNS sets both. */
const LATER_RUNS = Number(process.env.RUNS ?? 24)
const SEED = Number(process.env.SEED ?? 20_261_126)
const keys = auditKeys('a secret that nobody knows but this installation')
let file: Buffer
let heads: MemoryHeads
let plants: number[] = []
let end: Date

/** A base with the logs of two plants over several days, one of them purged in part, as a file in memory. */
beforeAll(async () => {
  const clock = fixedClock()
  heads = new MemoryHeads()
  const url = await freshFile(own)
  const store = await openStore({ url, now: clock.now, trail: { keys, heads } })
  plants = [(await makePlant(store)).id, (await makePlant(store)).id]
  await store.trail?.begin()
  for (let day = 0; day < 4; day++) {
    for (const plantId of plants) {
      for (let nth = 0; nth < 4; nth++)
        await store.write(systemActor(plantId), (uow) => uow.of(workshop).create({ name: `${plantId} ${day} ${nth}` }))
      await make(store, systemActor(plantId), loginLog, { atPlantId: plantId })
    }
    await store.trail?.seal()
    clock.forward(86_400_000)
  }
  await store.purgeSealed(operationLog, { before: new Date('2026-11-19T00:00:00Z'), only: { plantId: plants[0] as number, shared: false } })
  await store.close()
  end = clock.now()
  const base = new Database(url.slice('file:'.length))
  base.pragma('journal_mode = DELETE')
  base.close()
  file = readFileSync(url.slice('file:'.length))
})
let opened: Database.Database[] = []
afterAll(() => {
  for (const one of opened) one.close()
})

/** A copy of the base without its guards, as whoever owns the file may have one. */
function copy(from: Buffer | string = file) {
  const base = new Database(from)
  base.pragma('foreign_keys = OFF')
  const guards = base
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger' AND name LIKE '%\\_un%' ESCAPE '\\'")
    .pluck()
    .all() as string[]
  for (const name of guards) base.exec(`DROP TRIGGER "${name}"`)
  base.exec('DROP INDEX audit_seal__log_chain_position_uq')
  opened.push(base)
  return base
}
const verify = (base: Database.Database) => verifyTrail(logsInFile(base, [operationLog, loginLog]), keys, { heads: heads.all() })

interface Row {
  id: number
  [column: string]: unknown
}
type Tamper = (base: Database.Database, table: string, pick: (count: number) => number) => boolean
const idsOf = (base: Database.Database, table: string) => base.prepare(`SELECT id FROM ${table} ORDER BY id`).pluck().all() as number[]
const rowOf = (base: Database.Database, table: string, id: number) => base.prepare(`SELECT * FROM ${table} WHERE id = ?`).get(id) as Row
const put = (base: Database.Database, table: string, row: Row) => {
  const names = Object.keys(row)
  base.prepare(`INSERT INTO ${table} (${names}) VALUES (${names.map(() => '?')})`).run(...Object.values(row))
}
/** Everything that somebody with the file, and without the key, may try. Out: whether anything has changed by it. */
const TAMPERINGS: Record<string, Tamper> = {
  changed(base, table, pick) {
    const ids = idsOf(base, table)
    const row = rowOf(base, table, ids[pick(ids.length)] as number)
    const columns = Object.keys(row).filter((name) => name !== 'id')
    const column = columns[pick(columns.length)] as string
    const value = typeof row[column] === 'number' ? (row[column] as number) + 1 : row[column] === null ? 'x' : `${String(row[column])}!`
    return base.prepare(`UPDATE ${table} SET "${column}" = ? WHERE id = ?`).run(value, row.id).changes > 0
  },
  removed(base, table, pick) {
    const ids = idsOf(base, table)
    return base.prepare(`DELETE FROM ${table} WHERE id = ?`).run(ids[pick(ids.length)]).changes > 0
  },
  copied(base, table, pick) {
    const ids = idsOf(base, table)
    put(base, table, { ...rowOf(base, table, ids[pick(ids.length)] as number), id: (ids.at(-1) ?? 0) + 1 + pick(900) })
    return true
  },
  invented(base, table, pick) {
    const ids = idsOf(base, table)
    const row = rowOf(base, table, ids[pick(ids.length)] as number)
    put(base, table, { ...row, id: (ids.at(-1) ?? 0) + 1, at: (row['at'] as number) + 1, mac: pick(2) ? row['mac'] : null })
    return true
  },
  swapped(base, table, pick) {
    const ids = idsOf(base, table)
    const [one, other] = [ids[pick(ids.length)] as number, ids[pick(ids.length)] as number]
    if (one === other) return false
    for (const [from, to] of [
      [one, -1],
      [other, one],
      [-1, other],
    ])
      base.prepare(`UPDATE ${table} SET id = ? WHERE id = ?`).run(to, from)
    return true
  },
  truncated(base, table, pick) {
    const log = table === 'operation_log' ? 'operationLog' : 'loginLog'
    const chains = base.prepare('SELECT DISTINCT chain FROM audit_seal WHERE log = ?').pluck().all(log) as number[]
    const chain = chains[pick(chains.length)]
    const seals = base.prepare('SELECT * FROM audit_seal WHERE log = ? AND chain = ? ORDER BY position').all(log, chain) as Row[]
    for (const seal of seals.slice(pick(seals.length))) {
      for (const range of String(seal['ids']).split(',').filter(Boolean)) {
        const [from, to = from] = range.split('-')
        base.prepare(`DELETE FROM ${table} WHERE id BETWEEN ? AND ?`).run(from, to)
      }
      base.prepare('DELETE FROM audit_seal WHERE id = ?').run(seal.id)
    }
    return true
  },
  sealGone: (base, _table, pick) => {
    const ids = idsOf(base, 'audit_seal')
    return base.prepare('DELETE FROM audit_seal WHERE id = ?').run(ids[pick(ids.length)]).changes > 0
  },
  sealChanged(base, _table, pick) {
    const ids = idsOf(base, 'audit_seal')
    const columns = ['chain', 'position', 'ids', 'tags', 'digest', 'key_id', 'purged', 'last_at', 'last_id', 'row_count']
    const column = columns[pick(columns.length)] as string
    const row = rowOf(base, 'audit_seal', ids[pick(ids.length)] as number)
    const value = typeof row[column] === 'number' ? (row[column] as number) + 1 + pick(5) : `${String(row[column])}1`
    return base.prepare(`UPDATE audit_seal SET "${column}" = ? WHERE id = ?`).run(value, row.id).changes > 0
  },
}

it('a base as it was written is found whole', async () => {
  const report = await verify(copy())
  expect(report).toMatchObject({ pending: 0, broken: undefined })
  expect(report.rows).toBeGreaterThan(30)
})

const tamperings = fc.record({
  kind: fc.constantFrom(...Object.keys(TAMPERINGS)),
  table: fc.constantFrom('operation_log', 'login_log'),
  numbers: fc.array(fc.nat(10_000), { minLength: 4, maxLength: 4 }),
})
/** Numbers below a count, from those of a tampering. */
function picking(numbers: readonly number[]) {
  let nth = 0
  return (count: number) => (numbers[nth++ % numbers.length] ?? 0) % count
}

it(
  'every tampering is found, whatever was changed, removed, inserted, swapped or cut off',
  async () => {
    await fc.assert(
      fc.asyncProperty(tamperings, async ({ kind, table, numbers }) => {
        const base = copy()
        const isTampered = TAMPERINGS[kind]?.(base, table, picking(numbers))
        const { broken } = await verify(base)
        for (const one of opened) one.close()
        opened = []
        expect(Boolean(broken), kind).toBe(isTampered)
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    )
  },
  120_000 + RUNS * 100,
)

it(
  'every tampering is found though work goes on after it: 1 to 50 writes, a restart, or both',
  async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'millwright-audit-')), 'base.db')
    const later = fc.record({
      tampering: tamperings,
      writes: fc.integer({ min: 0, max: 50 }),
      restarts: fc.boolean(),
      isAtOnce: fc.boolean(),
      hasSecondPlace: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(later, async ({ tampering: { kind, table, numbers }, writes, restarts, isAtOnce, hasSecondPlace }) => {
        for (const rest of ['-wal', '-shm']) rmSync(path + rest, { force: true })
        writeFileSync(path, file)
        const recorded = new MemoryHeads(heads.all(), heads.latest(), hasSecondPlace)
        const clock = fixedClock(end.toISOString())
        const open = async () => {
          const store = await openStore({ url: `file:${path}`, now: clock.now, readers: 1, trail: { keys, heads: recorded } })
          await store.trail?.begin()
          return store
        }
        let store = await open()
        const base = copy(path)
        const isTampered = TAMPERINGS[kind]?.(base, table, picking(numbers))
        base.close()
        opened = []
        const restart = async () => {
          await store.close()
          store = await open()
        }
        if (restarts && !isAtOnce) await restart()
        for (let nth = 0; nth < (restarts ? writes : writes || 1); nth++) {
          const plantId = plants[nth % plants.length] as number
          await store.write(systemActor(plantId), (uow) => uow.of(workshop).create({ name: `later ${nth}` }))
          if (nth % 7 === 0) await store.trail?.seal()
        }
        if (restarts && isAtOnce) await restart()
        await store.close()
        const looked = new Database(path, { readonly: true })
        const { broken } = await verifyTrail(logsInFile(looked, [operationLog, loginLog]), keys, {
          heads: recorded.all(),
          marked: recorded.faults(),
        })
        looked.close()
        expect(Boolean(broken), kind).toBe(isTampered)
      }),
      { numRuns: LATER_RUNS, seed: SEED, endOnFailure: true },
    )
    rmSync(dirname(path), { recursive: true, force: true })
  },
  120_000 + LATER_RUNS * 1_000,
)
