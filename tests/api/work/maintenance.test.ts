import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maintenancePlan, pointsTemplate } from '../../../server/domain/maintenance/index.ts'
import { equipment } from '../../../server/domain/masterdata/index.ts'
import { addDays, businessDay, systemActor } from '../../../server/kernel/index.ts'
import { unique } from '../../support/samples/factories.ts'
import { type Desk, openDesk } from '../../support/stories/repairDesk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const today = () => businessDay(new Date(), 480)
const APPLY = `mutation($id: ID!, $equipmentIds: [ID!]!, $nextMaintDate: Date) {
  applyPointsTemplate(id: $id, equipmentIds: $equipmentIds, nextMaintDate: $nextMaintDate) {
    points plans skipped { equipmentName lineName reason }
  }
}`
const CALENDAR = `query($from: Date!, $to: Date!) {
  maintenanceCalendar(from: $from, to: $to) {
    date
    orders { id maintNo equipment { id name } owner { name } status isOverdue actions }
    planned { planId name equipmentId equipmentName ownerName maintLevel }
  }
}`
const STEP = (step: string) =>
  `mutation($id: ID!, $input: ${step}MaintenanceOrderInput!) { ${step.toLowerCase()}MaintenanceOrder(id: $id, input: $input) { id status planDate photoIds } }`
interface Applied {
  points: number
  plans: number
  skipped: { equipmentName: string; lineName: string; reason: string }[]
}
interface Day {
  date: string
  orders: { id: string; maintNo: string; equipment: { id: string }; actions: string[] }[]
  planned: { planId: string; equipmentName: string }[]
}
const rowsOf = (plantId: number, resource: typeof pointsTemplate | typeof equipment) =>
  desk.store
    .read(systemActor(plantId))
    .of(resource as typeof equipment)
    .find({})

describe('applying a template', () => {
  it('hangs every template of the demo on a machine, once', async () => {
    for (const template of await rowsOf(1, pointsTemplate)) {
      const at = { id: String(template.id), equipmentIds: [await desk.machine()] }
      const made = await desk.call<Applied>('lead', APPLY, at)
      expect(made.points + made.plans).toBeGreaterThan(3)
      expect(made.skipped).toEqual([])
      const again = await desk.call<Applied>('lead', APPLY, at)
      expect([again.points, again.plans, again.skipped.length]).toEqual([0, 0, made.points + made.plans])
      expect(again.skipped[0]).toMatchObject({ reason: 'EXISTS' })
    }
  })

  it('shows what was made beside the template', async () => {
    const [template] = (await rowsOf(1, pointsTemplate)).toReversed()
    const machine = await desk.machine()
    await desk.call('lead', APPLY, { id: String(template?.id), equipmentIds: [machine], nextMaintDate: addDays(today(), 9) })
    const plans = await desk.call<{ items: { nextMaintDate: string; template: { id: string } }[] }>(
      'lead',
      'query($id: ID!) { maintenancePlans(filter: { equipmentId: { eq: $id } }) { items { nextMaintDate anchorDate template { id } } } }',
      { id: machine },
    )
    expect(plans.items.length).toBeGreaterThan(0)
    for (const plan of plans.items)
      expect(plan).toMatchObject({
        nextMaintDate: addDays(today(), 9),
        anchorDate: addDays(today(), 9),
        template: { id: String(template?.id) },
      })
  })

  it('takes the right to look at the template and to make what it makes, and stays in its plant', async () => {
    const [mine] = await rowsOf(1, pointsTemplate)
    const [theirs] = await rowsOf(2, pointsTemplate)
    const [away] = await rowsOf(2, equipment)
    const machine = await desk.machine()
    const at = { id: String(mine?.id), equipmentIds: [machine] }
    const reader = await desk.somebody('maint:template:query')
    expect(await desk.fails('operator', APPLY, at)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await desk.fails(reader, APPLY, at)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await desk.fails('lead', APPLY, { ...at, id: String(theirs?.id) })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await desk.fails('lead', APPLY, { ...at, equipmentIds: [String(away?.id)] })).toEqual({
      code: 'BAD_USER_INPUT',
      why: ['equipmentIds'],
    })
    expect(await desk.fails('lead', APPLY, { ...at, equipmentIds: ['x'] })).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await desk.fails('lead', APPLY, { ...at, nextMaintDate: addDays(today(), -1) })).toEqual({
      code: 'BAD_USER_INPUT',
      why: ['nextMaintDate'],
    })
  })

  it('refuses lines that nobody could work by', async () => {
    const templateId = await desk.make('PointsTemplate', { name: `模板 ${unique()}`, hasMaint: true })
    const line = { templateId, name: `行 ${unique()}`, pointName: '轴承', checkName: '检查' }
    const fails = (input: object) => desk.fails('lead', desk.create('TemplatePoint'), { input: { ...line, ...input } })
    expect(await fails({ refValue: '90~60' })).toEqual({ code: 'BAD_USER_INPUT', why: ['refValue'] })
    expect(await fails({ refValue: '60 ℃~85 bar' })).toEqual({ code: 'BAD_USER_INPUT', why: ['refValue'] })
    expect(await fails({ refValue: '≥' })).toEqual({ code: 'BAD_USER_INPUT', why: ['refValue'] })
    expect(await fails({ kind: 'MAINT' })).toEqual({ code: 'BAD_USER_INPUT', why: ['maintCycle'] })
    expect(await fails({ kind: 'MAINT', maintCycle: 0 })).toEqual({ code: 'BAD_USER_INPUT', why: ['maintCycle'] })
    expect(await fails({ maintMode: 'CLEAN' })).toEqual({ code: 'BAD_USER_INPUT', why: ['maintMode'] })
    const { errors } = await desk.ask('lead', desk.create('TemplatePoint'), { input: { ...line, refValue: '90~60' } })
    expect(errors?.[0]?.extensions.fields?.[0]?.message).toMatch(/\p{Script=Han}/u)
  })
})

