import { command } from '../../../kernel/index.ts'
import { voidHours } from '../../hours/index.ts'
import { repairMoment } from '../moments.ts'
import { notifyRepairDelay } from '../notifyOfRepair.ts'
import { judgeReport } from './diagnosedCategory.ts'
import { repairCorrections, repairFlow } from './repairLog.resource.ts'
import { askForParts, releaseParts } from './repairPart.resource.ts'

export const startRepair = command({
  on: repairFlow.start,
  async run({ uow, record: repair, input }) {
    const { at, isBooked } = await repairMoment(uow, repair, { value: input.beginDate, field: 'beginDate' })
    return { beginDate: at, isBooked }
  },
})

/** An estimate given earlier stands unless a new one is given; who was to be told is told. */
export const waitForParts = command({
  on: repairFlow.waitParts,
  async run({ uow, record: repair, input }) {
    const { at, isBooked } = await repairMoment(uow, repair, { value: input.waitingSince, field: 'waitingSince' })
    const expectedDays = input.expectedDays ?? repair.expectedDays
    await askForParts(uow, repair, input.parts ?? [])
    if (input.needNotice) await notifyRepairDelay(uow, repair, { expectedDays })
    return { waitingSince: at, isBooked, partsToldAt: null, expectedDays, needNotice: input.needNotice || repair.needNotice }
  },
})

/** The parts are there and work goes on. */
export const resumeRepair = command({
  on: repairFlow.resume,
  async run({ uow, record: repair, input }) {
    const { at, isBooked } = await repairMoment(uow, repair, { value: input.resumedAt, field: 'resumedAt' })
    return { resumedAt: at, isBooked }
  },
})

/** Given up, often because it was given out by mistake: what it took the fault for gives way to the repairs that stand. */
export const cancelRepair = command({
  on: repairFlow.cancel,
  async run({ uow, record: repair }) {
    await judgeReport(uow, { ...repair, status: 'CANCELLED' })
    await releaseParts(uow, repair)
    return {}
  },
})

/** Work that never happened, with its hours; the report stands, and is judged by the repairs that are left. */
export const voidRepair = command({
  on: repairCorrections.void,
  async run({ uow, registry, record: repair, input: { reason } }) {
    await judgeReport(uow, { ...repair, status: 'VOIDED' })
    await voidHours(uow, registry, { repairId: repair.id, reason })
    await releaseParts(uow, repair)
    return {}
  },
})
