import { refusalOf } from '../../../server/platform/connections/outage.ts'

/** 'ok', the code of a refusal with its first wrong field, or what failed without being refused. */
export type Outcome = string
export interface Ended<T> {
  readonly outcome: Outcome
  readonly value: T | undefined
}
export type Call<T = unknown> = () => Promise<T>

/** The innermost cause, which is where a driver says what happened. */
function rootOf(error: unknown): Error {
  let at = error as Error
  while (at.cause instanceof Error) at = at.cause
  return at
}
function codeOf(error: unknown): Outcome {
  const refusal = refusalOf(error)
  const [fault] = refusal?.fields ?? []
  if (fault) return `${fault.field} ${fault.rule}`
  return refusal ? refusal.code : `fault: ${rootOf(error).message}`
}

/** How one call ends. It never throws: a fault is an outcome that no serial order has. */
export const ended = <T>(call: Call<T>): Promise<Ended<T>> =>
  Promise.resolve()
    .then(call)
    .then(
      (value) => ({ outcome: 'ok', value }),
      (error: unknown) => ({ outcome: codeOf(error), value: undefined }),
    )
export const outcomeOf = async (call: Call): Promise<Outcome> => (await ended(call)).outcome

/** Starts all calls in one turn of the event loop. Out: how each ended, in the order of the calls. */
export const atOnce = <T>(calls: readonly Call<T>[]): Promise<Ended<T>[]> => Promise.all(calls.map(ended))
export async function outcomesAtOnce(calls: readonly Call[]): Promise<Outcome[]> {
  return (await atOnce(calls)).map(({ outcome }) => outcome)
}

/** The same call of several callers, who know their number. */
export const callers = <T>(count: number, call: (nth: number) => Promise<T>): Call<T>[] =>
  Array.from({ length: count }, (_, nth) => () => call(nth))

/** How often each outcome occurs: which of equal callers comes first is left to chance. */
export function tally(outcomes: readonly Outcome[]): Record<Outcome, number> {
  const counts: Record<Outcome, number> = {}
  for (const outcome of [...outcomes].sort()) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}
