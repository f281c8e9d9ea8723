import { command, conflict, type Read, type UnitOfWork } from '../../../kernel/index.ts'
import { worker } from '../../masterdata/index.ts'
import { bookLeave, giveBack } from './leaveBooking.ts'
import { putBack, takeOff } from './leaveCover.ts'
import { type Vacation, vacationFlow } from './workerVacation.resource.ts'
import { daysOf } from './workerVacation.rules.ts'

/** Whether somebody asked for a leave or is the one who goes. */
const isOwn = ({ userId }: Read['actor'], { createdById }: Vacation, who: { userId: number | null } | null | undefined): boolean =>
  userId !== null && (createdById === userId || who?.userId === userId)
async function refuseOwn({ actor, withoutDataScope: whole }: UnitOfWork, vacation: Vacation) {
  const [who] = await whole.of(worker).lockForShare([vacation.workerId])
  if (isOwn(actor, vacation, who)) throw conflict('shifts.ownApproval')
}

export const submitLeave = command({
  on: vacationFlow.submit,
  run: async ({ uow, record }) => ({ days: await daysOf(uow, record, record.id) }),
})

/** The calendar may have changed since it was written: what is booked is what it says now. */
export const approveLeave = command({
  on: vacationFlow.approve,
  async blocked({ read, record }) {
    const [who] = await read.withoutDataScope.of(worker).many([record.workerId])
    return isOwn(read.actor, record, who) ? conflict('shifts.ownApproval') : null
  },
  async run({ uow, record }) {
    await refuseOwn(uow, record)
    const days = await daysOf(uow, record, record.id)
    await bookLeave(uow, record)
    return { days, opened: await takeOff(uow, record) }
  },
})

export const cancelLeave = command({
  on: vacationFlow.cancel,
  async run({ uow, record, input }) {
    await giveBack(uow, record, input.reason)
    await putBack(uow, record)
    return {}
  },
})
