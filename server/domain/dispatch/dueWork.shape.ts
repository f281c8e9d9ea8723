import { choices, date, decimal, flag, int, link, listOf, shape, text } from '../../kernel/index.ts'

export const dueKindOf = choices('DueWorkKind', 'What is due on a machine.', {
  MAINTENANCE: 'A maintenance order.',
  PLAN: 'The next turn of a maintenance plan, which has no order yet.',
  INSPECTION: 'Inspections of a shift that has begun.',
  DEBT: 'A fault that the machine ran with until it stopped.',
})

const part = shape('DueWorkPart', 'A part that the work needs.', {
  name: text({ description: 'Its name.' }),
  quantity: decimal({ scale: 3, description: 'How much of it is still to be taken.' }),
  unit: text({ description: 'What it is counted in.' }),
  location: text({ nullable: true, description: 'Where it lies.' }),
  isInStock: flag({ description: 'Whether it is there, after what other work is to take before.' }),
})
const item = shape('DueWorkItem', 'Something that is due on a machine while it stands.', {
  kind: dueKindOf({ description: 'What it is.' }),
  id: link('any', { description: 'The order, the plan, the report, or the first of the inspections.' }),
  number: text({ nullable: true, description: 'Its number; a plan has none.' }),
  description: text({ description: 'What is to be done.' }),
  dueDate: date({ description: 'The day by which it is to be done.' }),
  checks: int({ description: 'How many inspections it stands for; 0 for other work.' }),
  ownerName: text({ nullable: true, description: 'Who is to do it.' }),
  isInWork: flag({ description: 'Whether somebody has begun it.' }),
  canClaim: flag({ description: 'Whether the signed-in person may take it on.' }),
  parts: listOf(part, { description: 'The parts that it needs.' }),
})
export const dueWorkShape = shape('DueWork', 'What else may be done on a machine while it stands.', {
  days: int({ description: 'How many days ahead is looked, a parameter.' }),
  items: listOf(item, { description: 'What is due by then, the earliest first; nothing while the machine runs.' }),
})
export const claimedWork = shape('ClaimedDueWork', 'The record that somebody took on.', {
  resource: text({ description: 'Its kind, such as maintenanceOrder.' }),
  id: link('any', { description: 'Its id.' }),
  number: text({ description: 'Its number.' }),
})
