import type { ResourceName } from '../../kit/gen/resources.ts'
import { asSearch, writeRange } from '../../resource/address.ts'
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

/** Reports that were withdrawn or refused count nowhere. */
const COUNTED = 'PENDING,REPAIRING,USABLE_WITH_FAULT,COMPLETED,CONFIRMED'
const daysOf = ({ from, to }: DayRange) => writeRange(from, to)

function placeOf(of: ResourceName, equipmentIds: Some['equipmentIds'], filters: Filters): Place | undefined {
  if (!equipmentIds) return { of, filters }
  return equipmentIds.length ? { of, filters: { equipmentId: equipmentIds.join(','), ...filters } } : undefined
}

export const ofDay = ({ equipmentIds }: Some, day: string): Some => ({ range: { from: day, to: day }, equipmentIds })
export const ofMachine = ({ range }: Some, equipmentId: string): Some => ({ range, equipmentIds: [equipmentId] })

export function stopsPlace({ range, equipmentIds }: Some): Place | undefined {
  const place = placeOf('reportLog', equipmentIds, { isStopped: 'true', reportDate: daysOf(range), status: COUNTED })
  return place && { ...place, stopsOf: { from: range.from, equipmentIds: equipmentIds ?? [] } }
}

export const faultsPlace = ({ range, equipmentIds }: Some, more: Filters = {}): Place | undefined =>
  placeOf('reportLog', equipmentIds, { ...more, reportDate: daysOf(range), status: COUNTED })

/** Reports that were over on these days, whenever they were made. */
export const overPlace = ({ range, equipmentIds }: Some): Place | undefined =>
  placeOf('reportLog', equipmentIds, { completedAt: daysOf(range), status: 'COMPLETED,CONFIRMED' })

export const completedPlace = ({ range, equipmentIds }: Some, more: Filters = {}): Place | undefined =>
  placeOf('repairLog', equipmentIds, { ...more, status: 'COMPLETED', completeDate: daysOf(range) })

export const hoursPlace = ({ range, equipmentIds }: Some, repairerId: string): Place | undefined =>
  placeOf('repairTimeLog', equipmentIds, { repairerId, logDate: daysOf(range) })

export const searchOf = ({ filters }: Place): string => `?${asSearch(new URLSearchParams(filters))}`

/** The same list from an earlier day on. */
export function since(place: Place, day: string): Place {
  const [from = '', to = ''] = (place.filters['reportDate'] ?? '').split('~')
  return day < from ? { ...place, filters: { ...place.filters, reportDate: writeRange(day, to) } } : place
}
