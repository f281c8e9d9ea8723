import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inspectionOrder } from '../../../server/domain/inspection/index.ts'
import { shift } from '../../../server/domain/masterdata/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { unique } from '../../support/samples/factories.ts'
import { type Desk, openDesk } from '../../support/stories/repairDesk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

type Row = Record<string, unknown> & { id: string }
const RECORD = `mutation($id: ID!, $input: RecordInspectionOrderInput!) { recordInspectionOrder(id: $id, input: $input) {
  id status value1 isOverRef isLate inspector { name } photos { id }
} }`
const SKIP = 'mutation($id: ID!, $input: SkipInspectionOrderInput!) { skipInspectionOrder(id: $id, input: $input) { status skipReason } }'
const REPORT = `mutation($id: ID!) { reportFromInspection(id: $id) {
  id reportNo description urgency status inspectionId equipmentId reporter { name }
} }`
const ROUND = '{ inspectionRound { planDate shift { id name } dueFrom dueUntil orders { id status planDate shiftId } } }'

/** An order of plant 1 whose shift has begun: its date is yesterday's. */
async function order(values: object = {}): Promise<Row> {
  const point = {
    equipmentId: await desk.machine(),
    name: `点 ${unique()}`,
    pointName: '主电机',
    checkName: '温度',
    refValue: '<=70',
    unit: '℃',
  }
  const pointId = await desk.make('InspectionPoint', { ...point, ...values })
  const planDate = new Date(Date.now() - 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10)
  const id = await desk.make('InspectionOrder', { pointId, planDate })
  return desk.call<Row>('admin', 'query($id: ID!) { inspectionOrder(id: $id) { id inspectNo equipmentId } }', { id })
}

describe('a round on a telephone', () => {
  it('shows the shift that is on, or none, and every order in it is of that shift', async () => {
    const round = await desk.call<{ planDate: string; shift: Row | null; orders: Row[] }>('lead', ROUND)
    expect(round.shift?.name).toMatch(/班$/)
    expect(round.orders.length).toBeGreaterThan(5)
    for (const one of round.orders) expect(one).toMatchObject({ planDate: round.planDate, shiftId: round.shift?.id })
  })

  it('records with a photo, in the name of whoever is signed in, and judges', async () => {
    const { id } = await order()
    const photo = await desk.uploaded('repairer', { ownerName: 'inspectionOrder' })
    const done = await desk.call<Row>('repairer', RECORD, { id, input: { value1: '82.5', photoIds: [photo], comment: '轴承端烫手' } })
    expect(done).toMatchObject({ status: 'DONE', isOverRef: true, inspector: { name: '王建国' }, photos: [{ id: photo }] })
    expect(await desk.fails('repairer', RECORD, { id, input: { value1: '60' } })).toMatchObject({ code: 'CONFLICT', why: 'illegalStep' })
  })

  it('says which field is wrong', async () => {
    const { id } = await order()
    for (const value1 of ['烫', '60 MPa', 'x'.repeat(10_000), ''])
      expect(await desk.fails('repairer', RECORD, { id, input: { value1 } })).toEqual({ code: 'BAD_USER_INPUT', why: ['value1'] })
    expect(await desk.call('repairer', SKIP, { id, input: { reason: '停机' } })).toEqual({ status: 'SKIPPED', skipReason: '停机' })
    expect(await desk.fails('repairer', RECORD, { id, input: { value1: '60' } })).toMatchObject({ code: 'CONFLICT' })
    expect(await desk.fails('admin', '{ refValueReading(refValue: "<=x") { kind } }')).toEqual({
      code: 'BAD_USER_INPUT',
      why: ['refValue'],
    })
    expect(await desk.fails('admin', '{ inspectionDates(inspectCycle: DAYS) { date } }')).toMatchObject({ why: ['cycleDays'] })
    expect(await desk.fails('admin', '{ inspectionShifts(from: "2026-01-01", to: "2026-03-01") { total } }')).toMatchObject({ why: ['to'] })
  })

  it('says that there is no 31 February', async () => {
    const { errors } = await desk.ask('admin', '{ inspectionDates(inspectCycle: MONTH, firstDate: "2026-02-31") { date } }')
    expect(errors?.map(({ message }) => message)).toEqual([expect.stringContaining('2026-02-31')])
  })
})

