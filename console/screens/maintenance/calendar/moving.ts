import type { Row } from '../../../resource/meta.ts'
import type { Task } from '../../../resource/task.ts'
import type { Entry } from './entries.ts'

/** Why an entry stays where it is; nothing where it may be moved. */
export function objection(entry: Entry, row: Row): 'cannotMove' | 'laterTurn' | 'cannotMovePlan' | undefined {
  if (entry.of === 'maintenanceOrder') return row.actions.includes('postpone') ? undefined : 'cannotMove'
  if (row['nextMaintDate'] !== entry.day) return 'laterTurn'
  return row.actions.includes('edit') ? undefined : 'cannotMovePlan'
}

/** An order is postponed, with the reason that takes; the next turn of a plan that has no order yet is another date of the plan. */
export const moving = (entry: Entry, row: Row, to: string): Task =>
  entry.of === 'maintenanceOrder'
    ? { kind: 'step', step: 'postpone', row, preset: { planDate: to } }
    : { kind: 'edit', row, preset: { nextMaintDate: to } }
