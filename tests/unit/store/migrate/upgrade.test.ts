import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rehearseOnCopy } from '../../../../server/backup/rehearsal.ts'
import { repairTimeLog } from '../../../../server/domain/hours/index.ts'
import { role, session, user } from '../../../../server/domain/identity/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { ledgerFaults } from '../../../../server/domain/ledger/index.ts'
import { repairer, repairLog, reportLog } from '../../../../server/domain/repair/index.ts'
import { reportRun } from '../../../../server/domain/repair/reports/reportLog.resource.ts'
import { operationLog, outbox } from '../../../../server/domain/system/index.ts'
import { rewriteBalances } from '../../../../server/jobs/definitions.ts'
import { systemActor } from '../../../../server/kernel/index.ts'
import { connected } from '../../../../server/platform/connections/postgresConnection.ts'
import { migrationsFolder } from '../../../../server/platform/paths.ts'
import { fillSpellings, migrate, openStore, recogniseBase } from '../../../../server/store/index.ts'
import { rehearse } from '../../../../server/tools/rehearse.ts'
import { firstSteps } from '../../../support/browser/firstSteps.ts'
import { makePlant } from '../../../support/samples/factories.ts'
import { wrongBalances } from '../../../support/samples/wrongBalances.ts'
import { dialect, emptyBase, testStore } from '../../../support/store/store.ts'

async function run(url: string, statements: readonly string[]) {
  if (url.startsWith('file:')) {
    const base = new Database(url.slice('file:'.length))
    for (const statement of statements) base.exec(statement)
    return void base.close()
  }
  await connected(url, async (client) => {
    for (const statement of statements) await client.query(statement)
  })
}
/** Copies that a rehearsal has left behind. */
const scratchDatabases = async (url: string) =>
  url.startsWith('file:')
    ? []
    : connected(
        url,
        async (client) => (await client.query("SELECT datname FROM pg_database WHERE datname LIKE 'millwright_rehearsal_%'")).rows,
      )
const STAMPS = '1000, 1000'
const OLD_ROWS = [
  `INSERT INTO plant (id, name, code, sort_order, status, created_at, updated_at) VALUES (1, 'P', 'P1', 0, 'ENABLED', ${STAMPS})`,
  `INSERT INTO role (id, role_name, role_key, role_sort, status, permissions, created_at, updated_at) VALUES (1, 'R', 'r', 3, 'ENABLED', 'repair:log:list *:*:*', ${STAMPS})`,
  `INSERT INTO "user" (id, username, name, gender, password_hash, status, last_login_at, created_at, updated_at) VALUES (1, 'u', 'U', 'MALE', 'x', 'ENABLED', 5, ${STAMPS})`,
  `INSERT INTO user_role (owner_id, target_id, position) VALUES (1, 1, 0)`,
  `INSERT INTO user_plant (owner_id, target_id, position) VALUES (1, 1, 0)`,
  `INSERT INTO session (id, user_id, current_plant_id, ip, started_at, last_seen_at, revoked_at, created_at, updated_at) VALUES (1, 1, 1, '::1', 5, 5, 9, ${STAMPS})`,
  `INSERT INTO session (id, user_id, current_plant_id, ip, started_at, last_seen_at, revoked_at, created_at, updated_at) VALUES (2, 1, 1, '::1', 5, 5, NULL, ${STAMPS})`,
]

describe('a base of the first release', () => {
  let base: Awaited<ReturnType<typeof emptyBase>>
  const old = firstSteps(dialect, 1)
  beforeAll(async () => {
    base = await emptyBase()
  })
  afterAll(async () => {
    old.drop()
    await base.drop()
  })

  it('is brought up to date with every row it had', async () => {
    await migrate(base.url, old.url)
    await run(base.url, OLD_ROWS)
    await migrate(base.url)
    const store = await openStore({ url: base.url })
    const read = store.read(systemActor(0))
    expect(await read.of(role).get(1)).toMatchObject({ roleKey: 'r', roleSort: 3, dataScope: 'ALL', permissions: 'repair:log:list *:*:*' })
    expect(await read.of(user).get(1)).toMatchObject({ username: 'u', twoFactor: false, departmentId: null })
    expect((await read.of(user).linksOf('roleIds', [1])).get(1)).toEqual([1])
    const sessions = await read.of(session).many([1, 2])
    expect(sessions.map((row) => row?.status)).toEqual(['ENDED', 'ACTIVE'])
    await store.close()
  })
})

