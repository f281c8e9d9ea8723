import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repairTimeLog } from '../../../server/domain/hours/index.ts'
import { reportLog } from '../../../server/domain/repair/index.ts'
import { businessDay, systemActor } from '../../../server/kernel/index.ts'
import { ACCEPT, type Desk, openDesk, REPAIRS, REPORT } from '../../support/stories/repairDesk.ts'

interface Report {
  id: string
  reportNo: string
  status: string
  joinedToId: string | null
}
let desk: Desk
let repairerId: string
/** What the repair of a stop does not close without. */
let done: { faultCategoryId: string; description: string; hours: { id: string; amount: number }[] }
beforeAll(async () => {
  desk = await openDesk()
  repairerId = await desk.make('Repairer', { name: '测试员' })
  const faultCategoryId = await desk.make('FaultCategory', { name: '测试类别' })
  done = { faultCategoryId, description: '换风扇', hours: [{ id: repairerId, amount: 1 }] }
})
afterAll(() => desk.close())

const report = (equipmentId: string, input = {}, who = 'admin') =>
  desk.call<Report>(who, REPORT, { input: { equipmentId, description: '停机', isStopped: true, ...input } })
const refused = (input: object, who = 'admin') => desk.fails(who, REPORT, { input: { description: '停机', ...input } })
const accept = (id: string, who = 'lead') => desk.ask(who, ACCEPT, { id, input: { repairerIds: [repairerId] } })
async function inWork() {
  const { id } = await report(await desk.machine())
  await accept(id)
  const { items } = await desk.call<{ items: { id: string }[] }>('lead', REPAIRS, { id })
  const repairId = items[0]?.id ?? ''
  await desk.call('lead', 'mutation($id: ID!) { startRepairLog(id: $id) { id } }', { id: repairId })
  return { id, repairId }
}
const COMPLETE = 'mutation($id: ID!, $input: CompleteRepairLogInput) { completeRepairLog(id: $id, input: $input) { status } }'
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
/** The running numbers of some document numbers of one day. */
const counters = (numbers: readonly string[]) => numbers.map((no) => Number(no.split('-')[1])).sort((a, b) => a - b)

