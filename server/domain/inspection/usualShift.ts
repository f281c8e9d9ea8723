import type { RowOf } from '../../kernel/index.ts'
import type { shift } from '../masterdata/index.ts'

export type Shift = Pick<RowOf<typeof shift>, 'id' | 'beginTime' | 'endTime'>

const byTime = (a: Shift, b: Shift) => (a.beginTime === b.beginTime ? a.id - b.id : a.beginTime < b.beginTime ? -1 : 1)
/** Shifts in the order of the day. */
export const inOrder = <S extends Shift>(shifts: readonly S[]): S[] => shifts.toSorted(byTime)

/** The shift in which a machine is looked at: the one its point names, else its own, else the first of the day. In: shifts in service. */
export function usualShift<S extends Shift>(shifts: readonly S[], ...named: readonly (number | null | undefined)[]): S | undefined {
  for (const id of named) {
    const found = shifts.find((one) => one.id === id)
    if (found) return found
  }
  return inOrder(shifts)[0]
}
