import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LegacyClient, legacyClient } from '../../support/stories/legacyClient.ts'
import { ACCEPT, type Desk, openDesk, REPAIRS, REPORT } from '../../support/stories/repairDesk.ts'

type Row = Record<string, unknown> & { id: string }
let desk: Desk
let old: LegacyClient
beforeAll(async () => {
  desk = await openDesk()
  old = legacyClient(desk.server.address)
  await old.login()
})
afterAll(async () => {
  old.close()
  await desk.close()
})

const CORRECT =
  'mutation($id: ID!, $input: CorrectReportLogInput!) { correctReportLog(id: $id, input: $input) { id status description equipmentId actions } }'
const VOID = 'mutation($id: ID!, $input: VoidReportLogInput!) { voidReportLog(id: $id, input: $input) { id status stopHours } }'
const HISTORY = 'query($id: ID!) { history(resource: "reportLog", id: $id) { action userName changes { field before after } } }'
const STATE = 'query($id: ID!) { equipment(id: $id) { state } }'

async function accepted() {
  const equipmentId = await desk.machine()
  const report = await desk.call<Row>('admin', REPORT, { input: { equipmentId, description: '卡料', isStopped: true } })
  const [repairer] = (await desk.call<{ items: Row[] }>('admin', '{ repairers(page: { size: 1 }) { items { id } } }')).items
  await desk.call('admin', ACCEPT, { id: report.id, input: { repairerIds: [repairer?.id] } })
  return { ...report, equipmentId }
}

describe('a correction over the API', () => {
  it('changes the record, tells the other machine and keeps the story', async () => {
    const report = await accepted()
    const other = await desk.machine()
    const input = { equipmentId: other, description: '放卷卡料', reason: '报错了设备' }
    expect(await desk.call('admin', CORRECT, { id: report.id, input })).toMatchObject({
      equipmentId: other,
      description: '放卷卡料',
      status: 'REPAIRING',
    })
    expect(await desk.call('admin', STATE, { id: other })).toEqual({ state: 'STOPPED' })
    expect(await desk.call('admin', STATE, { id: report.equipmentId })).toEqual({ state: 'RUNNING' })
    const [told] = await desk.call<{ action: string; changes: object[] }[]>('admin', HISTORY, { id: report.id })
    expect(told).toMatchObject({ action: 'correct' })
    expect(told?.changes).toEqual(
      expect.arrayContaining([
        { field: 'description', before: '卡料', after: '放卷卡料' },
        { field: 'reason', before: null, after: '报错了设备' },
      ]),
    )
    const repairs = await desk.call<{ items: Row[] }>(
      'admin',
      'query($id: ID!) { repairLogs(filter: { reportId: { eq: $id } }) { items { equipmentId } } }',
      { id: report.id },
    )
    expect(repairs.items).toEqual([{ equipmentId: other }])
  })

  it('voids what never happened', async () => {
    const report = await accepted()
    expect(await desk.call('admin', VOID, { id: report.id, input: { reason: '没有发生' } })).toEqual({
      id: report.id,
      status: 'VOIDED',
      stopHours: null,
    })
    expect(await desk.call('admin', STATE, { id: report.equipmentId })).toEqual({ state: 'RUNNING' })
    expect((await desk.call<{ items: Row[] }>('admin', REPAIRS, { id: report.id })).items).toMatchObject([{ status: 'VOIDED' }])
    expect(await desk.fails('admin', VOID, { id: report.id, input: { reason: '再来' } })).toMatchObject({ code: 'CONFLICT' })
  })

  it('is refused without its tag, reason, or with a field that it does not take', async () => {
    const report = await accepted()
    const editor = await desk.somebody('repair:report:list repair:report:edit repair:report:accept')
    expect(await desk.fails(editor, CORRECT, { id: report.id, input: { description: 'x', reason: 'y' } })).toMatchObject({
      code: 'FORBIDDEN',
    })
    expect((await desk.ask('admin', CORRECT, { id: report.id, input: { description: 'x' } })).errors?.[0]?.message).toMatch(/reason/)
    expect((await desk.ask('admin', CORRECT, { id: report.id, input: { reason: 'x', photoIds: [] } })).errors?.[0]?.message).toMatch(
      /photoIds/,
    )
  })
})

describe('a correction over REST', () => {
  it('takes the old spelling, names what it does not take, and voids', async () => {
    const report = await accepted()
    const other = await desk.machine()
    const corrected = await old.post(`/reportlogs/${report.id}/correct`, { equipmentID: other, reason: '报错了设备' })
    expect([corrected.status, (corrected.body.data as Row).equipmentID]).toEqual([200, Number(other)])
    const refused = await old.post(`/reportlogs/${report.id}/correct`, { photoIDs: '1', description: 'x', reason: 'y' })
    expect([refused.status, refused.body.errors?.map(({ field }) => field)]).toEqual([400, ['photoIDs']])
    expect(refused.body.errors?.[0]?.message).toContain('设备')
    const nothing = await old.post(`/reportlogs/${report.id}/void`, {})
    expect([nothing.status, nothing.body.errors?.map(({ field }) => field)]).toEqual([400, ['reason']])
    const voided = await old.post(`/reportlogs/${report.id}/void`, { reason: '没有发生' })
    expect([voided.status, (voided.body.data as Row).status]).toEqual([200, 'VOIDED'])
  })
})
