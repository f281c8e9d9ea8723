import { type Dice, diceOf } from '../../support/random/dice.ts'
import { CAST, type Person } from '../actors/cast.ts'

/** One step of a simulation. Which there are follows from seed and day alone, so that any of them can be left out without moving another. */
export type Step = { readonly number: number; readonly at: number } & (
  | { readonly does: 'act'; readonly person: Person }
  | { readonly does: 'tick' }
  | { readonly does: 'check'; readonly often: 'hour' | 'day' }
  | { readonly does: 'fault' }
)
export interface Pace {
  /** What each person does in a day, on the average. */
  readonly acts: number
  /** What goes wrong in a day, on the average. */
  readonly faults: number
  /** So many hours between two rounds of the clock's own work. */
  readonly tickHours: number
}

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000]
export const STEPS_A_DAY = 10_000
/** Work goes on around the clock, most of it by day. */
const SHIFTS = [
  { from: 7, hours: 8, weight: 5 },
  { from: 15, hours: 8, weight: 3 },
  { from: 23, hours: 8, weight: 1 },
] as const
const EVENING = 23.9

export const diceOfStep = (seed: number, number: number): Dice => diceOf(seed, number)

function momentOf(dice: Dice, dayMs: number): number {
  const weights = SHIFTS.flatMap((shift) => Array.from({ length: shift.weight }, () => shift))
  const { from, hours } = dice.pick(weights)
  return dayMs + ((from + dice.below(hours * 1000) / 1000) % 24) * HOUR_MS
}

/** The steps of one day, in the order of their moments. Days are counted from 0, and begin at midnight of the factory. */
export function stepsOfDay(seed: number, day: number, { midnight, pace }: { midnight: number; pace: Pace }): Step[] {
  const dice = diceOf(seed, -1000 - day)
  const dayMs = midnight + day * DAY_MS
  const steps: Omit<Step, 'number'>[] = []
  for (const person of CAST) {
    const count = dice.below(2 * pace.acts + 1)
    for (let nth = 0; nth < count; nth++) steps.push({ at: momentOf(dice, dayMs), does: 'act', person } as never)
  }
  for (let hour = 0; hour < 24; hour += pace.tickHours) steps.push({ at: dayMs + hour * HOUR_MS + 5 * MINUTE_MS, does: 'tick' } as never)
  for (let hour = 0; hour < 24; hour++) steps.push({ at: dayMs + (hour + 1) * HOUR_MS - 1000, does: 'check', often: 'hour' } as never)
  steps.push({ at: dayMs + EVENING * HOUR_MS, does: 'check', often: 'day' } as never)
  const faults = dice.below(2 * pace.faults + 1)
  for (let nth = 0; nth < faults; nth++) steps.push({ at: momentOf(dice, dayMs), does: 'fault' } as never)
  return steps
    .map((step, at) => ({ ...step, at: Math.round(step.at), number: day * STEPS_A_DAY + at }))
    .sort((a, b) => a.at - b.at || a.number - b.number) as Step[]
}
