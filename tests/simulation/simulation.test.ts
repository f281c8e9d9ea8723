import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readPlan } from './run/planFile.ts'
import { runPlan } from './run/run.ts'
import { describeFailure, FAULTS, TIMEOUT_MS } from './seeds/seeds.ts'

const SAVED = fileURLToPath(new URL('saved/', import.meta.url))

it(
  'does the same for the same seed',
  async () => {
    const plan = { seed: 7, days: 1, faults: FAULTS }
    const [first, second] = [await runPlan(plan), await runPlan(plan)]
    expect([describeFailure(first), describeFailure(second)]).toEqual([undefined, undefined])
    expect(first.world.log.count).toBeGreaterThan(20)
    expect(second.digest).toBe(first.digest)
  },
  TIMEOUT_MS,
)

it.each(readdirSync(SAVED).filter((name) => name.endsWith('.json')))(
  'keeps every law in what failed before: %s',
  async (name) => expect(describeFailure(await runPlan(readPlan(SAVED + name)))).toBeUndefined(),
  TIMEOUT_MS,
)
