import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reporter } from '../../../server/domain/repair/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { ACCEPT, type Desk, openDesk, REPAIRS, REPORT } from '../../support/stories/repairDesk.ts'

interface Report {
  id: string
  reportNo: string
  reporterId: string
  joinedToId: string | null
  reporter: { name: string }
}
let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const labelOf = (id: string) => `eq-${Number(id).toString(36)}`
const report = (equipmentId: string, input = {}, who = 'operator') =>
  desk.call<Report>(who, REPORT, { input: { equipmentId, description: '断纸', ...input } })
async function accepted(equipmentId: string, input = {}) {
  const made = await report(equipmentId, input)
  const repairerId = await desk.make('Repairer', { name: '测试员' })
  await desk.call('lead', ACCEPT, { id: made.id, input: { repairerIds: [repairerId] } })
  const { items } = await desk.call<{ items: { id: string; repairNo: string }[] }>('lead', REPAIRS, { id: made.id })
  return { report: made, repair: items[0] as { id: string; repairNo: string } }
}

describe('a scanned label', () => {
  const SCAN = 'query($code: String!) { scanned(code: $code) { resource id title plantId plantName isHere } }'

  it('opens a machine of any of one’s plants, and of no other', async () => {
    const here = await desk.machine()
    expect(await desk.call('operator', SCAN, { code: labelOf(here) })).toMatchObject({ resource: 'equipment', id: here, isHere: true })
    const there = await desk.call<{ items: { id: string }[] }>('operator2', '{ equipments(page: { size: 1 }) { items { id } } }')
    const code = labelOf(there.items[0]?.id ?? '')
    expect(await desk.call('admin', SCAN, { code })).toMatchObject({ plantId: '2', plantName: '佛山装饰纸厂', isHere: false })
    expect(await desk.call('operator', SCAN, { code })).toBeNull()
  })

  it('is nothing when it is junk', async () => {
    for (const code of ['', 'eq-', 'eq-0', 'eq-zzzzzzzzzz', 'https://example.com', 'eq-1;drop'])
      expect([code, await desk.call('admin', SCAN, { code })]).toEqual([code, null])
  })
})

describe('the desk of whoever reports', () => {
  const DESK = `query($id: ID!) { reportDesk(equipmentId: $id) {
    equipment { id name qrCode } reporterId phrases openStop { id reportNo } openReports { id status }
  } }`

  it('knows the reporter, and shows the stop that the report will join', async () => {
    const id = await desk.machine()
    const before = await desk.call<{ reporterId: string }>('operator', DESK, { id })
    expect(before).toMatchObject({ equipment: { id, qrCode: labelOf(id) }, openStop: null, openReports: [], phrases: [] })
    const stop = await report(id, { isStopped: true })
    expect(stop).toMatchObject({ reporterId: before.reporterId, reporter: { name: '李秀梅' } })
    expect(await desk.call('operator', DESK, { id })).toMatchObject({
      openStop: { id: stop.id, reportNo: stop.reportNo },
      openReports: [{ id: stop.id, status: 'PENDING' }],
      phrases: ['断纸'],
    })
    expect(await report(id, { isStopped: true }, 'repairer')).toMatchObject({ joinedToId: stop.id })
  })

  it('makes somebody new a reporter with the first report', async () => {
    const who = await desk.somebody('repair:report:add')
    const id = await desk.machine()
    expect(await desk.call(who, DESK, { id })).toMatchObject({ reporterId: null })
    const made = await report(id, {}, who)
    expect(made.reporter.name).toBe('新来的')
    expect(await desk.call(who, DESK, { id })).toMatchObject({ reporterId: made.reporterId })
    const userId = await desk.userId(who)
    expect(await desk.store.read(systemActor(1)).of(reporter).count({ userId })).toBe(1)
  })

  it('is open to those who may report, on machines of their plant', async () => {
    const id = await desk.machine()
    expect(await desk.fails('viewer', DESK, { id })).toMatchObject({ code: 'FORBIDDEN' })
    expect(await desk.fails('operator2', DESK, { id })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await desk.fails('operator', DESK, { id: 'x' })).toMatchObject({ why: ['equipmentId'] })
  })
})

