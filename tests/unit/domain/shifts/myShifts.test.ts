import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '../../../../server/domain/identity/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { productionPosition, shift, worker } from '../../../../server/domain/masterdata/index.ts'
import { productionSchedule, shiftSwap, workerVacation } from '../../../../server/domain/shifts/index.ts'
import { type Actor, operations, type ReadModel, type ResourceDef, type RowOf, systemActor } from '../../../../server/kernel/index.ts'
import { make, makePlant, person } from '../../../support/samples/factories.ts'
import { testStore } from '../../../support/store/store.ts'

let base: Awaited<ReturnType<typeof testStore>>
beforeAll(async () => {
  base = await testStore()
})
afterAll(() => base.close())

const model = registry.readModels.find(({ name }) => name === 'myShifts') as ReadModel
const ask = (actor: Actor) => operations(base.store, registry).ask(actor, model, {}, { language: 'zh', translate: (key) => key })

/** It is 10:00 on 18 November 2026 at the plant. */
describe('my shifts', () => {
  it('are those of my worker for two weeks, with who else is there, leave and open swaps; nobody else’s', async () => {
    const { store } = base
    const { id: plantId, actor: system } = await makePlant(store)
    const row = async <D extends ResourceDef>(resource: D, values: Record<string, unknown> = {}) =>
      (await make(store, system, resource, values)) as unknown as RowOf<D>
    const me = person(plantId, [], { userId: (await make(store, systemActor(0), user, { plantIds: [plantId] })).id })
    const [wang, li] = [await row(worker, { name: '王强', userId: me.userId }), await row(worker, { name: '李伟' })]
    const night = await row(shift, { name: '夜班', beginTime: '20:00', endTime: '08:00' })
    const [first, second] = [await row(productionPosition, { name: '机长' }), await row(productionPosition, { name: '调墨工' })]
    const entry = (date: string, positionId: number, workerId: number) =>
      row(productionSchedule, { date, shiftId: night.id, positionId, equipmentId: null, workerIds: [workerId] })
    for (const day of ['2026-11-17', '2026-11-18', '2026-12-01', '2026-12-02']) await entry(day, first.id, wang.id)
    await entry('2026-11-18', second.id, li.id)
    const leave = { vacType: 'ANNUAL', beginDate: '2026-11-20', endDate: '2026-11-21', days: 2, status: 'APPROVED' }
    for (const { id } of [wang, li]) await row(workerVacation, { ...leave, workerId: id })
    await row(workerVacation, { ...leave, workerId: wang.id, beginDate: '2026-11-25', endDate: '2026-11-25', status: 'CANCELLED' })
    const swap = { fromWorkerId: li.id, toWorkerId: wang.id, date: '2026-11-18', shiftId: night.id }
    await row(shiftSwap, swap)
    await row(shiftSwap, { ...swap, status: 'REFUSED' })
    expect(await ask(me)).toMatchObject({
      workerId: wang.id,
      shifts: [
        {
          ...{ date: '2026-11-18', shiftName: '夜班', positionName: '机长', equipmentName: null, colleagues: ['李伟'] },
          ...{ beginsAt: new Date('2026-11-18T12:00:00Z'), endsAt: new Date('2026-11-19T00:00:00Z') },
        },
        { date: '2026-12-01', colleagues: [] },
      ],
      leave: [{ beginDate: '2026-11-20', status: 'APPROVED' }],
      swaps: [{ isMine: false, otherName: '李伟', date: '2026-11-18', toDate: null, status: 'REQUESTED' }],
    })
  })

  it('are none for an account that is linked to no worker, or to one of another plant', async () => {
    const { id: plantId } = await makePlant(base.store)
    const { id: elsewhere, actor: there } = await makePlant(base.store)
    const { id: userId } = await make(base.store, systemActor(0), user, { plantIds: [plantId, elsewhere] })
    await make(base.store, there, worker, { userId })
    const told = (await ask(person(plantId, [], { userId }))) as { workerId: number | null; days: string[]; shifts: unknown[] }
    expect([told.workerId, told.shifts, told.days.length]).toEqual([null, [], 14])
  })
})
