import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../../server/domain/index.ts'
import { operator, staff, worker } from '../../../../server/domain/masterdata/index.ts'
import { repairer } from '../../../../server/domain/repair/index.ts'
import { attendance, workerQualification } from '../../../../server/domain/shifts/index.ts'
import { type Actor, operations, type ReadModel, type ResourceDef } from '../../../../server/kernel/index.ts'
import { make, makePlant, person } from '../../../support/samples/factories.ts'
import { type CallDesk, openCallDesk } from '../callout/callDesk.ts'
import { refusal } from '../shop.ts'

const TODAY = '2026-11-18'
let desk: CallDesk
beforeAll(async () => {
  desk = await openCallDesk()
})
afterAll(() => desk.close())

const model = registry.readModels.find(({ name }) => name === 'personCard') as ReadModel
type Part = Record<string, unknown>
interface Card {
  records: { resource: string; id: number; title: string }[]
  mobile: string | null
  presence: string | null
  shifts: Part[] | null
  leave: Part[] | null
  attendance: Part | null
  skills: Part[] | null
}
const card = (resource: ResourceDef, id: number, actor: Actor = desk.actor) =>
  operations(desk.store, registry).ask(
    actor,
    model,
    { resource: resource.name, id },
    { language: 'zh', translate: (key) => key },
  ) as Promise<Card>
const kinds = ({ records }: Card) => records.map(({ resource }) => resource).sort()

/** Works in the early shift, with an account; everything else leads to the row of the worker. */
async function everybodyInOne() {
  const { workerId, userId } = await desk.hand('沈师傅', { isRepairer: false })
  const own = { name: '沈师傅', workerId }
  const rows = [
    await desk.row(repairer, { ...own, userId: null, mobile: '13800009999' }),
    await desk.row(staff, own),
    await desk.row(operator, own),
  ]
  return { workerId, userId, rows }
}

describe('a person', () => {
  it('is one, as worker, account, repairer, staff and operator, from whichever of them one begins', async () => {
    const { workerId, userId, rows } = await everybodyInOne()
    const all = ['operator', 'repairer', 'staff', 'user', 'worker']
    expect(kinds(await card(worker, workerId))).toEqual(all)
    expect(kinds(await card(repairer, rows[0]?.id ?? 0))).toEqual(all)
    expect(kinds(await card(operator, rows[2]?.id ?? 0))).toEqual(all)
    expect(kinds(await card(registry.inRole('principal'), userId))).toEqual(all)
    expect((await card(worker, workerId)).mobile).toBe('13800009999')
  })

  it('is found by account or telephone where nobody has linked them; what is linked to somebody else is somebody else', async () => {
    const mobile = '13711112222'
    const wang = await desk.row(worker, { name: '王工', userId: null, mobile })
    const other = await desk.row(worker, { name: '另一人', userId: null, mobile: null })
    const same = await desk.row(repairer, { name: '王工', userId: null, mobile, workerId: null })
    await desk.row(repairer, { name: '共用电话', userId: null, mobile, workerId: other.id })
    const { records } = await card(worker, wang.id)
    expect(records.map(({ resource, id }) => `${resource} ${id}`).sort()).toEqual([`repairer ${same.id}`, `worker ${wang.id}`])
  })

  it('has shifts, leave, attendance and skills', async () => {
    const { workerId, rows } = await everybodyInOne()
    await desk.schedule(TODAY, '早班', [workerId])
    await desk.row(workerQualification, { workerId, validUntil: '2027-01-31' })
    await desk.away(workerId, '2026-11-20', { endDate: '2026-11-23' })
    await desk.row(attendance, { date: '2026-11-17', workerId, presence: 'LATE', status: 'RECORDED' })
    const told = await card(repairer, rows[0]?.id ?? 0)
    expect(told.presence).toBe('ON_SHIFT')
    expect(told.shifts).toEqual([expect.objectContaining({ date: TODAY, shiftName: '早班' })])
    expect(told.leave).toEqual([expect.objectContaining({ beginDate: '2026-11-20', endDate: '2026-11-23' })])
    expect(told.attendance).toEqual({ present: 0, late: 1, absent: 0 })
    expect(told.skills).toEqual([expect.objectContaining({ validUntil: '2027-01-31' })])
  })

  it('shows each part to whoever may read it, and no leave to anybody else', async () => {
    const { workerId } = await desk.hand('孟师傅')
    await desk.away(workerId, TODAY)
    const told = await card(worker, workerId, person(desk.plantId, ['masterdata:worker:list']))
    expect(kinds(told)).toEqual(['worker'])
    expect([told.presence, told.shifts, told.leave, told.attendance, told.skills]).toEqual([null, null, null, null, null])
    const reader = person(desk.plantId, ['masterdata:worker:list', 'shifts:workerVacation:list'])
    expect((await card(worker, workerId, reader)).presence).toBe('ON_LEAVE')
  })

  it('is refused to whoever may not read the row, and does not exist in another plant', async () => {
    const { workerId } = await desk.hand('钱师傅')
    expect(await refusal(card(worker, workerId, person(desk.plantId, ['repair:repairer:list'])))).toBe('forbidden')
    const { id: elsewhere, actor: there } = await makePlant(desk.store)
    const stranger = await make(desk.store, there, worker, { name: '外厂' })
    expect(await refusal(card(worker, stranger.id))).toBe('notFound')
    expect(await refusal(card(worker, workerId, person(elsewhere, ['*:*:*'])))).toBe('notFound')
    expect(await refusal(card({ name: 'equipment' } as ResourceDef, desk.machine.id))).toEqual({ resource: 'choice' })
  })
})
