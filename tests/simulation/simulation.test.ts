import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { isLong } from '../support/suite/longForms.ts'
import { lineOf } from './run/command.ts'
import { readPlan } from './run/planFile.ts'
import { type RunResult, runPlan } from './run/run.ts'

const SAVED = fileURLToPath(new URL('saved/', import.meta.url))
const SEEDS = Number(process.env['SIMULATION_SEEDS'] ?? (isLong ? 1000 : 1))
const DAYS = Number(process.env['SIMULATION_DAYS'] ?? (isLong ? 30 : 1))
/** What goes wrong in a day: a short run has to meet as much as a long one. */
const FAULTS = isLong ? 3 : 6
const PATIENCE_MS = isLong ? 48 * 3_600_000 : 300_000

/** What is told of a run: nothing where every law holds. */
const toldOf = ({ failure }: RunResult) =>
  failure && `seed ${failure.seed}, step ${failure.step}: ${failure.law}: ${failure.what}\n${failure.last.map(lineOf).join('\n')}`

it(
  'does the same for the same seed',
  async () => {
    const plan = { seed: 7, days: 1, faults: FAULTS }
    const [one, other] = [await runPlan(plan), await runPlan(plan)]
    expect([toldOf(one), toldOf(other)]).toEqual([undefined, undefined])
    expect(one.world.log.count).toBeGreaterThan(20)
    expect(other.digest).toBe(one.digest)
  },
  PATIENCE_MS,
)

it(
  `finds every law kept by ${SEEDS} seeds of ${DAYS} days`,
  async () => {
    for (let seed = 1; seed <= SEEDS; seed++) expect(toldOf(await runPlan({ seed, days: DAYS, faults: FAULTS }))).toBeUndefined()
  },
  PATIENCE_MS,
)

it.each(readdirSync(SAVED).filter((name) => name.endsWith('.json')))(
  'finds every law kept by what failed one day: %s',
  async (name) => expect(toldOf(await runPlan(readPlan(SAVED + name)))).toBeUndefined(),
  PATIENCE_MS,
)
