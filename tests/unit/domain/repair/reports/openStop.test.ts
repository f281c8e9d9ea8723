import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { equipment } from '../../../../../server/domain/masterdata/index.ts'
import { reporter } from '../../../../../server/domain/repair/index.ts'
import { openWorkOfMachine } from '../../../../../server/domain/repair/openWorkOfMachine.ts'
import { judgeReport } from '../../../../../server/domain/repair/repairs/diagnosedCategory.ts'
import { openRepairsRefusal } from '../../../../../server/domain/repair/repairs/openRepairs.ts'
import { repairLog } from '../../../../../server/domain/repair/repairs/repairLog.resource.ts'
import { leadOf } from '../../../../../server/domain/repair/reports/openStop.ts'
import { reportLog } from '../../../../../server/domain/repair/reports/reportLog.resource.ts'
import type { Actor, UnitOfWork } from '../../../../../server/kernel/index.ts'
import { openFile } from '../../../../../server/store/engine/sqlite.ts'
import { StatementWatch } from '../../../../../server/store/engine/statementWatch.ts'
import { type OpenStore, openStore } from '../../../../../server/store/index.ts'
import { make, makePlant } from '../../../../support/samples/factories.ts'
import { heldMeter } from '../../../../support/store/heldMeter.ts'
import { dialect, freshBase } from '../../../../support/store/store.ts'

const [LEAD, DONE, JOINED, WITHDRAWN, RUNNING] = [1, 2, 1000, 1000, 1000]
/** What is looked for, and what stands beside it. */
const FEW = 3
const AT = new Date('2026-11-18T02:00:00Z')
const STAMPS = { createdAt: AT, updatedAt: AT }

let base: Awaited<ReturnType<typeof freshBase>>
let store: OpenStore
let actor: Actor
let [busyId, quietId] = [0, 0]

/** A machine that stands, of which thousands tell; each of the others' reports is under repair. Nothing is open on another machine. */
async function fill() {
  const { id: reporterId } = await make(store, actor, reporter)
  const { plantId } = actor
  const report = (id: number, more: object = {}) => ({
    ...{ id, plantId, reportNo: `BX${id}`, reporterId, equCategory: 'EQUIPMENT', equipmentId: busyId, description: `fault ${id}` },
    ...{ urgency: 'NORMAL', isStopped: true, reportDate: AT, resumeDate: null, joinedToId: null, status: 'PENDING', ...STAMPS, ...more },
  })
  const rows = (from: number, count: number, more: object) => Array.from({ length: count }, (_, nth) => report(from + nth, more))
  await store.bulk(reportLog, [
    report(LEAD),
    report(DONE, { equipmentId: quietId, status: 'COMPLETED', resumeDate: AT, completedAt: AT }),
    ...rows(10, JOINED, { joinedToId: LEAD }),
    ...rows(10 + JOINED, WITHDRAWN, { status: 'CANCELLED' }),
    ...rows(10 + JOINED + WITHDRAWN, RUNNING, { isStopped: false, status: 'REPAIRING' }),
  ])
  const repair = (id: number, reportId: number) => ({
    ...{ id, plantId, repairNo: `WX${id}`, reportId, equipmentId: busyId, repairType: 'FAULT', needNotice: false, usableWithFault: false },
    ...{ isBooked: false, status: 'ASSIGNED', ...STAMPS },
  })
  const running = rows(10 + JOINED + WITHDRAWN, RUNNING, {}).map(({ id }) => repair(id, id))
  await store.bulk(repairLog, [repair(LEAD, LEAD), ...running])
  // Within a minute it does so by itself; SQLite learns at night.
  if (dialect === 'postgres') await store.engine.quick.execute(sql`analyze report_log, repair_log`)
}
beforeAll(async () => {
  base = await freshBase()
  store = await openStore({ url: base.url, watch: { meter: heldMeter().meter, slowMs: 0, logger: { warn: () => {} } } })
  actor = (await makePlant(store)).actor
  busyId = (await make(store, actor, equipment)).id
  quietId = (await make(store, actor, equipment)).id
  await fill()
})
afterAll(async () => {
  await store.close()
  await base.drop()
})

/** How many rows of a table PostgreSQL reads for a piece of work, whether they are handed over or not. */
async function rowsRead({ read }: UnitOfWork, table: string, work: () => Promise<unknown>) {
  const counted = sql`select seq_tup_read + coalesce(idx_tup_fetch, 0) as n from pg_stat_xact_user_tables where relname = ${table}`
  const now = async () => Number(((await read.db.execute(counted)) as unknown as { rows: { n: string }[] }).rows[0]?.n)
  const before = await now()
  await work()
  return (await now()) - before
}
/** How SQLite finds the rows of a table for a piece of work. */
async function plansOf(table: string, work: () => Promise<unknown>) {
  const ended = vi.spyOn(StatementWatch.prototype, 'ended')
  await work()
  const statements = ended.mock.calls.map(([_kind, _ms, text]) => text)
  ended.mockRestore()
  const file = openFile(base.url.slice('file:'.length), true)
  const asked = statements.filter((text) => text.includes(`from "${table}"`))
  const plans = asked.map((text) => {
    const values = Array.from(text.matchAll(/\?/g), () => 1)
    return (file.prepare(`explain query plan ${text}`).all(...values) as { detail: string }[]).map(({ detail }) => detail).join('\n')
  })
  file.close()
  return plans
}

type Work = (uow: UnitOfWork) => Promise<unknown>
const CASES: readonly (readonly [string, string, string, Work])[] = [
  [
    'the report that leads the stop of a machine',
    'report_log',
    'equipment_id=? AND status=? AND is_stopped=? AND resume_date=? AND joined_to_id=?',
    (uow) => leadOf(uow, busyId),
  ],
  ['what is open on a machine', 'report_log', 'equipment_id=? AND status=?', (uow) => openWorkOfMachine.open(uow, quietId)],
  ['the open repairs of a report', 'repair_log', 'report_id=?', (uow) => openRepairsRefusal(uow, LEAD)],
  [
    'the reports that joined a repaired one',
    'report_log',
    'joined_to_id=?',
    (uow) => judgeReport(uow, { id: 0, reportId: DONE, faultCategoryId: null, status: 'ASSIGNED' }),
  ],
]
describe.each([
  ['before the base knows how rows are spread', async () => {}],
  ['once it knows', () => store.updateStatistics()],
])('beside thousands of open reports, %s', (_when, prepare) => {
  beforeAll(prepare)

  it.each(CASES)('%s: no others are read', async (_what, table, searched, work) => {
    await store.write(actor, async (uow) => {
      if (dialect === 'postgres') {
        // Which index there is, whatever the base makes of a table of a few pages.
        await uow.read.db.execute(sql`set local enable_seqscan = off`)
        expect(await rowsRead(uow, table, () => work(uow))).toBeLessThanOrEqual(FEW)
        return
      }
      const plans = await plansOf(table, () => work(uow))
      expect(plans.join('\n')).toContain(searched)
      expect(plans.filter((plan) => /\(plant_id=\?( AND status=\?)?\)/.test(plan))).toEqual([])
    })
  })

  it('a stop is led by the first report of it, and by no other', async () => {
    await store.write(actor, async (uow) => {
      expect(await leadOf(uow, busyId)).toMatchObject({ id: LEAD })
      expect(await leadOf(uow, busyId, LEAD)).toBeUndefined()
      expect(await leadOf(uow, quietId)).toBeUndefined()
    })
  })
})
