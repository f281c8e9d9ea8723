import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noticeEvent } from '../../../server/domain/notice/index.ts'
import { numberSeries } from '../../../server/domain/system/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { type Importer, importer } from '../../support/samples/importer.ts'
import { workbook } from '../../support/samples/workbooks.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { fixedClock } from '../../support/store/store.ts'
import { type LegacyClient, legacyClient } from '../../support/stories/legacyClient.ts'

type Cell = string | number | boolean | Date | null
type Row = Record<string, unknown> & { id: number }
const clock = fixedClock('2026-11-20T02:00:00.000Z')
let app: TestApp
let admin: Importer
let old: LegacyClient
let machine: Row
let person: Row
let repairer: Row
beforeAll(async () => {
  app = await testApp({}, undefined, clock)
  admin = importer(app, await app.login())
  old = legacyClient(app.address, 'en')
  await old.login()
  const first = async (path: string) => ((await old.get(path, { pageSize: 1 })).body.data as { list: Row[] }).list[0] as Row
  ;[machine, person, repairer] = [await first('/equipments'), await first('/reporters'), await first('/repairers')]
})
afterAll(async () => {
  old.close()
  await app.close()
})

const REPORT = ['reportNo', 'equipmentId', 'reporterId', 'description', 'reportDate', 'acceptedAt', 'resumeDate', 'isStopped', 'status']
const report = (reportNo: string | null, more: Readonly<Record<string, Cell>> = {}) => {
  const row: Record<string, Cell> = {
    reportNo,
    equipmentId: machine.number as string,
    reporterId: person.name as string,
    description: 'from the old system',
    reportDate: '2019-03-04 08:00',
    acceptedAt: '2019-03-04 08:20',
    resumeDate: '2019-03-04 10:30',
    isStopped: true,
    status: 'CONFIRMED',
    ...more,
  }
  return REPORT.map((key) => row[key] ?? null)
}
interface Told {
  readonly status: number
  readonly body: {
    msg: string
    data: { created: number; same: number; logId: number } | null
    errors: { field: string; message: string }[]
  }
}
async function send(path: string, headers: readonly string[], rows: readonly (readonly Cell[])[], query = 'history=true'): Promise<Told> {
  const response = await admin.send(`${path}/import?${query}`, await workbook(headers, rows))
  return { status: response.status, body: (await response.json()) as Told['body'] }
}
const found = async (path: string, filter: Record<string, unknown>) => ((await old.get(path, filter)).body.data as { list: Row[] }).list
const countOf = (resource: Parameters<ReturnType<TestApp['app']['store']['read']>['of']>[0]) =>
  app.app.store.read(systemActor(1)).of(resource).count({})

