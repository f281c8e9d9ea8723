import { repairer, repairFlow, repairLog, reporter, reportFlow, reportLog } from '../../../server/domain/repair/index.ts'
import { sparePart, sparePartLog } from '../../../server/domain/stock/index.ts'
import { config, NEEDED_TO_COMPLETE } from '../../../server/domain/system/index.ts'
import { type ResourceDef, systemActor, type Transition } from '../../../server/kernel/index.ts'
import { make } from '../samples/factories.ts'
import { openRivals } from './rivals.ts'

type Input = Record<string, unknown>
export type Row = Input & { readonly id: number }
/** The day on which the clock of tests stands. */
export const TODAY = '2026-11-18'

/** A plant with a reporter and a repairer, in which each call goes to the next of the processes. Repairs close without a word. */
export async function openRivalShop() {
  const rivals = await openRivals()
  const { store, system, actor } = rivals
  await store.write(systemActor(0), async (uow) => {
    for (const configKey of Object.values(NEEDED_TO_COMPLETE))
      await uow.of(config).create({ configName: configKey, configKey, configValue: 'none' })
  })
  const row = async (resource: ResourceDef, values: Input = {}) => (await make(store, system, resource, values)) as unknown as Row
  const [reporterId, repairerId] = [(await row(reporter)).id, (await row(repairer)).id]
  let turn = 0
  const create = (resource: ResourceDef, input: Input) =>
    rivals.ops(turn++).create(actor, resource, input) as Promise<unknown> as Promise<Row>
  const step = (of: unknown, { id }: Row, input: Input = {}) =>
    rivals.ops(turn++).step(actor, of as Transition<ResourceDef>, id, input) as Promise<unknown> as Promise<Row>
  const find = async (resource: ResourceDef, where: Input) => (await store.read(system).of(resource).find(where)) as unknown as Row[]
  const report = (machine: Row, input: Input = {}) =>
    create(reportLog, { reporterId, equipmentId: machine.id, description: '主电机过热', isStopped: true, ...input })
  const accept = (one: Row) => step(reportFlow.accept, one, { repairerIds: [repairerId] })
  return {
    rivals,
    row,
    create,
    step,
    find,
    report,
    accept,
    reporterId,
    repairerId,
    update: (resource: ResourceDef, { id }: Row, input: Input) => rivals.ops(turn++).update(actor, resource, id, input),
    remove: (resource: ResourceDef, { id }: Row) => rivals.ops(turn++).remove(actor, resource, [id]),
    now: async (resource: ResourceDef, { id }: Row) => (await store.read(system).of(resource).get(id)) as unknown as Row,
    /** A report in hand, and its repair at work. */
    async inWork(machine: Row) {
      const one = await report(machine)
      await accept(one)
      const [repair] = (await find(repairLog, { reportId: one.id })) as [Row]
      await step(repairFlow.start, repair)
      return { report: one, repair }
    },
    /** A part of which there is plenty. */
    async stocked() {
      const part = await row(sparePart)
      await create(sparePartLog, { partId: part.id, storeType: 'IN', quantity: 100 })
      return part
    },
  }
}
export type RivalShop = Awaited<ReturnType<typeof openRivalShop>>