describe('the maintenance calendar', () => {
  it('shows the orders of the demo and the turns to come', async () => {
    const days = await desk.call<Day[]>('lead', CALENDAR, { from: addDays(today(), -20), to: addDays(today(), 40) })
    expect(days).toHaveLength(61)
    const orders = days.flatMap((day) => day.orders)
    expect(orders.length).toBeGreaterThan(5)
    expect(orders[0]).toMatchObject({ maintNo: expect.stringMatching(/^BY/), equipment: { name: expect.any(String) } })
    expect(days.flatMap((day) => day.planned).length).toBeGreaterThan(5)
    // A turn has either an order or a place among what is planned, never both.
    for (const { planned } of days) expect(new Set(planned.map(({ planId }) => planId)).size).toBe(planned.length)
  })

  it('takes the rights to see orders and plans, and stays in its plant', async () => {
    const range = { from: today(), to: addDays(today(), 30) }
    for (const permission of ['maint:order:list', 'maint:plan:list'])
      expect(await desk.fails(await desk.somebody(permission), CALENDAR, range)).toMatchObject({ code: 'FORBIDDEN' })
    const both = await desk.somebody('maint:order:list maint:plan:list')
    const seen = new Set(
      (await desk.call<Day[]>(both, CALENDAR, range)).flatMap(({ planned }) => planned.map(({ planId }) => Number(planId))),
    )
    const own = (await desk.store.read(systemActor(1)).of(maintenancePlan).find({})).map(({ id }) => id)
    expect([...seen].filter((id) => !own.includes(id))).toEqual([])
    expect(seen.size).toBeGreaterThan(0)
  })

  it('refuses ranges that make no sense', async () => {
    expect(await desk.fails('lead', CALENDAR, { from: today(), to: addDays(today(), 62) })).toEqual({ code: 'BAD_USER_INPUT', why: ['to'] })
    expect(await desk.fails('lead', CALENDAR, { from: today(), to: addDays(today(), -1) })).toEqual({ code: 'BAD_USER_INPUT', why: ['to'] })
    expect(await desk.fails('lead', CALENDAR, { from: '2026-02-31', to: today() })).toMatchObject({ code: 'BAD_USER_INPUT' })
  })
})