const NAMED = (table: string) => `INSERT INTO ${table} (id, plant_id, name, created_at, updated_at) VALUES (1, 1, '张建国', ${STAMPS})`
const CATEGORY = (id: number) => `INSERT INTO fault_category (id, name, created_at, updated_at) VALUES (${id}, 'C${id}', ${STAMPS})`
const REPORT = (id: number, joinedTo: number | null = null) =>
  `INSERT INTO report_log (id, plant_id, report_no, reporter_id, equipment_id, description, report_date, joined_to_id, status, created_at, updated_at) VALUES (${id}, 1, 'BX${id}', 1, 1, 'x', 1000, ${joinedTo}, 'REPAIRING', ${STAMPS})`
const REPAIR = (id: number, categoryId: number | null, status = 'COMPLETED') =>
  `INSERT INTO repair_log (id, plant_id, repair_no, report_id, equipment_id, fault_category_id, status, created_at, updated_at) VALUES (${id}, 1, 'WX${id}', 1, 1, ${categoryId}, '${status}', ${STAMPS})`
const REPAIRED = [
  OLD_ROWS[0] as string,
  NAMED('workshop'),
  NAMED('reporter'),
  NAMED('repairer'),
  `INSERT INTO equipment (id, plant_id, number, name, workshop_id, created_at, updated_at) VALUES (1, 1, 'M1', 'M', 1, ${STAMPS})`,
  ...[1, 2, 3].map(CATEGORY),
  REPORT(1),
  REPORT(2, 1),
  REPORT(3),
  REPAIR(1, 1),
  REPAIR(2, 2),
  REPAIR(3, null),
  REPAIR(4, 3, 'CANCELLED'),
  `INSERT INTO repair_log_repairer (plant_id, owner_id, target_id, position) VALUES (1, 1, 1, 0)`,
  `INSERT INTO repair_time_log (id, plant_id, repairer_id, hours, log_date, repair_id, created_at, updated_at) VALUES (1, 1, 1, 150, '2026-01-01', 1, ${STAMPS})`,
]

describe('a base from before the reports knew what they turned out to be', () => {
  let base: Awaited<ReturnType<typeof emptyBase>>
  const old = firstSteps(dialect, 3)
  beforeAll(async () => {
    base = await emptyBase()
  })
  afterAll(async () => {
    old.drop()
    await base.drop()
  })

  it('keeps its repairs, and its reports learn it from the last repair that stands, joined ones with them', async () => {
    await migrate(base.url, old.url)
    await run(base.url, REPAIRED)
    await migrate(base.url)
    const store = await openStore({ url: base.url })
    const read = store.read(systemActor(1))
    const reports = await read.of(reportLog).many([1, 2, 3])
    expect(reports.map((row) => row?.faultCategoryId)).toEqual([2, 2, null])
    expect(reports[0]).toMatchObject({ equCategory: 'EQUIPMENT', ductId: null, status: 'REPAIRING' })
    expect(await read.of(repairLog).count({ reportId: 1 })).toBe(4)
    expect((await read.of(repairLog).linksOf('repairerIds', [1])).get(1)).toEqual([1])
    expect(await read.of(repairTimeLog).get(1)).toMatchObject({ repairId: 1, maintenanceId: null, hours: 1.5 })
    await fillSpellings(store, registry)
    expect(await read.of(repairer).get(1)).toMatchObject({ pinyin: 'zhangjianguo zjg' })
    await store.close()
  })
})

const REOPENED_BY_HAND = [
  ...REPAIRED,
  // It stood from 10:00 to 12:00 of a day, and again from 10:00 two days later: it ran for 46 hours.
  `UPDATE report_log SET is_stopped = true, report_date = ${Date.parse('2026-11-15T02:00:00Z')} WHERE id = 1`,
  `INSERT INTO operation_log (at, at_plant_id, user_name, resource, record_id, action, changes, created_at, updated_at) VALUES (${Date.parse(
    '2026-11-17T02:00:00.250Z',
  )}, 1, 'U', 'reportLog', 1, 'reopen', '{"resumeDate":["2026-11-15T04:00:00.250Z",null],"status":["COMPLETED","REPAIRING"]}', ${STAMPS})`,
]

