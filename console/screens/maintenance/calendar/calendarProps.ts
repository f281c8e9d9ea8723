import type { Entry } from './entries.ts'

export interface CalendarProps {
  day: string
  now: string
  entries: ReadonlyMap<string, readonly Entry[]>
  /** Days on which the plant rests. */
  rests: ReadonlySet<string>
  go: (day: string) => void
  open: (day: string) => void
  show: (entry: Entry) => void
  /** An order or a planned turn was dropped on a day. */
  move: (key: string, day: string) => void
}
