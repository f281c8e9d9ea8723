import { type Call, type Outcome, outcomeOf, outcomesAtOnce } from './atOnce.ts'
import type { Meeting } from './meeting.ts'

/** How all sides ended, in their order, and what the base holds afterwards: in one line, which is compared and read. */
export type Result = string
const resultOf = (outcomes: readonly Outcome[], end: unknown): Result => `${outcomes.join(' | ')} => ${JSON.stringify(end)}`

/** Calls on rows of their own: each preparation makes them anew, so that every order begins with the same. */
export interface Prepared {
  readonly sides: readonly Call[]
  /** What the calls have left behind, in a form that is the same for rows with other ids. */
  end(): Promise<unknown>
}
export type Prepare = () => Promise<Prepared>

const orders = (count: number): number[][] =>
  count === 0
    ? [[]]
    : orders(count - 1).flatMap((order) => Array.from({ length: count }, (_, at) => [...order.slice(0, at), count - 1, ...order.slice(at)]))

/** What the sides come to one after the other, in one order. */
async function inOrder(prepare: Prepare, order: readonly number[]): Promise<Result> {
  const { sides, end } = await prepare()
  const outcomes: Outcome[] = []
  for (const nth of order) outcomes[nth] = await outcomeOf(sides[nth] as Call)
  return resultOf(outcomes, await end())
}
export interface Race {
  readonly name: string
  readonly prepare: Prepare
  readonly count: number
  /** Whether all sides are the same call: one order then says what any of them comes to. */
  readonly areEqual?: boolean
  readonly rounds: number
}
async function serialResults({ prepare, count, areEqual }: Race): Promise<ReadonlySet<Result>> {
  const [first = [], ...others] = orders(count)
  const results = new Set<Result>()
  for (const order of areEqual ? [first] : [first, ...others]) results.add(await inOrder(prepare, order))
  return results
}
async function resultAtOnce({ prepare }: Race, meeting: Meeting): Promise<Result> {
  const { sides, end } = await prepare()
  meeting.expect(sides.length)
  const outcomes = await outcomesAtOnce(sides)
  meeting.end()
  return resultOf(outcomes, await end())
}
/** What rounds of all sides at once come to that no serial order does, each beside what those do. Nothing where all is well. */
export async function strayResults(race: Race, meeting: Meeting): Promise<string[]> {
  const allowed = await serialResults(race)
  const strays = new Set<Result>()
  for (let round = 0; round < race.rounds; round++) {
    const result = await resultAtOnce(race, meeting)
    if (!allowed.has(result)) strays.add(result)
  }
  return [...strays].map((stray) => `${race.name}: ${stray} -- in turn: ${[...allowed].join(' or ')}`)
}
