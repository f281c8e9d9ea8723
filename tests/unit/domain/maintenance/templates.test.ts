import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../../server/domain/index.ts'
import { inspectionPoint } from '../../../../server/domain/inspection/index.ts'
import { applyTemplate, maintenancePlan, pointsTemplate, templatePoint } from '../../../../server/domain/maintenance/index.ts'
import { equipment, shift } from '../../../../server/domain/masterdata/index.ts'
import { operationLog } from '../../../../server/domain/system/index.ts'
import { type Actor, rowOperations } from '../../../../server/kernel/index.ts'
import { person, unique } from '../../../support/samples/factories.ts'
import { openShop, refusal, type Shop } from '../shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const template = (values: object = {}) =>
  shop.create<typeof pointsTemplate>(pointsTemplate, {
    name: `模板 ${unique()}`,
    hasInspect: true,
    hasMaint: true,
    maintCycle: 1,
    ...values,
  })
const line = (of: { id: number }, values: object = {}) =>
  shop.create<typeof templatePoint>(templatePoint, {
    templateId: of.id,
    name: `项目 ${unique()}`,
    pointName: '轴承座',
    checkName: '检查',
    ...values,
  })
const machine = (values: object = {}) =>
  shop.row(equipment, { number: `M${unique()}`, name: `机器 ${unique()}`, workshopId: shop.hall.id, ...values })
interface Wanted {
  nextMaintDate?: string | null
  as?: Actor
}
const apply = (one: { id: number }, machines: readonly { id: number }[], { as = shop.actor, nextMaintDate = null }: Wanted = {}) =>
  applyTemplate({ store: shop.store, rows: rowOperations(shop.store.now, registry) }, as, {
    id: one.id,
    equipmentIds: machines.map(({ id }) => id),
    nextMaintDate,
  })
const pointsAt = ({ id }: { id: number }) => shop.read().of(inspectionPoint).find({ equipmentId: id })
const plansAt = ({ id }: { id: number }) => shop.read().of(maintenancePlan).find({ equipmentId: id })

describe('a line of a template', () => {
  it('that is inspected says how often, and what is right in words that are understood', async () => {
    const of = await template()
    expect(await line(of, { refValue: '60~85', unit: '℃' })).toMatchObject({ inspectCycle: 'SHIFT', inspectMode: 'LOOK' })
    expect(await line(of, { inspectCycle: 'DAYS', cycleDays: 3 })).toMatchObject({ cycleDays: 3 })
    expect(await line(of, { inspectCycle: 'WEEK', cycleDays: 3 })).toMatchObject({ cycleDays: null })
    expect(await refusal(line(of, { inspectCycle: 'DAYS' }))).toEqual({ cycleDays: 'required' })
    expect(await refusal(line(of, { refValue: '85~60' }))).toEqual({ refValue: 'refOrder' })
    expect(await refusal(line(of, { refValue: '60 bar~85 MPa' }))).toEqual({ refValue: 'refUnit' })
    expect(await refusal(line(of, { refValue: '<很热' }))).toEqual({ refValue: 'refNumber' })
    expect(await refusal(line(of, { inspectCycle: 'DAYS', cycleDays: 0 }))).toEqual({ cycleDays: 'min' })
  })

  it('is checked as a whole when a part of it changes', async () => {
    const one = await line(await template(), { refValue: '60~85 ℃' })
    expect(await refusal(shop.update(templatePoint, one, { unit: 'MPa' }))).toEqual({ refValue: 'refUnit' })
    expect(await refusal(shop.update(templatePoint, one, { inspectCycle: 'DAYS' }))).toEqual({ cycleDays: 'required' })
    expect(await shop.update(templatePoint, one, { sortOrder: 5 })).toMatchObject({ sortOrder: 5, refValue: '60~85 ℃' })
  })

  it('that is looked after has a cycle, its own or that of the template', async () => {
    const [with_, without] = [await template(), await template({ maintCycle: null })]
    expect(await line(with_, { kind: 'MAINT' })).toMatchObject({ maintCycle: null, maintMode: 'CHECK', basis: 'FIXED', leadDays: 7 })
    expect(await line(without, { kind: 'MAINT', maintCycle: 2 })).toMatchObject({ maintCycle: 2, cycleUnit: 'MONTHS' })
    expect(await refusal(line(without, { kind: 'MAINT' }))).toEqual({ maintCycle: 'cycleOfEither' })
    expect(await refusal(line(without, { kind: 'MAINT', maintCycle: 0 }))).toEqual({ maintCycle: 'min' })
    expect(await refusal(shop.update(pointsTemplate, with_, { maintCycle: null }))).toEqual({ maintCycle: 'neededByLine' })
  })

  it('keeps to what its kind is about', async () => {
    const of = await template()
    expect(await refusal(line(of, { maintMode: 'CLEAN', leadDays: 3 }))).toEqual({ maintMode: 'onlyForMaint', leadDays: 'onlyForMaint' })
    expect(await refusal(line(of, { kind: 'MAINT', refValue: '>3', closeAtWeekend: true }))).toEqual({
      refValue: 'onlyForInspect',
      closeAtWeekend: 'onlyForInspect',
    })
  })

  it('goes with its template, and comes back with it', async () => {
    const of = await template()
    const one = await line(of)
    await shop.remove(pointsTemplate, of)
    expect(await shop.read().of(templatePoint).count({ templateId: of.id })).toBe(0)
    await shop.undelete(pointsTemplate, of)
    expect(await shop.read().of(templatePoint).find({ templateId: of.id })).toMatchObject([{ id: one.id, name: one.name }])
  })
})

