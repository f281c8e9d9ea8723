import { toQuantity } from '../../../fields/display/quantity.ts'
import type { Can } from './can.ts'

export interface Weighing {
  can: Can
  /** Most that can be left in it, in kg. */
  most: number
  /** What the scales' number leaves in the can, in kg; null while there is none. */
  left: number | null
  isTooMuch: boolean
  /** What is sent of it: the weight with the can where the weight of the empty one is known, else what is left. */
  input: { leftKg: number } | { grossKg: number }
}

/** Reads what was typed from the scales. */
export function weighing(can: Can, most: number, typed: string): Weighing {
  const kg = Number(typed)
  const left = typed.trim() && Number.isFinite(kg) ? toQuantity(kg - (can.tareKg ?? 0)) : null
  return { can, most, left, isTooMuch: left !== null && left > most, input: can.tareKg == null ? { leftKg: kg } : { grossKg: kg } }
}
