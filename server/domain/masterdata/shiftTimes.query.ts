import type { Read, RowOf } from '../../kernel/index.ts'
import type { shift } from './shift.resource.ts'
import type { ShiftTimes } from './shiftOn.ts'
import { shiftPast } from './shiftPast.resource.ts'

type Shift = Pick<RowOf<typeof shift>, 'id' | 'beginTime' | 'endTime'> & { readonly status?: string }
/** What holds of a shift on some days. */
export interface ShiftTerm extends ShiftTimes {
  /** The first day on which it no longer holds; null for what holds now. */
  readonly untilDay: string | null
  readonly isWorked: boolean
}

/** All that ever held of each shift of the plant, oldest first. */
export async function shiftTerms(read: Read): Promise<(one: Shift) => ShiftTerm[]> {
  const pasts = await read.of(shiftPast).find({})
  const ordered = pasts.toSorted((a, b) => (a.untilDay < b.untilDay ? -1 : 1))
  return (one) => {
    const now = { untilDay: null, beginTime: one.beginTime, endTime: one.endTime, isWorked: one.status !== 'DISABLED' }
    return [...ordered.filter(({ shiftId }) => shiftId === one.id), now]
  }
}

/** What held on a day, out of terms in order. */
export const termOn = (terms: readonly ShiftTerm[], day: string): ShiftTerm =>
  terms.find(({ untilDay }) => untilDay === null || day < untilDay) as ShiftTerm

/** When a shift was on, on a day. */
export const shiftTimesOn = async (read: Read, one: Shift, day: string): Promise<ShiftTimes> => termOn((await shiftTerms(read))(one), day)
