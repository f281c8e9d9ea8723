import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../../server/domain/index.ts'
import { operator, worker } from '../../../../server/domain/masterdata/index.ts'
import { repairer } from '../../../../server/domain/repair/index.ts'
import { type Actor, operations, type ReadModel, type ResourceDef } from '../../../../server/kernel/index.ts'
import { makePlant, person } from '../../../support/factories.ts'
import { type CallDesk, openCallDesk } from '../callout/callDesk.ts'

const TODAY = '2026-11-18'
let desk: CallDesk
beforeAll(async () => {
  desk = await openCallDesk()
})
afterAll(() => desk.close())

const model = registry.readModels.find(({ name }) => name === 'absences') as ReadModel
interface Absence {
  id: number
  reason: string
  until: string | null
  nextAt: Date | null
}
const absences = (resource: ResourceDef, more: { day?: string; actor?: Actor } = {}) => {
  const { actor = desk.actor, day } = more
  return operations(desk.store, registry).ask(
    actor,
    model,
    { resource: resource.name, day },
    { language: 'zh', say: (key) => key },
  ) as Promise<Absence[]>
}
const of = (all: Absence[], id: number | null) => all.find((one) => one.id === id)

describe('who is away', () => {
  it('is on leave until a day, or off shift until the next one; of whoever works now nothing is said', async () => {
    const [here, later, away, unplanned] = [
      await desk.hand('当班'),
      await desk.hand('中班'),
      await desk.hand('休假'),
      await desk.hand('未排班'),
    ]
    await desk.schedule(TODAY, '早班', [here.workerId])
    await desk.schedule(TODAY, '中班', [later.workerId])
    await desk.away(away.workerId, TODAY, { endDate: '2026-11-20' })
    await desk.away(away.workerId, '2026-11-21', { endDate: '2026-11-23' })
    const found = await absences(repairer)
    expect(of(found, here.repairerId)).toBeUndefined()
    expect(of(found, later.repairerId)).toMatchObject({ reason: 'OFF_SHIFT', nextAt: new Date('2026-11-18T07:00:00Z') })
    // One leave goes on where another ends.
    expect(of(found, away.repairerId)).toMatchObject({ reason: 'ON_LEAVE', until: '2026-11-23' })
    // Whom the schedule does not know may be there at any time.
    expect(of(found, unplanned.repairerId)).toBeUndefined()
    expect(of(await absences(worker), away.workerId)).toMatchObject({ reason: 'ON_LEAVE' })
    const linked = await desk.row(operator, { name: '操作工', workerId: away.workerId })
    expect(of(await absences(operator), linked.id)).toMatchObject({ reason: 'ON_LEAVE', until: '2026-11-23' })
  })

  it('is asked of a day to come for its leave alone: who works then is what is being planned', async () => {
    const { workerId } = await desk.hand('下周休假')
    await desk.away(workerId, '2026-11-25')
    expect(of(await absences(worker), workerId)).toBeUndefined()
    expect(await absences(worker, { day: '2026-11-25' })).toEqual([
      expect.objectContaining({ id: workerId, reason: 'ON_LEAVE', until: '2026-11-25' }),
    ])
  })

  it('is told as far as the reader may read leave and schedule', async () => {
    const { workerId } = await desk.hand('请假')
    await desk.away(workerId, TODAY)
    const rights = ['masterdata:worker:list', 'shifts:schedule:list']
    expect(of(await absences(worker, { actor: person(desk.plantId, rights) }), workerId)?.reason).not.toBe('ON_LEAVE')
    expect(await absences(worker, { actor: person(desk.plantId, ['masterdata:worker:list']) })).toEqual([])
    const { id: elsewhere } = await makePlant(desk.store)
    expect(await absences(worker, { actor: person(elsewhere, ['*:*:*']) })).toEqual([])
  })
})
