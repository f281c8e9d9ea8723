import { expect, it } from 'vitest'
import { isLong } from '../../support/suite/longForms.ts'
import { lineOf } from '../run/command.ts'
import { type RunResult, runPlan } from '../run/run.ts'

const SEEDS = Number(process.env['SIMULATION_SEEDS'] ?? (isLong ? 1000 : 20))
const DAYS = Number(process.env['SIMULATION_DAYS'] ?? (isLong ? 30 : 1))
/** Faults of a day, on average: a short run has to meet as much as a long one. */
export const FAULTS = isLong ? 3 : 6
export const TIMEOUT_MS = isLong ? 48 * 3_600_000 : 300_000

/** Describes the failure of a run; undefined where every law holds. */
export const describeFailure = ({ failure }: RunResult): string | undefined =>
  failure && `seed ${failure.seed}, step ${failure.step}: ${failure.law}: ${failure.what}\n${failure.last.map(lineOf).join('\n')}`

/** Half of the seeds, in a process of its own: the odd ones (1) or the even ones (2). */
export function itKeepsEveryLaw(first: 1 | 2): void {
  it(
    `keeps every law in ${DAYS} days of each ${first === 1 ? 'odd' : 'even'} seed up to ${SEEDS}`,
    async () => {
      for (let seed = first; seed <= SEEDS; seed += 2)
        expect(describeFailure(await runPlan({ seed, days: DAYS, faults: FAULTS }))).toBeUndefined()
    },
    TIMEOUT_MS,
  )
}
