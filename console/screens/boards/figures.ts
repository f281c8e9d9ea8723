import {
  BoardDowntimeBeforeDocument,
  type BoardDowntimeBeforeQuery,
  BoardDowntimeDocument,
  type BoardDowntimeQuery,
  BoardFaultsBeforeDocument,
  type BoardFaultsBeforeQuery,
  BoardFaultsDocument,
  type BoardFaultsQuery,
  BoardRepairsBeforeDocument,
  type BoardRepairsBeforeQuery,
  BoardRepairsDocument,
  type BoardRepairsQuery,
} from './gen/figures.ts'

export type DowntimeMain = Omit<BoardDowntimeBeforeQuery['figures'], 'at'>
export type DowntimeFigures = BoardDowntimeQuery['figures']
export type MachineStops = DowntimeFigures['byMachine'][number]
export type DayStops = DowntimeFigures['byDay'][number]
export type FaultMain = Omit<BoardFaultsBeforeQuery['figures'], 'at'>
export type FaultFigures = BoardFaultsQuery['figures']
export type CategoryFaults = FaultFigures['byCategory'][number]
export type RepairMain = Omit<BoardRepairsBeforeQuery['figures'], 'at'>
export type RepairFigures = BoardRepairsQuery['figures']

/** What each panel asks for. The range before is only compared with: no row of it is shown. */
export const boardFigures = {
  downtime: { now: BoardDowntimeDocument, before: BoardDowntimeBeforeDocument },
  fault: { now: BoardFaultsDocument, before: BoardFaultsBeforeDocument },
  repair: { now: BoardRepairsDocument, before: BoardRepairsBeforeDocument },
}
