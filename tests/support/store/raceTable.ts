import type { Call } from '../stories/atOnce.ts'
import type { Desk } from '../stories/desk.ts'
import type { Meeting } from './meeting.ts'
import { strayResults } from './serialOrders.ts'
import { writtenSince } from './writtenSince.ts'

/** Callers who meet over facts that the rules of each of them judge. */
export interface RaceCase {
  readonly name: string
  readonly count: number
  readonly areEqual?: boolean
  /** Makes rows anew, and says what the callers do and what is looked at when they are done. */
  prepare(desk: Desk): Promise<{ sides: readonly Call[]; end(): Promise<unknown> }>
}

/** What so many rounds of a case come to that no serial order does. Logged lines are part of what it comes to. */
export function straysOf(desk: Desk, meeting: Meeting, { name, count, areEqual = false, prepare }: RaceCase, rounds: number) {
  async function withLog() {
    const { sides, end } = await prepare(desk)
    const written = await writtenSince(desk.rivals.store)
    return { sides, end: async () => ({ end: await end(), written: await written() }) }
  }
  return strayResults({ name, prepare: withLog, count, areEqual, rounds }, meeting)
}
