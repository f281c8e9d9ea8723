import { registry } from '../../../server/domain/index.ts'
import { equipment, shift, workshop } from '../../../server/domain/masterdata/index.ts'
import {
  fault,
  faultCategory,
  repairer,
  repairFlow,
  repairLog,
  reporter,
  reportFlow,
  reportLog,
} from '../../../server/domain/repair/index.ts'
import { config, NEEDED_TO_COMPLETE } from '../../../server/domain/system/index.ts'
import {
  type Actor,
  operations,
  Refusal,
  type ResourceDef,
  type RowOf,
  systemActor,
  type Transition,
} from '../../../server/kernel/index.ts'
import { make, makePlant, person, unique } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

export type Report = RowOf<typeof reportLog>
export type Repair = RowOf<typeof repairLog>
type Input = Record<string, unknown>

export const HOUR = 3_600_000
export const MINUTE = 60_000

/**
 * One plant with a machine, a reporter and two repairers, driven through the same operations as the API. It is 10:00 on a Wednesday. Repairs
 * close without a word, unless the shop is strict.
 */
export async function openShop({ isStrict = false } = {}) {
  const { store, clock, close } = await testStore()
  const ops = operations(store, registry)
  const { id: plantId, actor: system } = await makePlant(store)
  if (!isStrict)
    await store.write(systemActor(0), async (uow) => {
      for (const configKey of Object.values(NEEDED_TO_COMPLETE))
        await uow.of(config).create({ configName: configKey, configKey, configValue: 'none' })
    })
  const actor = person(plantId, ['*:*:*'])
  const row = async <D extends ResourceDef>(resource: D, values: Input = {}) =>
    (await make(store, system, resource, values)) as unknown as RowOf<D>
  const hall = await row(workshop, { name: `Hall ${unique()}` })
  const machine = await row(equipment, { name: '凹印机 3 号', workshopId: hall.id })
  const [first, second] = [await row(repairer, { name: '王建国' }), await row(repairer, { name: '张立军' })]
  const someone = await row(reporter, { name: '李秀梅' })
  const category = await row(faultCategory, { name: `电气 ${unique()}` })

  const read = () => store.read(system)
  const create = <D extends ResourceDef>(resource: D, input: Input) =>
    ops.create(actor, resource, input) as Promise<unknown> as Promise<RowOf<D>>
  const update = <D extends ResourceDef>(resource: D, one: { id: number }, input: Input) =>
    ops.update(actor, resource, one.id, input) as Promise<unknown> as Promise<RowOf<D>>
  return {
    store,
    clock,
    close,
    actor,
    plantId,
    machine,
    someone,
    category,
    hall,
    repairers: [first, second] as const,
    stepOfRepair: (name: string) => repairFlow[name as keyof typeof repairFlow] as unknown as Transition<ResourceDef>,
    read,
    row,
    create,
    update,
    remove: (resource: ResourceDef, one: { id: number }) => ops.remove(actor, resource, [one.id]),
    undelete: (resource: ResourceDef, one: { id: number }) => ops.undelete(actor, resource, [one.id]),
    disable: (resource: ResourceDef, one: { id: number }) =>
      ops.update(actor, resource, one.id, { status: 'DISABLED', ...(resource === equipment && { openWork: 'KEEP' }) }),
    /** A report of the machine standing still, unless told otherwise. */
    report: (input: Input = {}) =>
      create(reportLog, { reporterId: someone.id, equipmentId: machine.id, description: '主电机过热', isStopped: true, ...input }),
    /** Makes a step on a report, as it stands now. */
    take: (one: { id: number }, step: keyof typeof reportFlow, input: Input = {}) =>
      ops.step(
        actor,
        reportFlow[step] as never,
        one.id,
        step === 'accept' ? { repairerIds: [first.id], ...input } : input,
      ) as Promise<unknown> as Promise<Report>,
    takeAs: (by: Actor, one: { id: number }, step: keyof typeof reportFlow) =>
      ops.step(by, reportFlow[step] as never, one.id, step === 'accept' ? { repairerIds: [first.id] } : {}),
    work: (one: { id: number }, step: keyof typeof repairFlow, input: Input = {}) =>
      ops.step(actor, repairFlow[step] as never, one.id, input) as Promise<unknown> as Promise<Repair>,
    reportNow: (one: { id: number }) => read().of(reportLog).get(one.id),
    repairNow: (one: { id: number }) => read().of(repairLog).get(one.id),
    repairsOf: (one: { id: number }) => read().of(repairLog).find({ reportId: one.id }),
    /** The first repair of a report, or a later one. */
    repairOf: async (one: { id: number }, at = 0) => {
      const found = (await read().of(repairLog).find({ reportId: one.id }))[at]
      if (!found) throw new Error(`report ${one.id} has no repair ${at}`)
      return found
    },
    repairersOf: async (one: { id: number }) => (await read().of(repairLog).linksOf('repairerIds', [one.id])).get(one.id),
    faultOf: (categoryId: number) => row(fault, { categoryId }),
    shifts: async () => {
      await row(shift, { name: '早班', beginTime: '07:00', endTime: '15:00', sortOrder: 1 })
      await row(shift, { name: '中班', beginTime: '15:00', endTime: '23:00', sortOrder: 2 })
      await row(shift, { name: '夜班', beginTime: '23:00', endTime: '07:00', sortOrder: 3 })
    },
  }
}
export type Shop = Awaited<ReturnType<typeof openShop>>

/** A report that has been accepted and the repair that came of it. */
export async function acceptedReport(shop: Shop, input: Input = {}) {
  const report = await shop.report(input)
  await shop.take(report, 'accept')
  return { report, repair: await shop.repairOf(report) }
}
/** The same with work begun. */
export async function reportInWork(shop: Shop, input: Input = {}) {
  const { report, repair } = await acceptedReport(shop, input)
  await shop.work(repair, 'start')
  return { report, repair }
}

/** What a refused piece of work says: its code, or the wrong fields and their rules. */
export async function refusal(work: Promise<unknown>): Promise<string | Record<string, string>> {
  const caught = await work.then(
    () => undefined,
    (e: unknown) => e,
  )
  if (!(caught instanceof Refusal)) throw caught ?? new Error('nothing was refused')
  return caught.fields.length ? Object.fromEntries(caught.fields.map(({ field, rule }) => [field, rule])) : caught.code
}
