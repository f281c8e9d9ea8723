import { exactly, writeRange } from '../../../resource/address.ts'
import { COUNTED, OPEN } from '../../shared/complaints/complaintStages.ts'
import type { Place } from '../drill.ts'
import type { DayRange } from '../range.ts'
import type { BoardComplaintsQuery } from './gen/complaintFigures.ts'

export type ComplaintFigures = BoardComplaintsQuery['figures']
/** What is told of complaints, whatever they are counted by. */
export type Measures = Omit<ComplaintFigures['byMonth'][number], '__typename' | 'from' | 'to'>
export type Group = ComplaintFigures['byCategory'][number]

/** What the board can be narrowed to, by the field of a complaint. */
export const NARROWED = {
  customerId: 'customer',
  claimCatId: 'complaintCategory',
  claimCauseId: 'complaintCause',
  equipmentId: 'equipment',
} as const
export type Narrowed = Partial<Record<keyof typeof NARROWED, string>>
type Filters = Readonly<Record<string, string>>

/** Complaints by what became of them, as the list tells them apart. */
const PARTS = {
  count: { qaState: COUNTED },
  justified: { qaState: 'CLOSED' },
  rejected: { qaState: 'REJECTED' },
  open: { qaState: OPEN },
  recurring: { isRecurring: 'true' },
} as const
export type Part = keyof typeof PARTS

export const complaintsPlace = ({ from, to }: DayRange, by: Filters, part: Part = 'count'): Place => ({
  of: 'complaint',
  filters: { ...by, ...PARTS[part], claimDate: writeRange(from, to) },
})
/** What is open now, whenever it came. */
export const openPlace = (by: Filters, light?: 'RED' | 'YELLOW' | 'GREEN'): Place => ({
  of: 'complaint',
  filters: { ...by, ...PARTS.open, ...(light && { trafficStatus: light }) },
})
/** The complaints of one thing, or of none. */
export const ofSubject = (key: string, id: string | null | undefined): Filters => ({ [key]: id ?? exactly(null) })
export const ofDecor = (longCode: string | null | undefined): Filters => ({ longCode: exactly(longCode ?? null) })
