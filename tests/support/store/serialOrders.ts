import { type Call, type Outcome, outcomeOf, outcomesAtOnce } from '../stories/atOnce.ts'
import type { Meeting } from './meeting.ts'

/** How all sides ended, in their order, and what the base holds afterwards: in one line, which is compared and read. */
export type Result = string
const resultOf = (outcomes: readonly Outcome[], end: unknown): Result => `${outcomes.join(' | ')} => ${JSON.stringify(end)}`
const sorted = (outcomes: readonly Outcome[], { areEqual }: Race) => (areEqual ? outcomes.toSorted() : outcomes)

/** Calls on rows of their own: each preparation makes them anew, so that every order begins with the same. */
export interface Prepared {
  readonly sides: readonly Call[]
  /** What the calls have left behind, in a form that is the same for rows with other ids. */
  end(): Promise<unknown>
}
export type Prepare = () => Promise<Prepared>

export interface Race {
  readonly name: string
  readonly prepare: Prepare
  readonly count: number
  /** Whether every order comes to the same, as those of equal calls do once who was first is left out: one of them is then enough. */
  readonly areEqual?: boolean
  readonly rounds: number
}

/** All orders of so many, that of their numbers first. */
const orders = (count: number): number[][] =>
  count === 0
    ? [[]]
    : orders(count - 1).flatMap((order) =>
        Array.from({ length: count }, (_, back) => {
          const at = count - 1 - back
          return [...order.slice(0, at), count - 1, ...order.slice(at)]
        }),
      )

/** What the sides come to one after the other, in one order. */
async function inOrder(race: Race, order: readonly number[]): Promise<Result> {
  const { sides, end } = await race.prepare()
  const outcomes: Outcome[] = []
  for (const nth of order) outcomes[nth] = await outcomeOf(sides[nth] as Call)
  return resultOf(sorted(outcomes, race), await end())
}
async function resultAtOnce(race: Race, meeting: Meeting): Promise<Result> {
  const { sides, end } = await race.prepare()
  meeting.expect(sides.length)
  const outcomes = await outcomesAtOnce(sides)
  meeting.end()
  return resultOf(sorted(outcomes, race), await end())
}
/**
 * What rounds of all sides at once come to that no serial order does, each beside what those do. Nothing where all is well. Orders are tried until
 * each result is that of one of them.
 */
export async function strayResults(race: Race, meeting: Meeting): Promise<string[]> {
  const met = new Set<Result>()
  for (let round = 0; round < race.rounds; round++) met.add(await resultAtOnce(race, meeting))
  const [allowed, strays] = [new Set<Result>(), new Set(met)]
  for (const order of race.areEqual ? [[...Array(race.count).keys()]] : orders(race.count)) {
    if (!strays.size) break
    const result = await inOrder(race, order)
    allowed.add(result)
    strays.delete(result)
  }
  return [...strays].map((stray) => `${race.name}: ${stray} -- in turn: ${[...allowed].join(' or ')}`)
}