describe('a fault that an inspection found', () => {
  it('is reported with one tap, once, and linked', async () => {
    const { id, inspectNo, equipmentId } = await order()
    expect(await desk.fails('admin', REPORT, { id })).toMatchObject({ code: 'CONFLICT', why: 'inspection.notRecorded' })
    await desk.call('repairer', RECORD, { id, input: { value1: '82.5' } })
    const both = await Promise.all([desk.ask('admin', REPORT, { id }), desk.ask('admin', REPORT, { id })])
    const made = both.flatMap(({ data }) => (data ? [data.reportFromInspection as Row] : []))
    expect(made).toHaveLength(1)
    expect(made[0]).toMatchObject({ urgency: 'NORMAL', status: 'PENDING', inspectionId: id, equipmentId })
    expect(made[0]?.description).toBe(`点检 ${inspectNo}：主电机，温度。结果：82.5 ℃（参考值 <=70 ℃）`)
    expect(await desk.fails('admin', REPORT, { id })).toMatchObject({ code: 'CONFLICT', why: 'inspection.reportedAlready' })
    const listed = await desk.call<{ items: Row[] }>(
      'admin',
      'query($id: ID!) { reportLogs(filter: { inspectionId: { eq: $id } }) { items { id } } }',
      { id },
    )
    expect(listed.items).toEqual([{ id: made[0]?.id }])
    // Once that report is settled, the next one may be made.
    await desk.call('admin', 'mutation($id: ID!) { cancelReportLog(id: $id) { id } }', { id: made[0]?.id })
    expect(await desk.call('admin', REPORT, { id })).toMatchObject({ inspectionId: id })
  })
})

describe('rights', () => {
  it('let whoever goes the round read what a reference value means', async () => {
    for (const tag of ['inspect:order:list', 'inspect:point:list'])
      expect(await desk.call(await desk.somebody(tag), '{ refValueReading(refValue: "<=70") { kind high } }')).toEqual({
        kind: 'RANGE',
        high: '70',
      })
  })

  it('open each operation, and nothing without them', async () => {
    const { id } = await order()
    await desk.call('repairer', RECORD, { id, input: { value1: '82.5' } })
    const nobody = await desk.somebody('repair:report:list')
    const asked: [string, object?][] = [
      [ROUND],
      ['{ inspectionShifts(from: "2026-11-01", to: "2026-11-02") { total } }'],
      ['{ inspectionDates(inspectCycle: DAY) { date } }'],
      ['{ refValueReading(refValue: "<=70") { kind } }'],
      ['{ dueInspectionOrders }'],
      ['mutation { makeInspectionOrders }'],
      [REPORT, { id }],
      [RECORD, { id, input: { value1: '1' } }],
    ]
    for (const [query, variables] of asked) expect((await desk.fails(nobody, query, variables)).code).toBe('FORBIDDEN')
    // Both rights are needed: to see the order, and to report.
    expect((await desk.fails(await desk.somebody('repair:report:add'), REPORT, { id })).code).toBe('FORBIDDEN')
    expect((await desk.fails(await desk.somebody('inspect:order:query'), REPORT, { id })).code).toBe('FORBIDDEN')
  })

  it('end at the plant', async () => {
    const [other] = await desk.store.read(systemActor(2)).of(inspectionOrder).find({ status: 'PENDING' })
    const [elsewhere] = await desk.store.read(systemActor(2)).of(shift).find({})
    const id = String(other?.id)
    expect((await desk.fails('repairer', RECORD, { id, input: { value1: '60' } })).code).toBe('NOT_FOUND')
    expect((await desk.fails('admin', REPORT, { id })).code).toBe('NOT_FOUND')
    const round = 'query($id: ID!) { inspectionRound(shiftId: $id) { planDate } }'
    expect((await desk.fails('repairer', round, { id: String(elsewhere?.id) })).code).toBe('NOT_FOUND')
  })
})

describe('orders of the coming day', () => {
  it('are counted and made when somebody asks for them', async () => {
    await desk.call('admin', 'mutation { makeInspectionOrders }')
    await desk.make('InspectionPoint', {
      equipmentId: await desk.machine(),
      name: `点 ${unique()}`,
      pointName: '主电机',
      checkName: '温度',
    })
    const due = await desk.call<number>('admin', '{ dueInspectionOrders }')
    expect(due).toBeGreaterThanOrEqual(2)
    expect(await desk.call('admin', 'mutation { makeInspectionOrders }')).toBe(due)
    expect(await desk.call('admin', '{ dueInspectionOrders }')).toBe(0)
  })
})
