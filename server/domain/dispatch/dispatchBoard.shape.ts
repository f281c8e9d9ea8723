import { choiceOf, choices, date, decimal, flag, instant, int, link, listOf, shape, text } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { repairer, reportLog } from '../repair/index.ts'

const kindOf = choices('DispatchKind', 'Why something waits for somebody to be assigned.', {
  REPORT: 'A fault report that nobody has accepted.',
  PARTS: 'A repair that waits for parts.',
  DEBT: 'A machine that runs with a fault whose day has come or is near.',
  MAINTENANCE: 'A maintenance order that is due and has nobody, or somebody who is away, or that is overdue and not begun.',
  INSPECTION: 'Inspections of a machine that a shift has missed.',
})
const presenceOf = choices('DispatchPresence', 'Whether a repairer works now.', {
  ON_SHIFT: 'Planned in the shift that is on.',
  OFF_SHIFT: 'Planned at other times.',
  ON_LEAVE: 'On approved leave.',
  ABSENT: 'Planned in the shift that is on, but marked absent, or gone before its end.',
  UNPLANNED: 'Not in the schedule of these days.',
})
const reasonOf = choices('DispatchReason', 'Why somebody is suggested.', {
  MENDED_MACHINE: 'Was one of the last to repair the machine.',
  MENDED_FAULT: 'Was one of the last to repair this fault.',
  TRADE: 'Has the trade that it needs.',
  FREE: 'Has no open work.',
  LEAST_LOAD: 'Has the least open work.',
})
const cautionOf = choices('DispatchCaution', 'What a suggestion lacks.', {
  UNPLANNED: 'They are in no schedule of these days.',
  NO_TRADE_ON_SHIFT: 'Nobody on shift has the trade.',
  NOBODY_ON_SHIFT: 'Nobody who fits is on shift.',
  NOBODY_FITS: 'Nobody is on shift, and nobody has the trade.',
})

const record = shape('DispatchRecord', 'A record with its version.', {
  id: link('any', { description: 'Its id.' }),
  updatedAt: instant({ description: 'Its version, sent along with a change.' }),
})
const past = shape('DispatchPast', 'An earlier repair by one of its repairers.', {
  repairerId: link('repairer', { description: 'The repairer.' }),
  repairId: link('repairLog', { description: 'The repair.' }),
  repairNo: text({ description: 'Its number.' }),
  completedAt: instant({ description: 'When it was completed.' }),
  isSameFault: flag({ description: 'Whether it was about the same fault, on whatever machine; else it was the same machine.' }),
})
export const suggestion = shape('DispatchSuggestion', 'A repairer who is suggested.', {
  repairerId: link('repairer', { description: 'The repairer.' }),
  name: text({ description: 'Their name.' }),
  reasons: listOf(reasonOf(), { description: 'Why.' }),
  caution: cautionOf({ nullable: true, description: 'What the suggestion lacks.' }),
})
const item = shape('DispatchItem', 'Something that waits for a repairer.', {
  kind: kindOf({ description: 'Why it waits.' }),
  records: listOf(record, { description: 'The records to be assigned; several where one machine missed several inspections.' }),
  number: text({ description: 'Number of the first of them.' }),
  equipmentId: link('equipment', { description: 'The machine.' }),
  equipmentName: text({ description: 'Its name.' }),
  workshopName: text({ nullable: true, description: 'Where it stands.' }),
  description: text({ description: 'What is to be done.' }),
  urgency: choiceOf(reportLog, 'urgency', { nullable: true, description: 'How urgent it is, where a report says so.' }),
  isStopped: flag({ description: 'Whether the machine stands still because of it.' }),
  since: instant({ description: 'Since when it waits.' }),
  dueDate: date({ nullable: true, description: 'The promised or planned day.' }),
  craft: choiceOf(equipment, 'maintCraft', { nullable: true, description: 'The trade that it needs.' }),
  missingParts: listOf(text(), { description: 'Parts that it waits for and that are not there.' }),
  assignedNames: listOf(text(), { description: 'Who has it: away, waiting for parts, or late.' }),
  isAssigned: flag({ description: 'Whether somebody who is there has it, and it is late nonetheless.' }),
  past: listOf(past, { description: 'Who last repaired the machine and the fault; the latest first.' }),
  suggestions: listOf(suggestion, { description: 'The best repairers, at most three.' }),
})
const work = shape('DispatchWork', 'Something that a repairer has in hand.', {
  resource: text({ description: 'The kind of record.' }),
  id: link('any', { description: 'Its id.' }),
  number: text({ description: 'Its number.' }),
  equipmentName: text({ description: 'The machine.' }),
  status: text({ description: 'Its state.' }),
  isStopped: flag({ description: 'Whether the machine stands still because of it.' }),
})
const person = shape('DispatchPerson', 'A repairer.', {
  repairerId: link('repairer', { description: 'The repairer.' }),
  name: text({ description: 'Name.' }),
  craft: choiceOf(repairer, 'craft', { nullable: true, description: 'Trade.' }),
  presence: presenceOf({ description: 'Whether they work now.' }),
  shiftName: text({ nullable: true, description: 'The shift in which they work now.' }),
  shiftEndsAt: instant({ nullable: true, description: 'When it ends.' }),
  nextShiftName: text({ nullable: true, description: 'Their next shift.' }),
  nextShiftAt: instant({ nullable: true, description: 'When it begins.' }),
  leaveFrom: date({ nullable: true, description: 'The first day of leave that they are on, or that begins within a week.' }),
  leaveUntil: date({ nullable: true, description: 'The last day of it.' }),
  loadHours: decimal({ unit: 'hours', description: 'Hours of open work, as such work usually takes.' }),
  shiftMinutes: int({ description: 'Minutes of the shift that is on, or else of their shifts today.' }),
  work: listOf(work, { description: 'What they have in hand.' }),
})
export const board = shape('DispatchBoard', 'What waits for repairers, and who could do it.', {
  at: instant({ description: 'When it was read.' }),
  total: int({ description: 'How much waits, shown or not.' }),
  items: listOf(item, {
    description: 'What waits: stopped machines first, then by urgency, then what is due or waits longest; at most 300.',
  }),
  people: listOf(person, { description: 'The repairers in service.' }),
})