describe('two at the same moment', () => {
  it('report one machine standing: one leads, the other joins', async () => {
    const equipmentId = await desk.machine()
    const both = await Promise.all([report(equipmentId, {}, 'operator'), report(equipmentId, {}, 'repairer')])
    const lead = both.find((one) => one.joinedToId === null)
    expect(both.map((one) => one.joinedToId).filter((id) => id !== null)).toEqual([lead?.id])
    const [first = 0, second = 0] = counters(both.map((one) => one.reportNo))
    expect(second).toBe(first + 1)
  })

  it('accept one report: one wins, the other is told, and there is one repair', async () => {
    const { id } = await report(await desk.machine())
    const both = await Promise.all([accept(id, 'lead'), accept(id, 'developer')])
    expect(both.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').sort()).toEqual(['CONFLICT', 'done'])
    expect((await desk.call<{ items: object[] }>('lead', REPAIRS, { id })).items).toHaveLength(1)
  })

  it('complete one repair: the report ends once', async () => {
    const { id, repairId } = await inWork()
    const both = await Promise.all(['lead', 'admin'].map((who) => desk.ask(who, COMPLETE, { id: repairId, input: done })))
    expect(both.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').sort()).toEqual(['CONFLICT', 'done'])
    const history = await desk.call<{ action: string }[]>(
      'lead',
      'query($id: ID!) { history(resource: "reportLog", id: $id) { action } }',
      { id },
    )
    expect(history.map((one) => one.action)).toEqual(['complete', 'update', 'accept', 'create'])
  })

  it('book 13 hours for one person and day: the second is refused, and 25 at once always', async () => {
    const logDate = businessDay(new Date(), 480)
    const input = { repairerId: await desk.make('Repairer', { name: '长班' }), logDate, hours: 13 }
    const both = await Promise.all([1, 2].map(() => desk.ask('lead', desk.create('RepairTimeLog'), { input })))
    expect(both.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').sort()).toEqual(['BAD_USER_INPUT', 'done'])
    const wrong = both.find(({ errors }) => errors)?.errors?.[0]?.extensions.fields
    expect(wrong).toMatchObject([{ field: 'hours', message: expect.stringContaining('11') }])
    expect(await desk.fails('lead', desk.create('RepairTimeLog'), { input: { ...input, hours: 25 } })).toEqual({
      code: 'BAD_USER_INPUT',
      why: ['hours'],
    })
    const booked = await desk.store
      .read(systemActor(1))
      .of(repairTimeLog)
      .find({ repairerId: Number(input.repairerId), logDate })
    expect(booked.map((one) => one.hours)).toEqual([13])
  })
})

describe('fifty reports at once', () => {
  it('get numbers without a gap although others among them are refused, and nothing is half-written', async () => {
    const equipmentId = await desk.machine()
    const count = () => desk.store.read(systemActor(1)).of(reportLog).count({})
    const before = await count()
    const good = Array.from({ length: 50 }, () => report(equipmentId, { isStopped: false }))
    // Refused after their number was taken: the file is not theirs.
    const bad = Array.from({ length: 10 }, () => refused({ equipmentId, photoIds: ['999999'] }))
    const [made, faults] = await Promise.all([Promise.all(good), Promise.all(bad)])
    const numbers = counters(made.map((one) => one.reportNo))
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at))
    expect(new Set(faults.map(({ why }) => String(why)))).toEqual(new Set(['photoIds']))
    expect(await count()).toBe(before + 50)
    const next = await report(equipmentId, { isStopped: false })
    expect(counters([next.reportNo])).toEqual([(numbers.at(-1) ?? 0) + 1])
  })
})

describe('moments', () => {
  it('of completion lie between the report and now', async () => {
    const { repairId, id } = await inWork()
    for (const completeDate of [inMinutes(-5), inMinutes(10)])
      expect(await desk.fails('lead', COMPLETE, { id: repairId, input: { ...done, completeDate } })).toMatchObject({
        why: ['completeDate'],
      })
    await desk.call('lead', 'mutation($id: ID!) { cancelRepairLog(id: $id, input: { reason: "x" }) { id } }', { id: repairId })
    const end = 'mutation($id: ID!, $at: DateTime) { completeReportLog(id: $id, input: { resumeDate: $at }) { status } }'
    for (const at of [inMinutes(-5), inMinutes(10)])
      expect(await desk.fails('lead', end, { id, at })).toMatchObject({ why: ['resumeDate'] })
    expect(await desk.call('lead', end, { id, at: null })).toEqual({ status: 'COMPLETED' })
  })

  it('of a report lie neither ahead nor far back', async () => {
    const equipmentId = await desk.machine()
    expect(await refused({ equipmentId, reportDate: inMinutes(10) })).toMatchObject({ why: ['reportDate'] })
    expect(await refused({ equipmentId, reportDate: inMinutes(-31 * 24 * 60) })).toMatchObject({ why: ['reportDate'] })
  })
})

describe('places', () => {
  it('that do not fit are refused by name', async () => {
    const [equipmentId, other] = [await desk.machine(), await desk.machine()]
    const unitId = await desk.make('EquipmentUnit', { equipmentId: other, name: '放卷' })
    const ductId = await desk.make('Duct', { ductNo: `D${other}`, equipmentId: other })
    expect(await refused({ equipmentId, unitId })).toMatchObject({ why: ['unitId'] })
    expect(await refused({ equipmentId, equCategory: 'DUCT' })).toMatchObject({ why: ['ductId'] })
    expect(await refused({ equipmentId, equCategory: 'DUCT', ductId })).toMatchObject({ why: ['equipmentId'] })
    expect(await refused({ equipmentId, ductId })).toMatchObject({ why: ['ductId'] })
    expect(await refused({})).toMatchObject({ why: ['equipmentId'] })
    const mutation = 'mutation($id: ID!) { updateEquipment(id: $id, input: { status: DISABLED }) { id } }'
    await desk.call('admin', mutation, { id: equipmentId })
    expect(await refused({ equipmentId })).toMatchObject({ why: ['equipmentId'] })
  })
})

describe('a report that is over', () => {
  it('takes no edit and no step', async () => {
    const { id } = await report(await desk.machine(), {}, 'operator')
    await desk.call('operator', 'mutation($id: ID!) { cancelReportLog(id: $id) { id } }', { id })
    const edit = 'mutation($id: ID!) { updateReportLog(id: $id, input: { description: "改" }) { id } }'
    expect(await desk.fails('admin', edit, { id })).toEqual({ code: 'CONFLICT', why: 'readOnly' })
    expect(await desk.fails('lead', ACCEPT, { id, input: { repairerIds: [repairerId] } })).toEqual({ code: 'CONFLICT', why: 'illegalStep' })
  })
})

describe('a photo', () => {
  it('of somebody else, another plant or another field is refused and stays unclaimed', async () => {
    const equipmentId = await desk.machine()
    const mine = await desk.uploaded('admin')
    const strange = [
      [await desk.uploaded('lead'), 1],
      [await desk.uploaded('admin', { plantId: 2 }), 2],
      [await desk.uploaded('admin', { ownerName: 'equipment', ownerField: 'fileIds' }), 1],
    ] as const
    for (const [id, plantId] of strange) {
      expect(await refused({ equipmentId, photoIds: [mine, id] })).toEqual({ code: 'BAD_USER_INPUT', why: ['photoIds'] })
      expect([await desk.ownerOf(id, plantId), await desk.ownerOf(mine)]).toEqual([null, null])
    }
    expect(
      await refused({ equipmentId, photoIds: await Promise.all(Array.from({ length: 10 }, () => desk.uploaded('admin'))) }),
    ).toMatchObject({
      why: ['photoIds'],
    })
    const made = await report(equipmentId, { photoIds: [mine] })
    expect(await desk.ownerOf(mine)).toBe(Number(made.id))
    expect(await refused({ equipmentId, photoIds: [mine] })).toMatchObject({ why: ['photoIds'] })
  })
})
