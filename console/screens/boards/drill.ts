import type { ResourceName } from '../../kit/gen/resources.ts'
import { asSearch, writeRange } from '../../resource/address.ts'
import { COUNTED_REPORTS, OPEN_REPORTS } from '../shared/reportStates.ts'
import type { DayRange } from './range.ts'

/** A list with the filters that show what a figure was made of. */
export interface Place {
  of: ResourceName
  filters: Readonly<Record<string, string>>
  /** Stops that began earlier and reached into these days belong to the figure too. */
  stopsOf?: { from: string; equipmentIds: readonly string[] }
}
/** Days and machines that a figure is of: all machines unless they are named, and none when they cannot be. */
export interface Some {
  range: DayRange
  equipmentIds?: readonly string[] | undefined
}
type Filters = Readonly<Record<string, string>>
/** One fault counts once, however many reports joined the first one. */
const LEADING = { isJoined: 'false' }

const daysOf = ({ from, to }: DayRange) => writeRange(from, to)

function placeOf(of: ResourceName, equipmentIds: Some['equipmentIds'], filters: Filters): Place | undefined {
  if (!equipmentIds) return { of, filters }
  return equipmentIds.length ? { of, filters: { equipmentId: equipmentIds.join(','), ...filters } } : undefined
}

export const ofDay = ({ equipmentIds }: Some, day: string): Some => ({ range: { from: day, to: day }, equipmentIds })
export const ofMachine = ({ range }: Some, equipmentId: string): Some => ({ range, equipmentIds: [equipmentId] })

export function stopsPlace({ range, equipmentIds }: Some): Place | undefined {
  const place = placeOf('reportLog', equipmentIds, { isStopped: 'true', reportDate: daysOf(range), status: COUNTED_REPORTS })
  return place && { ...place, stopsOf: { from: range.from, equipmentIds: equipmentIds ?? [] } }
}

export const faultsPlace = ({ range, equipmentIds }: Some, more: Filters = {}): Place | undefined =>
  placeOf('reportLog', equipmentIds, { ...more, ...LEADING, reportDate: daysOf(range), status: COUNTED_REPORTS })

/** Those of them that are open now. */
export const openFaultsPlace = ({ range, equipmentIds }: Some): Place | undefined =>
  placeOf('reportLog', equipmentIds, { ...LEADING, reportDate: daysOf(range), status: OPEN_REPORTS })

/** Reports that were over on these days, whenever they were made. */
export const overPlace = ({ range, equipmentIds }: Some): Place | undefined =>
  placeOf('reportLog', equipmentIds, { ...LEADING, completedAt: daysOf(range), status: 'COMPLETED,CONFIRMED' })

export const completedPlace = ({ range, equipmentIds }: Some, more: Filters = {}): Place | undefined =>
  placeOf('repairLog', equipmentIds, { ...more, status: 'COMPLETED', completeDate: daysOf(range) })

export const hoursPlace = ({ range, equipmentIds }: Some, repairerId?: string): Place | undefined =>
  placeOf('repairTimeLog', equipmentIds, { ...(repairerId && { repairerId }), logDate: daysOf(range) })

export const searchOf = ({ filters }: Place): string => `?${asSearch(new URLSearchParams(filters))}`

/** The same list from an earlier day on. */
export function since(place: Place, day: string): Place {
  const [from = '', to = ''] = (place.filters['reportDate'] ?? '').split('~')
  return day < from ? { ...place, filters: { ...place.filters, reportDate: writeRange(day, to) } } : place
}