describe('history of a former system', () => {
  it('comes in closed, with its own number and times, however old, and tells nobody', async () => {
    const [events, series] = [await countOf(noticeEvent), await countOf(numberSeries)]
    const rows = [report('OLD-1'), report('OLD-2', { status: 'REJECTED', resumeDate: null, acceptedAt: null, isStopped: false })]
    expect(await send('/reportlogs', REPORT, rows)).toMatchObject({ status: 200, body: { data: { created: 2 } } })
    const [made] = await found('/reportlogs', { reportNo: 'OLD-1' })
    expect(made).toMatchObject({
      status: 'CONFIRMED',
      reportDate: '2019-03-04T08:00:00+08:00',
      acceptedAt: '2019-03-04T08:20:00+08:00',
      resumeDate: '2019-03-04T10:30:00+08:00',
      completedAt: '2019-03-04T10:30:00+08:00',
      stopHours: 2.5,
      equipmentID: machine.id,
      workshopID: machine.workshopID,
    })
    expect([await countOf(noticeEvent), await countOf(numberSeries)]).toEqual([events, series])
  })

  it('is the same when it is sent again, and never rewrites what is there', async () => {
    const again = await send('/reportlogs', REPORT, [report('OLD-1'), report('OLD-3')])
    expect(again).toMatchObject({ status: 200, body: { data: { created: 1, same: 1 } } })
    const other = await send('/reportlogs', REPORT, [report('OLD-1', { description: 'rewritten' })], 'history=true&updatesExisting=true')
    expect(other).toMatchObject({ status: 400, body: { errors: [{ field: 'row', message: expect.stringContaining('Row 2') }] } })
    expect((await found('/reportlogs', { reportNo: 'OLD-1' }))[0]?.description).toBe('from the old system')
    const mine = (await found('/reportlogs', { pageSize: 1 }))[0] as Row
    expect((await send('/reportlogs', REPORT, [report(String(mine.reportNo))])).status).toBe(400)
  })

  it.each([
    ['times out of order', { acceptedAt: '2019-03-03 08:20' }, 'acceptedAt'],
    ['an end before the beginning', { resumeDate: '2019-03-04 07:00', acceptedAt: null }, 'resumeDate'],
    ['a time to come', { resumeDate: '2027-01-01 08:00' }, 'resumeDate'],
    ['no end of a stop', { resumeDate: null }, 'resumeDate'],
    ['a state that is not closed', { status: 'REPAIRING' }, 'status'],
    ['no state', { status: null }, 'status'],
    ['no time of its own', { reportDate: null }, 'reportDate'],
    ['no machine', { equipmentId: null }, 'equipmentId'],
    ['another machine', { equipmentId: 'nobody knows' }, 'equipmentId'],
    ['a number of today', { reportNo: 'BX20261120-9009' }, 'reportNo'],
    ['no number', { reportNo: null }, 'reportNo'],
  ] as const)('with %s is refused with its row and field, and nothing is written', async (_name, change, field) => {
    const before = (await old.get('/reportlogs', { pageSize: 1 })).body.data as { count: number }
    const told = await send('/reportlogs', REPORT, [report(`NEVER-${field}`), report('NEVER', change)])
    expect([told.status, told.body.errors.map((one) => one.field)]).toEqual([400, [field]])
    expect(told.body.errors[0]?.message).toContain('Row 3')
    expect((await old.get('/reportlogs', { pageSize: 1 })).body.data).toMatchObject({ count: before.count })
  })

  it('leaves the numbers of new rows without a gap', async () => {
    const made = async () =>
      (await old.post('/reportlogs', { equipmentID: machine.id, reporterID: person.id, description: 'new' })).body.data as Row
    const first = String((await made()).reportNo)
    await send('/reportlogs', REPORT, [report('BX20190304-0001'), report('BX20190304-0017')])
    const next = String((await made()).reportNo)
    expect(Number(next.slice(-4))).toBe(Number(first.slice(-4)) + 1)
  })

  it('takes repairs with their reports, hours and orders', async () => {
    const repairs = await send(
      '/repairlogs',
      ['repairNo', 'reportId', 'equipmentId', 'repairerIds', 'description', 'beginDate', 'completeDate', 'status'],
      [
        [
          'OLD-R1',
          'OLD-1',
          machine.number as string,
          repairer.name as string,
          'bearing',
          '2019-03-04 08:30',
          '2019-03-04 10:20',
          'COMPLETED',
        ],
      ],
    )
    expect(repairs).toMatchObject({ status: 200, body: { data: { created: 1 } } })
    const hours = ['repairerId', 'hours', 'logDate', 'repairId']
    const worked = [[repairer.name as string, 1.5, '2019-03-04', 'OLD-R1']]
    expect(await send('/repairtimelogs', hours, worked)).toMatchObject({ status: 200, body: { data: { created: 1 } } })
    expect(await send('/repairtimelogs', hours, worked)).toMatchObject({ status: 200, body: { data: { created: 0, same: 1 } } })
    expect((await send('/repairtimelogs', hours, [[repairer.name as string, 23, '2019-03-04', 'OLD-R1']])).status).toBe(400)
    expect((await found('/repairlogs', { repairNo: 'OLD-R1' }))[0]).toMatchObject({ reportNo: 'OLD-1', manHours: 1.5, status: 'COMPLETED' })
    const orders = await send(
      '/maintlogs',
      ['maintNo', 'equipmentId', 'checkName', 'planDate', 'actualDate', 'status'],
      [['OLD-M1', machine.number as string, 'oil', '2019-03-01', '2019-03-02', 'DONE']],
    )
    expect(orders).toMatchObject({ status: 200, body: { data: { created: 1 } } })
    const [point] = await found('/inspectionpoints', { pageSize: 1 })
    const [shift] = await found('/shifts', { pageSize: 1 })
    const checks = await send(
      '/inspectionorders',
      ['inspectNo', 'pointId', 'shiftId', 'planDate', 'value1', 'doneAt', 'status'],
      [['OLD-D1', point?.name as string, shift?.name as string, '2019-03-01', 'fine', '2019-03-01 09:00', 'DONE']],
    )
    expect(checks).toMatchObject({ status: 200, body: { data: { created: 1 } } })
    expect((await found('/inspectionorders', { inspectNo: 'OLD-D1' }))[0]).toMatchObject({ pointName: point?.pointName, isMissed: false })
  })

  it('takes a permission of its own', async () => {
    const made = await old.post('/admin/sysroles', { roleName: 'imports', roleKey: 'imports' })
    const menus = await found('/admin/sysmenus', { pageSize: 1000 })
    const of = (tag: string) => menus.filter(({ permission }) => permission === tag).map(({ id }) => id)
    const role = made.body.data as unknown as Row
    await old.put(`/admin/sysroles/${role.id}`, { menuScope: [...of('repair:report:import'), ...of('repair:report:add')] })
    const { createHash } = await import('node:crypto')
    const password = createHash('sha256').update('Importing-2026').digest('hex')
    await old.post('/admin/sysusers', { username: 'imports', password, name: 'Imports', role: [role.id], plantIDs: [1] })
    const other = importer(app, await app.login('imports', 'Importing-2026'))
    const file = await workbook(REPORT, [report('NOT-MINE')])
    expect((await other.send('/reportlogs/import?history=true', file)).status).toBe(403)
    expect((await other.send('/reportlogs/imports?history=true&fileName=x.xlsx', file)).status).toBe(403)
    expect(of('repair:report:importHistory')).toHaveLength(1)
    expect((await admin.send('/workshops/import?history=true', file)).status).toBe(400)
  })

  it('is checked, committed and taken back in steps, as the console does', async () => {
    const file = await workbook(REPORT, [report('STEP-1'), report('STEP-2')])
    const response = await admin.send('/reportlogs/imports?history=true&fileName=old.xlsx', file)
    const { id, fields } = (await response.json()) as { id: number; fields: { key: string; isRequired: boolean }[] }
    expect(fields.find(({ key }) => key === 'reportNo')).toMatchObject({ isRequired: true })
    expect((await admin.check(id, {})).result).toMatchObject({ counts: { created: 2, error: 0 }, canImport: true })
    expect((await admin.commit(id)).result).toMatchObject({ counts: { created: 2 } })
    expect(await admin.undo(id)).toMatchObject({ status: 200, body: { created: 2 } })
    expect(await found('/reportlogs', { reportNo: 'STEP-1' })).toEqual([])
    const template = await admin.get('/reportlogs/template?history=true')
    expect(template.status).toBe(200)
  })
})

