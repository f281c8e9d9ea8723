import { registry } from '../../../server/domain/index.ts'
import type { ResourceDef } from '../../../server/kernel/index.ts'
import { make, sampleInput } from './factories.ts'
import type { FlowDesk, Row } from './flowRows.ts'

const named = (name: string) => registry.byName(name) as ResourceDef

/** What steps are given by the name of a field: days that are yet to come, less than was ordered, what a can is left with, the points that are known. */
export const INPUTS: Readonly<Record<string, unknown>> = {
  planDate: '2026-12-01',
  dueDate: '2026-12-01',
  arrived: 0.5,
  leftKg: 5,
  group: 'STANDING',
}
/** What steps want to hear although no field alone is required: one of several ways to say a weight. */
export const ASKED_BESIDE: Readonly<Record<string, readonly string[]>> = { weighIn: ['leftKg'], weighAgain: ['leftKg'] }
/** Fields that a row needs for its steps to be taken. */
export const VALUES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  // A type of leave that takes no days from an account.
  workerVacation: { vacType: 'SICK' },
  complaintAction: { checkAfterDays: 30, dueDate: '2026-12-01' },
}

/** Rows that come of others. */
export const ORIGINS: Readonly<Record<string, (desk: FlowDesk) => Promise<Row>>> = {
  // Cans come with a receipt that says how many.
  async inkCan({ ops, store, actor }) {
    const unit = await make(store, actor, named('inkUnit'), { weight: 18, tareKg: 1.2 })
    const ink = await make(store, actor, named('ink'), { inkUnitId: unit.id })
    const { quantity: _, ...receipt } = await sampleInput(store, actor, named('inkLog'), { inkId: ink.id, storeType: 'IN' })
    const entry = await ops.create(actor, named('inkLog'), { ...receipt, cans: 1 })
    const [can] = await store
      .read(actor)
      .of(named('inkCan'))
      .find({ receiptId: entry.id } as never)
    return can as unknown as Row
  },
}

/** What else has to be so before steps of a row are taken. */
export const AFTERWARDS: Readonly<Record<string, (desk: FlowDesk, row: Row) => Promise<unknown>>> = {
  // Items are answered by the shift that comes, once the one that goes has handed over.
  shiftHandoverItem: ({ store, actor }, { handoverId }) =>
    store.write(actor, async (uow) => {
      const handovers = uow.of(named('shiftHandover'))
      return handovers.patch(await handovers.lockForUpdate(handoverId as number), { state: 'HANDED' } as never)
    }),
  // Something else lies there than the books say.
  async stocktake({ ops, store, actor }, { id, state }) {
    if (state !== 'COUNTING') return
    const lines = await store
      .read(actor)
      .of(named('stocktakeLine'))
      .find({ stocktakeId: id } as never)
    for (const line of lines) await ops.update(actor, named('stocktakeLine'), line.id, { counted: 7 })
  },
  // Only what somebody has repaired is taken up again.
  async reportLog({ store, actor }, { id, equipmentId, status }) {
    if (status !== 'COMPLETED') return
    await make(store, actor, named('repairLog'), { reportId: id, equipmentId, status, completeDate: store.now() })
  },
}
