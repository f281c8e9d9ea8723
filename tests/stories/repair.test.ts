import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businessDay } from '../../server/kernel/index.ts'
import { ACCEPT, type Desk, openDesk, REPAIRS, REPORT } from '../support/stories/repairDesk.ts'

let desk: Desk
/** 报修员 of today: may report and confirm, and has never reported before. */
let newcomer: string
let machine: string
let category: { id: string; faults: { id: string }[] }
let repairerId: string
let earlier: string
let lead: { id: string; reportNo: string; reporterId: string }
let joined: { id: string }
let repairId: string
beforeAll(async () => {
  desk = await openDesk()
  newcomer = await desk.somebody('repair:report:add repair:report:query repair:report:confirm')
  machine = await desk.machine()
  const { items } = await desk.call<{ items: { id: string; categoryId: string }[] }>(
    'lead',
    '{ faults(page: { size: 1 }) { items { id categoryId } } }',
  )
  category = { id: items[0]?.categoryId ?? '', faults: items }
  const people = await desk.call<{ items: { id: string }[] }>(
    'lead',
    '{ repairers(filter: { keyword: "wangjianguo" }) { items { id name } } }',
  )
  repairerId = people.items[0]?.id ?? ''
  earlier = await pastRepair()
})
afterAll(() => desk.close())

const repairsOf = async (id: string) => (await desk.call<{ items: { id: string; status: string }[] }>('lead', REPAIRS, { id })).items
/** A step on a repair or a report, with what it answers. */
const step = <T>(who: string, name: string, id: string, input?: object): Promise<T> => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const query = `mutation($id: ID!${input ? `, $input: ${type}!` : ''}) { ${name}(id: $id${input ? ', input: $input' : ''}) { id status } }`
  return desk.call(who, query, { id, ...(input && { input }) })
}
const workOf = (who: string, view: string) =>
  desk.call<{ reports: { id: string; expectedDays: number }[]; repairs: { id: string }[] }>(
    who,
    'query($view: RepairWorkView!) { repairWork(view: $view) { reports { id expectedDays } repairs { id } } }',
    { view },
  )
const has = (rows: readonly { id: string }[], id: string) => rows.some((one) => one.id === id)

/** The same machine failed before. */
async function pastRepair() {
  const { id } = await desk.call<{ id: string }>('operator', REPORT, { input: { equipmentId: machine, description: '张力波动' } })
  await desk.call('lead', ACCEPT, { id, input: { repairerIds: [repairerId], faultCategoryId: category.id } })
  const [repair] = await repairsOf(id)
  await step('repairer', 'startRepairLog', repair?.id ?? '')
  await step('repairer', 'completeRepairLog', repair?.id ?? '', { description: '重新标定张力传感器' })
  return repair?.id ?? ''
}