describe('a template that is applied', () => {
  it('becomes points and plans of each machine, as if they had been made by hand', async () => {
    const of = await template({ maintCycle: 3 })
    await line(of, { name: '油温', refValue: '<=75', unit: '℃', inspectMode: 'MEASURE', inspectCycle: 'DAY', sortOrder: 20 })
    await line(of, { name: '润滑', kind: 'MAINT', maintMode: 'LUBRICATE', sortOrder: 30 })
    await line(of, { name: '清洁', kind: 'MAINT', maintCycle: 2, cycleUnit: 'WEEKS', basis: 'AFTER_DONE' })
    const machines = [await machine(), await machine()] as const
    expect(await apply(of, machines)).toEqual({ points: 2, plans: 4, skipped: [] })
    const [point] = await pointsAt(machines[0])
    expect(point).toMatchObject({ name: '油温', refValue: '<=75', unit: '℃', inspectMode: 'MEASURE', shiftId: null, templateId: of.id })
    const plans = await plansAt(machines[1])
    expect(plans).toMatchObject([
      { name: '清洁', maintCycle: 2, cycleUnit: 'WEEKS', basis: 'AFTER_DONE', nextMaintDate: '2026-12-02', templateId: of.id },
      { name: '润滑', maintCycle: 3, cycleUnit: 'MONTHS', nextMaintDate: '2027-02-18', anchorDate: '2027-02-18', maintMode: 'LUBRICATE' },
    ])
    const told = await shop.store
      .read(shop.actor)
      .of(operationLog)
      .find({ resource: 'maintenancePlan', recordId: plans[0]?.id, action: 'create' })
    expect(told).toHaveLength(1)
  })

  it('makes a point for each of its shifts, and leaves what is there', async () => {
    const [early, late] = [await shop.row(shift, { name: `早 ${unique()}` }), await shop.row(shift, { name: `晚 ${unique()}` })]
    const of = await template({ shiftIds: [early.id, late.id] })
    await line(of, { name: '气压' })
    await line(of, { name: '换油', kind: 'MAINT' })
    const one = await machine()
    await shop.create(inspectionPoint, { equipmentId: one.id, name: '气压', pointName: 'x', checkName: 'y', shiftId: early.id })
    expect(await apply(of, [one], { nextMaintDate: '2026-12-24' })).toEqual({
      points: 1,
      plans: 1,
      skipped: [{ equipmentName: one.name, lineName: '气压', reason: 'EXISTS' }],
    })
    expect((await pointsAt(one)).map(({ shiftId }) => shiftId)).toEqual([early.id, late.id])
    expect(await plansAt(one)).toMatchObject([{ nextMaintDate: '2026-12-24' }])
    expect(await apply(of, [one])).toMatchObject({ points: 0, plans: 0, skipped: { length: 3 } })
  })

  it('makes nothing twice, however many apply it at once', async () => {
    const of = await template()
    await line(of)
    await line(of, { kind: 'MAINT' })
    const one = await machine()
    const made = await Promise.all([apply(of, [one]), apply(of, [one, one]), apply(of, [one])])
    expect(made.map(({ points, plans }) => points + plans).toSorted()).toEqual([0, 0, 2])
    expect([(await pointsAt(one)).length, (await plansAt(one)).length]).toEqual([1, 1])
  })

  it('uses what it says it is for', async () => {
    const of = await template({ hasInspect: false })
    await line(of)
    expect(await refusal(apply(of, [await machine()]))).toEqual({ id: 'noLines' })
    await line(of, { kind: 'MAINT' })
    expect(await apply(of, [await machine()])).toMatchObject({ points: 0, plans: 1 })
  })

  it('is all or nothing, and says what is in the way', async () => {
    const [of, off] = [await template(), await template({ status: 'DISABLED' })]
    await line(of)
    await line(off)
    const [here, retired] = [await machine(), await machine({ status: 'DISABLED' })]
    expect(await refusal(apply(of, [here, retired]))).toEqual({ equipmentIds: 'disabled' })
    expect(await refusal(apply(of, [here, { id: 999_999 }]))).toEqual({ equipmentIds: 'unknownReference' })
    expect(await refusal(apply(of, []))).toEqual({ equipmentIds: 'required' })
    expect(await refusal(apply(of, [here], { nextMaintDate: '2026-11-17' }))).toEqual({ nextMaintDate: 'pastDay' })
    expect(await refusal(apply(off, [here]))).toEqual({ id: 'disabled' })
    expect(await refusal(apply({ id: 999_999 }, [here]))).toBe('notFound')
    expect(
      await refusal(
        apply(
          of,
          Array.from({ length: 2001 }, (_, at) => ({ id: at + 1 })),
        ),
      ),
    ).toEqual({ equipmentIds: 'max' })
    expect(await pointsAt(here)).toEqual([])
  })

  it('takes the rights to make what it makes', async () => {
    const of = await template()
    await line(of)
    await line(of, { kind: 'MAINT' })
    const one = await machine()
    const inspector = person(shop.plantId, ['maint:template:query', 'inspect:point:add'])
    expect(await refusal(apply(of, [one], { as: inspector }))).toBe('forbidden')
    expect(await pointsAt(one)).toEqual([])
    const points = await template({ hasMaint: false })
    await line(points)
    expect(await apply(points, [one], { as: inspector })).toMatchObject({ points: 1 })
  })

  it('stays in its plant', async () => {
    const of = await template()
    await line(of)
    const stranger = person(shop.plantId + 1000, ['*:*:*'])
    expect(await refusal(apply(of, [await machine()], { as: stranger }))).toBe('notFound')
  })
})