describe('rows that are sent over REST', () => {
  const post = (path: string, rows: readonly object[]) => old.post(`${path}/history`, { rows })
  const hours = (more: object = {}) => ({ repairerID: repairer.id, logDate: '2018-05-04', hours: 3.25, ...more })

  it('come in once without a number, however often they are sent', async () => {
    const first = await post('/repairtimelogs', [hours()])
    expect(first).toMatchObject({ status: 200, body: { data: { created: 1, same: 0 } } })
    const again = await post('/repairtimelogs', [hours()])
    expect(again).toMatchObject({ status: 200, body: { data: { created: 0, same: 1 } } })
    expect((again.body.data as { ids: number[] }).ids).toEqual((first.body.data as { ids: number[] }).ids)
    expect(await found('/repairtimelogs', { logDate: '2018-05-04' })).toHaveLength(1)
  })

  it('are two where they are equal in one call, and others where they differ in anything', async () => {
    const two = [hours({ logDate: '2018-05-05' }), hours({ logDate: '2018-05-05' })]
    expect(await post('/repairtimelogs', two)).toMatchObject({ body: { data: { created: 2, same: 0 } } })
    expect(await post('/repairtimelogs', two)).toMatchObject({ body: { data: { created: 0, same: 2 } } })
    const other = [hours({ logDate: '2018-05-05', detail: 'the other pump' })]
    expect(await post('/repairtimelogs', other)).toMatchObject({ body: { data: { created: 1, same: 0 } } })
    expect(await found('/repairtimelogs', { logDate: '2018-05-05' })).toHaveLength(3)
  })

  it('are the same even where a second time would be too much', async () => {
    const long = [hours({ logDate: '2018-05-06', hours: 20 })]
    expect(await post('/repairtimelogs', long)).toMatchObject({ status: 200, body: { data: { created: 1 } } })
    expect(await post('/repairtimelogs', long)).toMatchObject({ status: 200, body: { data: { created: 0, same: 1 } } })
    expect(await post('/repairtimelogs', [hours({ logDate: '2018-05-06', hours: 21 })])).toMatchObject({ status: 400 })
  })

  it('name a moment that is too early by its words, never by its key', async () => {
    for (const [language, words] of [
      ['en', 'Accepted'],
      ['zh', '受理时间'],
    ] as const) {
      const client = legacyClient(app.address, language)
      await client.login()
      const row = {
        ...{ reportNo: `OLD-M-${language}`, equipmentID: machine.id, reporterID: person.id, description: 'x', status: 'CONFIRMED' },
        ...{ reportDate: '2019-03-04 08:00:00', acceptedAt: '2019-03-04 09:00:00', resumeDate: '2019-03-04 08:30:00', isStopped: true },
      }
      const { status, body } = await client.post('/reportlogs/history', { rows: [row] })
      expect(status).toBe(400)
      expect(JSON.stringify(body)).not.toContain('acceptedAt')
      expect(JSON.stringify(body)).toContain(words)
      client.close()
    }
  })
})
