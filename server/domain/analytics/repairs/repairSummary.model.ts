import { type AnswerOf, date, decimal, flag, instant, int, link, listOf, objectOf, type Shape, shape, text } from '../../../kernel/index.ts'
import { plantRef } from '../../masterdata/index.ts'

const personHours = shape('PersonHours', 'Hours that one repairer worked.', {
  repairerId: link('repairer', { says: 'The repairer.' }),
  name: text({ says: 'Name of the repairer.' }),
  hours: decimal({ unit: 'hours', says: 'Hours of the last 7 days.' }),
})
const openRepair = shape('OpenRepair', 'A report that is not settled yet.', {
  reportId: link('reportLog', { says: 'The report.' }),
  reportNo: text({ says: 'Its number.' }),
  equipmentName: text({ says: 'Name of the machine.' }),
  status: text({ valuesOf: 'reportLog.status', says: 'Its status.' }),
  since: instant({ says: 'When it was reported.' }),
  repairerNames: listOf(text(), { says: 'Who is on it.' }),
  description: text({ says: 'What was reported.' }),
})
const repairDebt = shape('RepairDebt', 'A machine in use with a known fault.', {
  reportId: link('reportLog', { says: 'The report.' }),
  reportNo: text({ says: 'Its number.' }),
  equipmentName: text({ says: 'Name of the machine.' }),
  description: text({ says: 'What was reported.' }),
  since: instant({ says: 'Running with the fault since.' }),
  dueDate: date({ says: 'The day by which it is to be repaired.' }),
  isOverdue: flag({ says: 'Whether that day has passed.' }),
})
/** What the repair board shows of repairs; the board itself adds what other areas know. */
export const repairSummaryFields = {
  at: instant({ says: 'When this was computed.' }),
  plant: objectOf(plantRef, { says: 'The plant it shows.' }),
  reportedToday: int({ says: 'Reports of the business day.' }),
  pending: int({ says: 'Reports that nobody has accepted yet.' }),
  inRepair: int({ says: 'Reports in repair.' }),
  waitingParts: int({ says: 'Repairs that wait for parts.' }),
  usableWithFault: int({ says: 'Machines in use although a fault is open.' }),
  doneToday: int({ says: 'Reports completed on the business day.' }),
  mttaMinutes: decimal({ unit: 'minutes', scale: 1, nullable: true, says: 'Mean minutes from report to acceptance.' }),
  mttrMinutes: decimal({
    unit: 'minutes',
    scale: 1,
    nullable: true,
    says: 'Mean minutes from acceptance to the machine running again.',
  }),
  manHours: listOf(personHours, { says: 'Hours by repairer, 7 days.' }),
  open: listOf(openRepair, { says: 'Open reports, oldest first, at most 8.' }),
  debts: listOf(repairDebt, { says: 'Machines in use with a known fault, the first to be due first, at most 8.' }),
}
export type OpenRepair = AnswerOf<typeof openRepair>
export type Debt = AnswerOf<typeof repairDebt>
export type RepairSummary = AnswerOf<Shape<typeof repairSummaryFields>>