describe('the work list', () => {
  const WORK = `query($view: RepairWorkView!) { repairWork(view: $view) {
    counts { mine open waitingParts runningWithFault } reports { id status resumeDate expectedDays } repairs { id status report { urgency } }
  } }`
  type Counts = Record<'mine' | 'open' | 'waitingParts' | 'runningWithFault', number>
  interface Work {
    counts: Counts
    reports: { id: string; status: string; resumeDate: string; expectedDays: number }[]
    repairs: { id: string; status: string }[]
  }
  const work = (view: string, who = 'lead') => desk.call<Work>(who, WORK, { view })

  it('counts what each view holds, the same as its rows', async () => {
    const [open, waiting, debts] = [await work('OPEN'), await work('WAITING_PARTS'), await work('RUNNING_WITH_FAULT')]
    expect(open.counts.open).toBe(open.repairs.length + open.reports.length)
    expect(waiting.repairs.map((one) => one.status)).toEqual(Array(open.counts.waitingParts).fill('WAITING_PARTS'))
    expect(debts.reports.map((one) => one.status)).toEqual(Array(open.counts.runningWithFault).fill('USABLE_WITH_FAULT'))
    const due = debts.reports.map((one) => new Date(one.resumeDate).getTime() + one.expectedDays * 86_400_000)
    expect(due).toEqual(due.toSorted((a, b) => a - b))
    expect(due.length).toBeGreaterThan(0)
  })

  it('gives a repairer their own work', async () => {
    const mine = await work('MINE', 'repairer')
    expect(mine.counts.mine).toBe(mine.repairs.length)
    expect(mine.reports).toEqual([])
    expect(mine.repairs.length).toBeGreaterThan(0)
  })

  it('is closed to whoever may read neither reports nor repairs', async () => {
    const who = await desk.somebody('repair:report:add')
    expect(await desk.fails(who, WORK, { view: 'OPEN' })).toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('a repair', () => {
  it('carries the words and photos of its report to those who read repairs alone', async () => {
    const photo = await desk.uploaded('operator')
    const { repair } = await accepted(await desk.machine(), { description: '烘箱有焦味', photoIds: [photo] })
    const who = await desk.somebody('repair:log:query')
    const READ = 'query($id: ID!) { repairLog(id: $id) { report { description photos { id name fileURL } } } }'
    expect(await desk.call(who, READ, { id: repair.id })).toEqual({
      report: { description: '烘箱有焦味', photos: [{ id: photo, name: 'operator.jpg', fileURL: `/files/${photo}` }] },
    })
    expect(await desk.fails(who, '{ reportLogs { items { id } } }')).toMatchObject({ code: 'FORBIDDEN' })
  })

  it('is shown with the last repairs of its machine', async () => {
    const equipmentId = await desk.machine()
    const { repair: first } = await accepted(equipmentId)
    await desk.call('lead', 'mutation($id: ID!) { startRepairLog(id: $id) { id } }', { id: first.id })
    await desk.call('lead', 'mutation($id: ID!) { completeRepairLog(id: $id, input: { description: "换轴承" }) { id } }', { id: first.id })
    const { repair } = await accepted(equipmentId)
    const SIMILAR = 'query($id: ID!) { similarRepairs(repairId: $id) { id description repairers { name } report { reportNo } } }'
    expect(await desk.call('lead', SIMILAR, { id: repair.id })).toMatchObject([{ id: first.id, description: '换轴承' }])
    expect(await desk.fails('operator2', SIMILAR, { id: repair.id })).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('says why its report cannot end yet, in the reader’s language', async () => {
    const { report: made, repair } = await accepted(await desk.machine())
    const BLOCKED = 'query($id: ID!) { reportLog(id: $id) { actions blocked { step message } } }'
    const shown = await desk.call<{ actions: string[]; blocked: { step: string; message: string }[] }>('lead', BLOCKED, { id: made.id })
    expect(shown.actions).toContain('complete')
    expect(shown.blocked.map((one) => one.step).sort()).toEqual(['complete', 'markUsable'])
    for (const { message } of shown.blocked) expect(message).toContain(repair.repairNo)
    expect(await desk.call('operator', BLOCKED, { id: made.id })).toMatchObject({ blocked: [] })
  })
})
