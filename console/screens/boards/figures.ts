import { operation } from '../../kit/document.ts'

export interface MachineStops {
  equipmentId: string
  number: string
  name: string
  workshopName: string
  stopHours: number
  stopCount: number
  mtbfHours: number | null
  mttrMinutes: number | null
  availability: number | null
}
export interface DayStops {
  day: string
  stopHours: number
  availability: number | null
}
export interface DowntimeMain {
  stopHours: number
  stopCount: number
  mtbfHours: number | null
  availability: number | null
}
export interface DowntimeFigures extends DowntimeMain {
  at: string
  byMachine: readonly MachineStops[]
  byDay: readonly DayStops[]
  byShift: readonly { shiftId: string; name: string; stopHours: number }[]
}

export interface CategoryFaults {
  categoryId: string | null
  name: string
  count: number
  stopHours: number
  share: number
  cumulative: number
}
export interface FaultMain {
  total: number
}
export interface FaultFigures extends FaultMain {
  at: string
  byCategory: readonly CategoryFaults[]
  byMachine: readonly { equipmentId: string; name: string; count: number }[]
  byDay: readonly { day: string; count: number }[]
  byUrgency: readonly { urgency: string; count: number }[]
}

export interface RepairMain {
  reported: number
  accepted: number
  completed: number
  open: number
  mttaMinutes: number | null
  mttrMinutes: number | null
  manHours: number
}
export interface RepairFigures extends RepairMain {
  at: string
  byRepairer: readonly { repairerId: string; name: string; hours: number; repairs: number }[]
  byType: readonly { repairType: string; count: number }[]
  byDay: readonly { day: string; reported: number; completed: number }[]
}

const MAIN = {
  downtime: 'stopHours stopCount mtbfHours availability',
  fault: 'total',
  repair: 'reported accepted completed open mttaMinutes mttrMinutes manHours',
}
const asked = { from: 'Date!', to: 'Date!', workshopId: 'ID' }
const figures = (title: string, body: string) => operation('query', title, asked, `figures:${body}`)

export const figureDocuments = {
  downtime: figures(
    'BoardDowntime',
    `downtimeFigures{at ${MAIN.downtime} byMachine{equipmentId number name workshopName stopHours stopCount mtbfHours mttrMinutes availability} byDay{day stopHours availability} byShift{shiftId name stopHours}}`,
  ),
  fault: figures(
    'BoardFaults',
    `faultFigures{at ${MAIN.fault} byCategory{categoryId name count stopHours share cumulative} byMachine{equipmentId name count} byDay{day count} byUrgency{urgency count}}`,
  ),
  repair: figures(
    'BoardRepairs',
    `repairFigures{at ${MAIN.repair} byRepairer{repairerId name hours repairs} byType{repairType count} byDay{day reported completed}}`,
  ),
}

/** The range before is only compared with: no row of it is shown. */
export const earlierDocuments = {
  downtime: figures('BoardDowntimeBefore', `downtimeFigures{at ${MAIN.downtime}}`),
  fault: figures('BoardFaultsBefore', `faultFigures{at ${MAIN.fault}}`),
  repair: figures('BoardRepairsBefore', `repairFigures{at ${MAIN.repair}}`),
}