describe('a breakdown, from the first photo to the confirmed repair', () => {
  it('is reported with a photo by somebody who has never reported, and again by somebody else', async () => {
    const photo = await desk.uploaded(newcomer)
    const input = { equipmentId: machine, description: '收卷张力失控，断纸', urgency: 'STOP', photoIds: [photo] }
    lead = await desk.call(newcomer, REPORT, { input })
    expect(lead).toMatchObject({ status: 'PENDING', joinedToId: null, reporter: { name: '新来的' }, photos: [{ id: photo }] })
    expect(await desk.ownerOf(photo)).toBe(Number(lead.id))
    joined = await desk.call('operator', REPORT, { input: { equipmentId: machine, description: '还停着', isStopped: true } })
    expect(joined).toMatchObject({ joinedToId: lead.id, reporter: { name: '李秀梅' } })
    expect(has((await workOf('lead', 'OPEN')).reports, lead.id)).toBe(true)
  })

  it('is accepted, which hands the repair to its repairer', async () => {
    await desk.call('lead', ACCEPT, { id: lead.id, input: { repairerIds: [repairerId], faultCategoryId: category.id } })
    const [repair] = await repairsOf(lead.id)
    repairId = repair?.id ?? ''
    expect(has((await workOf('repairer', 'MINE')).repairs, repairId)).toBe(true)
    const both = 'query($ids: [ID!]) { reportLogs(filter: { id: { in: $ids } }) { items { status faultCategoryId } } }'
    const accepted = { status: 'REPAIRING', faultCategoryId: category.id }
    expect(await desk.call('lead', both, { ids: [lead.id, joined.id] })).toEqual({ items: [accepted, accepted] })
  })

  it('is begun with the last repairs beside it, waits for a part, and goes on', async () => {
    await step('repairer', 'startRepairLog', repairId)
    const similar = 'query($id: ID!) { similarRepairs(repairId: $id) { id description } }'
    expect(await desk.call('repairer', similar, { id: repairId })).toEqual([{ id: earlier, description: '重新标定张力传感器' }])
    await step('repairer', 'waitPartsRepairLog', repairId, { expectedDays: 2, needNotice: true })
    expect(has((await workOf('repairer', 'WAITING_PARTS')).repairs, repairId)).toBe(true)
    await step('repairer', 'resumeRepairLog', repairId)
  })

  it('takes the hours of its repairer', async () => {
    const input = { repairerId, repairId, hours: 1.5, logDate: businessDay(new Date(), 480), detail: '换张力传感器' }
    await desk.make('RepairTimeLog', input, 'repairer')
    const read = 'query($id: ID!) { repairLog(id: $id) { manHours report { description photos { name } } } }'
    expect(await desk.call('repairer', read, { id: repairId })).toEqual({
      manHours: 1.5,
      report: { description: '收卷张力失控，断纸', photos: [{ name: `${newcomer}.jpg` }] },
    })
  })

  it('runs again with its fault, as a debt with a due date', async () => {
    const input = {
      usableWithFault: true,
      expectedDays: 5,
      faultIds: category.faults.map((one) => one.id),
      causes: '传感器漂移',
      description: '暂时绕开传感器',
    }
    await step('repairer', 'completeRepairLog', repairId, input)
    const debts = (await workOf('lead', 'RUNNING_WITH_FAULT')).reports
    expect(debts.find((one) => one.id === lead.id)).toMatchObject({ expectedDays: 5 })
    expect(has(debts, joined.id)).toBe(false)
    const state = 'query($id: ID!) { equipment(id: $id) { state } }'
    expect(await desk.call('lead', state, { id: machine })).toEqual({ state: 'FAULTY' })
  })

  it('is cured by a second repair, and confirmed by those who reported it', async () => {
    const more = { reportId: lead.id, equipmentId: machine, repairerIds: [repairerId] }
    const second = await desk.make('RepairLog', more, 'lead')
    const open = 'query($id: ID!) { reportLog(id: $id) { blocked { step } } }'
    expect(await desk.call('lead', open, { id: lead.id })).toEqual({ blocked: [{ step: 'complete' }] })
    await step('repairer', 'startRepairLog', second)
    await step('repairer', 'completeRepairLog', second, {
      description: '换新传感器',
      faultCategoryId: category.id,
      hours: [{ id: repairerId, amount: 0.5 }],
    })
    expect(await step('operator', 'confirmReportLog', joined.id)).toMatchObject({ status: 'CONFIRMED' })
    expect(await step(newcomer, 'confirmReportLog', lead.id)).toMatchObject({ status: 'CONFIRMED' })
    expect(has((await workOf('lead', 'RUNNING_WITH_FAULT')).reports, lead.id)).toBe(false)
    const history = 'query($id: ID!) { history(resource: "reportLog", id: $id) { action } }'
    const told = await desk.call<{ action: string }[]>('lead', history, { id: lead.id })
    expect(told.map((one) => one.action)).toEqual(['confirm', 'complete', 'markUsable', 'accept', 'create'])
  })
})