describe('an order', () => {
  const order = async (input: object = {}) =>
    desk.make('MaintenanceOrder', { equipmentId: await desk.machine(), checkName: '换油', planDate: today(), ...input }, 'lead')

  it('keeps the photos taken before when it is done, up to nine in all', async () => {
    const [before, after] = [
      await desk.uploaded('lead', { ownerName: 'maintenanceOrder' }),
      await desk.uploaded('lead', { ownerName: 'maintenanceOrder' }),
    ]
    const id = await order({ photoIds: [before] })
    await desk.call('lead', STEP('Start'), { id, input: {} })
    const more: string[] = []
    for (let i = 0; i < 9; i++) more.push(await desk.uploaded('lead', { ownerName: 'maintenanceOrder' }))
    expect(await desk.fails('lead', STEP('Complete'), { id, input: { photoIds: more } })).toEqual({
      code: 'BAD_USER_INPUT',
      why: ['photoIds'],
    })
    expect(await desk.call('lead', STEP('Complete'), { id, input: { value1: '正常', photoIds: [after] } })).toMatchObject({
      status: 'DONE',
      photoIds: [before, after],
    })
    const bare = await order({ photoIds: [await desk.uploaded('lead', { ownerName: 'maintenanceOrder' })] })
    await desk.call('lead', STEP('Start'), { id: bare, input: {} })
    expect(await desk.call<{ photoIds: string[] }>('lead', STEP('Complete'), { id: bare, input: {} })).toMatchObject({
      photoIds: { length: 1 },
    })
  })

  it('is not put off into the past, nor planned by a cycle of nothing or for a day that never comes', async () => {
    const id = await order()
    const postpone = (planDate: string) => desk.fails('lead', STEP('Postpone'), { id, input: { planDate, reason: '等件' } })
    expect(await postpone(addDays(today(), -1))).toEqual({ code: 'BAD_USER_INPUT', why: ['planDate'] })
    expect(await postpone(today())).toEqual({ code: 'BAD_USER_INPUT', why: ['planDate'] })
    expect(await postpone('2027-02-31')).toMatchObject({ code: 'BAD_USER_INPUT' })
    const plan = { equipmentId: await desk.machine(), name: 'x', maintCycle: 1, nextMaintDate: today() }
    const fails = (input: object) => desk.fails('lead', desk.create('MaintenancePlan'), { input: { ...plan, ...input } })
    expect(await fails({ maintCycle: 0 })).toEqual({ code: 'BAD_USER_INPUT', why: ['maintCycle'] })
    expect(await fails({ nextMaintDate: '2027-02-31' })).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await fails({ anchorDate: today() })).toMatchObject({ code: 'BAD_USER_INPUT' })
  })

  it('takes the parts of its plan, which may change as long as it is open', async () => {
    const equipmentId = await desk.machine()
    const partId = await desk.make('SparePart', { code: `P${unique()}`, name: '滤芯', unit: '个' }, 'lead')
    const planId = await desk.make(
      'MaintenancePlan',
      { equipmentId, name: '换油', maintCycle: 6, nextMaintDate: addDays(today(), 90) },
      'lead',
    )
    await desk.make('MaintenancePlanPart', { planId, partId, quantity: 2.125 }, 'lead')
    const id = await order({ equipmentId, planId })
    const PARTS =
      'query($id: ID!) { maintenanceOrderParts(filter: { orderId: { eq: $id } }) { items { id partName quantity part { code } } } }'
    const [part] = (await desk.call<{ items: { id: string }[] }>('repairer', PARTS, { id })).items
    expect(part).toMatchObject({ partName: '滤芯', quantity: 2.125 })
    const change =
      'mutation($id: ID!, $input: UpdateMaintenanceOrderPartInput!) { updateMaintenanceOrderPart(id: $id, input: $input) { quantity } }'
    expect(await desk.call('repairer', change, { id: part?.id, input: { quantity: 1 } })).toEqual({ quantity: 1 })
    expect(await desk.fails('viewer', change, { id: part?.id, input: { quantity: 1 } })).toMatchObject({ code: 'FORBIDDEN' })
    await desk.call(
      'lead',
      'mutation($id: ID!, $input: CancelMaintenanceOrderInput!) { cancelMaintenanceOrder(id: $id, input: $input) { id } }',
      {
        id,
        input: { reason: '停产' },
      },
    )
    expect(await desk.fails('repairer', change, { id: part?.id, input: { quantity: 2 } })).toMatchObject({ code: 'CONFLICT' })
    expect(await desk.fails('lead', 'mutation($ids: [ID!]!) { deleteMaintenanceOrders(ids: $ids) }', { ids: [id] })).toEqual({
      code: 'CONFLICT',
      why: 'closed',
    })
  })
})
