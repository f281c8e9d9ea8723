import { type AnswerOf, date, decimal, flag, instant, int, link, listOf, objectOf, type Shape, shape, text } from '../../../kernel/index.ts'
import { plantRef } from '../../masterdata/index.ts'

const personHours = shape('PersonHours', 'Hours that one repairer worked.', {
  repairerId: link('repairer', { description: 'The repairer.' }),
  name: text({ description: 'Name of the repairer.' }),
  hours: decimal({ unit: 'hours', description: 'Hours of the last 7 days.' }),
})
const openRepair = shape('OpenRepair', 'A report that is not settled yet.', {
  reportId: link('reportLog', { description: 'The report.' }),
  reportNo: text({ description: 'Its number.' }),
  equipmentName: text({ description: 'Name of the machine.' }),
  status: text({ valuesOf: 'reportLog.status', description: 'Its status.' }),
  since: instant({ description: 'When it was reported.' }),
  repairerNames: listOf(text(), { description: 'Who is on it.' }),
  description: text({ description: 'What was reported.' }),
})
const repairDebt = shape('RepairDebt', 'A machine in use with a known fault.', {
  reportId: link('reportLog', { description: 'The report.' }),
  reportNo: text({ description: 'Its number.' }),
  equipmentName: text({ description: 'Name of the machine.' }),
  description: text({ description: 'What was reported.' }),
  since: instant({ description: 'Running with the fault since.' }),
  dueDate: date({ description: 'The day by which it is to be repaired.' }),
  isOverdue: flag({ description: 'Whether that day has passed.' }),
})
/** What the repair board shows of repairs; the board itself adds what other areas know. */
export const repairSummaryFields = {
  at: instant({ description: 'When this was computed.' }),
  plant: objectOf(plantRef, { description: 'The plant it shows.' }),
  reportedToday: int({ description: 'Reports of the business day.' }),
  pending: int({ description: 'Reports that nobody has accepted yet.' }),
  inRepair: int({ description: 'Reports in repair.' }),
  waitingParts: int({ description: 'Repairs that wait for parts.' }),
  usableWithFault: int({ description: 'Machines in use although a fault is open.' }),
  doneToday: int({ description: 'Reports completed on the business day.' }),
  mttaMinutes: decimal({ unit: 'minutes', scale: 1, nullable: true, description: 'Mean minutes from report to acceptance.' }),
  mttrMinutes: decimal({
    unit: 'minutes',
    scale: 1,
    nullable: true,
    description: 'Mean minutes from acceptance to the machine running again.',
  }),
  manHours: listOf(personHours, { description: 'Hours by repairer, 7 days.' }),
  open: listOf(openRepair, { description: 'Open reports, oldest first, at most 8.' }),
  debts: listOf(repairDebt, { description: 'Machines in use with a known fault, the first to be due first, at most 8.' }),
}
export type OpenRepair = AnswerOf<typeof openRepair>
export type Debt = AnswerOf<typeof repairDebt>
export type RepairSummary = AnswerOf<Shape<typeof repairSummaryFields>>
