import { rounded } from '../../hours/index.ts'
import { hoursOf } from '../spans.ts'

/** What availability and MTBF are made of, in milliseconds. */
export interface Run {
  /** Scheduled time; of several machines, that of all of them together. */
  readonly scheduled: number
  /** Stop time within the scheduled time. */
  readonly stood: number
  readonly stops: number
}

/** To a hundredth of a per cent. */
export const share = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 10_000

/** 1 - hours stood in scheduled time / hours scheduled; nothing to say where nothing was scheduled (§3). */
export const availabilityOf = ({ scheduled, stood }: Run): number | null => (scheduled > 0 ? share(scheduled - stood, scheduled) : null)

/** Mean scheduled running time between two stops; nothing to say without a stop, or where nothing was scheduled. */
export const mtbfOf = ({ scheduled, stood, stops }: Run): number | null =>
  stops > 0 && scheduled > 0 ? rounded(hoursOf(scheduled - stood) / stops) : null

export const togetherOf = (runs: readonly Run[]): Run =>
  runs.reduce((sum, run) => ({ scheduled: sum.scheduled + run.scheduled, stood: sum.stood + run.stood, stops: sum.stops + run.stops }), {
    scheduled: 0,
    stood: 0,
    stops: 0,
  })
