/** Calls on one base: what they delete is missing later on, so that more of them begin with a base of their own. */
const ROUND = 2000

/** Calls that are made on a base of its own, from a seed of its own. */
export interface Round {
  readonly seed: number
  readonly count: number
}
const SEED = Number(process.env.SEED ?? 2026)
const RUNS = Number(process.env.FUZZ_RUNS ?? process.env.RUNS ?? ROUND)

/**
 * The rounds of a run: one, or as many as FUZZ_RUNS calls take. SEED is that of the first; each further one has the next. A call is made again
 * by the seed of its round and with RUNS beyond its number.
 */
export const rounds: readonly Round[] = Array.from({ length: Math.ceil(RUNS / ROUND) }, (_, at) => ({
  seed: SEED + at,
  count: Math.min(ROUND, RUNS - at * ROUND),
}))

/** Time for a round on a machine that does much else. */
export const timeoutOf = ({ count }: Round) => 120_000 + count * 400

/** Calls that are carried out, as a share of all: with fewer, values have become too odd to get past the first check. */
export const SHARE_DONE = 0.25

const PROJECT = process.env.TEST_DATABASE_URL ? 'postgres' : 'core'
/** How a call of a file is made again. */
export const replay = ({ seed }: Round, file: string, call: { readonly number: number }) =>
  `SEED=${seed} RUNS=${call.number + 1} npx vitest run --project ${PROJECT} ${file}: ${JSON.stringify(call)}`.slice(0, 3000)
