import type { CreateOf, RowOf } from '../../kernel/index.ts'
import type { inspectionPoint } from '../inspection/index.ts'
import type { maintenancePlan } from './maintenancePlan.resource.ts'
import { afterCycles, type Cycle } from './nextDate.ts'
import type { pointsTemplate, templatePoint } from './pointsTemplate.resource.ts'

type Line = RowOf<typeof templatePoint>
export interface Template {
  readonly row: RowOf<typeof pointsTemplate>
  /** In the order of the way. */
  readonly lines: readonly Line[]
  readonly shiftIds: readonly number[]
}
export interface Work {
  readonly points: readonly CreateOf<typeof inspectionPoint>[]
  readonly plans: readonly CreateOf<typeof maintenancePlan>[]
}

/** The lines that a template uses. */
export const usedLines = (lines: readonly Line[], { hasInspect, hasMaint }: Template['row']) =>
  lines.filter(({ kind }) => (kind === 'INSPECT' ? hasInspect : hasMaint))

/** What a line leaves open is left to the machine's own point or plan. */
const withoutNulls = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as { [K in keyof T]: NonNullable<T[K]> }

function pointOf({ name, pointName, checkName, sortOrder, ...line }: Line, equipmentId: number, shiftId: number | null) {
  const { inspectMode, inspectCycle, cycleDays, refValue, unit, closeAtWeekend } = line
  const overrides = withoutNulls({ inspectMode, inspectCycle, cycleDays, refValue, unit, shiftId })
  return { equipmentId, name, pointName, checkName, sortOrder, closeAtWeekend, ...overrides }
}

function cycleOf({ maintCycle, cycleUnit }: Line, template: Template['row']): Cycle {
  const unit = (maintCycle && cycleUnit) || template.cycleUnit
  return { maintCycle: maintCycle ?? template.maintCycle ?? 1, cycleUnit: unit }
}

function planOf({ name, pointName, checkName, ...line }: Line, equipmentId: number, when: Cycle & { nextMaintDate: string }) {
  const { maintMode, maintLevel, maintCraft, basis, leadDays } = line
  return { equipmentId, name, pointName, checkName, ...when, ...withoutNulls({ maintMode, maintLevel, maintCraft, basis, leadDays }) }
}

/** What a template comes to at one machine: a point for each of its shifts, or for none in particular, and plans that begin a cycle from today. */
export function workOf(
  { row, lines, shiftIds }: Template,
  equipmentId: number,
  day: { today: string; nextMaintDate?: string | null },
): Work {
  const used = usedLines(lines, row)
  const shifts = shiftIds.length ? shiftIds : [null]
  return {
    points: used.filter(({ kind }) => kind === 'INSPECT').flatMap((line) => shifts.map((shiftId) => pointOf(line, equipmentId, shiftId))),
    plans: used
      .filter(({ kind }) => kind === 'MAINT')
      .map((line) => {
        const cycle = cycleOf(line, row)
        return planOf(line, equipmentId, { ...cycle, nextMaintDate: day.nextMaintDate ?? afterCycles(day.today, cycle) })
      }),
  }
}