describe('a base from before reopened reports had several stops', () => {
  let base: Awaited<ReturnType<typeof emptyBase>>
  const old = firstSteps(dialect, 9)
  beforeAll(async () => {
    base = await emptyBase()
  })
  afterAll(async () => {
    old.drop()
    await base.drop()
  })

  it('learns from its log when the machine ran in between', async () => {
    await migrate(base.url, old.url)
    await run(base.url, REOPENED_BY_HAND)
    await migrate(base.url)
    const store = await openStore({ url: base.url })
    const read = store.read(systemActor(1))
    expect(await read.of(reportLog).get(1)).toMatchObject({ reopenedAt: new Date('2026-11-17T02:00:00.250Z'), ranHours: 46 })
    expect(await read.of(reportLog).get(2)).toMatchObject({ reopenedAt: null, ranHours: null })
    expect(await store.read(systemActor(1)).of(reportRun).find({})).toMatchObject([
      { reportId: 1, fromAt: new Date('2026-11-15T04:00:00.250Z'), toAt: new Date('2026-11-17T02:00:00.250Z') },
    ])
    await store.close()
  })
})

describe('steps on trial', () => {
  const old = firstSteps(dialect, 40)
  afterAll(() => old.drop())

  it('change nothing, and say what stands against them', async () => {
    const base = await emptyBase()
    await migrate(base.url, old.url)
    const missing = await recogniseBase(base.url)
    expect(missing).toBeGreaterThan(0)
    expect(await rehearse(base.url)).toEqual({ seconds: expect.any(Number) })
    expect(await recogniseBase(base.url)).toBe(missing)
    await run(base.url, ['CREATE TABLE backup (id integer)'])
    await expect(rehearse(base.url)).rejects.toThrow(/backup/)
    expect(await recogniseBase(base.url)).toBe(missing)
    await base.drop()
  })

  it('are taken on a copy with the rows of the base, which is gone afterwards and for which nobody waits', async () => {
    const base = await emptyBase()
    const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'))
    await migrate(base.url, old.url)
    await run(base.url, [OLD_ROWS[0] as string])
    const missing = await recogniseBase(base.url)
    expect(await rehearseOnCopy(base.url, folder)).toEqual({ seconds: expect.any(Number) })
    expect([await recogniseBase(base.url), readdirSync(folder)]).toEqual([missing, []])
    expect(await scratchDatabases(base.url)).toEqual([])
    await base.drop()
  })

  it.runIf(dialect === 'postgres')(
    'are not taken on a copy by an account that may create no database, which is told what it needs (needs PostgreSQL)',
    async () => {
      const base = await emptyBase()
      await migrate(base.url, old.url)
      const role = `reader_${Date.now()}`
      await run(base.url, [`CREATE ROLE ${role} LOGIN PASSWORD 'q7Zp3vXw9Rk2'`, `GRANT pg_read_all_data TO ${role}`])
      const poor = Object.assign(new URL(base.url), { username: role, password: 'q7Zp3vXw9Rk2' }).href
      await expect(rehearseOnCopy(poor, mkdtempSync(join(tmpdir(), 'rehearsal-')))).rejects.toThrow(/CREATEDB, or use --dry-run/)
      await run(base.url, [`REVOKE pg_read_all_data FROM ${role}`, `DROP ROLE ${role}`])
      await base.drop()
    },
  )
})

describe('a base from before entries of the past moved the balances of their place', () => {
  it('owes the job that puts them right from the step on, which says in the log what it wrote; one without ink owes nothing', async () => {
    const { store, url, close } = await testStore()
    const takeStep = () => run(url, [readFileSync(new URL(`${dialect}/0063_rewrite_balances.sql`, migrationsFolder), 'utf8')])
    const owed = () => store.read(systemActor(0)).of(outbox).find({})
    await takeStep()
    expect(await owed()).toEqual([])
    const { id: plantId, actor } = await makePlant(store)
    const wrong = await wrongBalances(store, actor)
    await takeStep()
    const [one, ...more] = await owed()
    expect([one, more]).toEqual([expect.objectContaining({ job: 'rewriteBalances', payload: '{}' }), []])
    expect(Math.abs((one?.createdAt.getTime() ?? 0) - Date.now())).toBeLessThan(86_400_000)
    const lines: object[] = []
    const logger = { warn: (line: object) => lines.push(line) }
    const handle = () => rewriteBalances.handle({ store, logger, payload: rewriteBalances.check(JSON.parse(one?.payload ?? '')) } as never)
    expect(await handle()).toEqual({ items: 1, entries: wrong.length })
    expect(lines).toEqual([{ ledger: 'inkLog', itemId: 1, entries: 2 }])
    expect(await store.read(actor).of(operationLog).find({ action: 'rewriteBalances' })).toMatchObject([
      { atPlantId: plantId, resource: 'inkLog' },
    ])
    expect(await ledgerFaults(store)).toEqual([])
    expect(await handle()).toEqual({ items: 0, entries: 0 })
    await close()
  })
})
