import { command, conflict, type Read } from '../../kernel/index.ts'
import { worker } from '../masterdata/index.ts'
import { bookLeave, giveBack } from './leaveBooking.ts'
import { putBack, takeOff } from './leaveCover.ts'
import { type Vacation, vacationFlow } from './workerVacation.resource.ts'
import { daysOf, lockLeaveOf } from './workerVacation.rules.ts'

/** Whether somebody asked for a leave or is the one who goes. */
async function isOwn({ actor, entire }: Pick<Read, 'actor' | 'entire'>, { workerId, createdById }: Vacation): Promise<boolean> {
  if (actor.userId === null) return false
  const [who] = await entire.of(worker).many([workerId])
  return createdById === actor.userId || who?.userId === actor.userId
}

export const submitLeave = command({
  on: vacationFlow.submit,
  run: async ({ uow, record }) => ({ days: await daysOf(uow, record, record.id) }),
})

/** The calendar may have changed since it was written: what is booked is what it says now. */
export const approveLeave = command({
  on: vacationFlow.approve,
  blocked: async ({ read, record }) => ((await isOwn(read, record)) ? conflict('shifts.ownApproval') : null),
  async run({ uow, record }) {
    if (await isOwn(uow.read, record)) throw conflict('shifts.ownApproval')
    const days = await daysOf(uow, record, record.id)
    await bookLeave(uow, record)
    return { days, opened: await takeOff(uow, record) }
  },
})

export const cancelLeave = command({
  on: vacationFlow.cancel,
  async run({ uow, record, input }) {
    await lockLeaveOf(uow, record)
    await giveBack(uow, record, input.reason)
    await putBack(uow, record)
    return {}
  },
})
