import { type Actor, businessDay, daysBetween, type Store, type UnitOfWork } from '../../kernel/index.ts'
import { type NoticeInput, notifyInMorning } from '../notice/index.ts'
import { roller } from './roller.resource.ts'
import { subjectKeyOf, untoldOverdue } from './rollerRepair.query.ts'
import { rollerRepair } from './rollerRepair.resource.ts'
import { rollerRepairer } from './rollerRepairer.resource.ts'

async function noticeOf(uow: UnitOfWork, id: number): Promise<NoticeInput> {
  const { repairNo, rollerId, repairerId, expectedReturnDate } = await uow.of(rollerRepair).get(id)
  const [held, away] = [await uow.of(roller).get(rollerId), await uow.of(rollerRepairer).get(repairerId)]
  const today = businessDay(uow.now, uow.read.offsetMinutes)
  const days = String(daysBetween(expectedReturnDate, today))
  return {
    code: 'ROLLER_OVERDUE',
    about: { resource: rollerRepair.name, id },
    values: { repairNo, rollNumber: held.rollNumber, repairer: away.name, expectedReturnDate, days },
    subjectKey: subjectKeyOf(id, today),
  }
}

/** Tells of the rollers of the actor's plant that should be back (§7): of each once a day, as long as it is out. Out: how many. */
export const notifyOverdue = (store: Pick<Store, 'read' | 'write'>, actor: Actor): Promise<number> =>
  notifyInMorning(store, actor, { name: 'overdueRollers', untold: untoldOverdue, noticeOf })
