import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type PlanFile, readPlan } from './run/planFile.ts'
import { runPlan } from './run/run.ts'
import { describeFailure, TIMEOUT_MS } from './seeds/seeds.ts'
import { findServer } from './site/postgres/databases.ts'

const isHere =
  process.env['CI'] === 'true' ||
  (await findServer().then(
    () => true,
    () => false,
  ))
const SAVED = fileURLToPath(new URL('saved/postgresql/', import.meta.url))
/** Half of the people, and what goes wrong often enough for connections that are cut, a second process and people at once. */
const PEOPLE = ['operator', 'repairer', 'lead', 'storekeeper', 'planner', 'operator3', 'repairer3', 'storekeeper2', 'qa']
/** The first step in which people act at once. */
const UNTIL = 59
const PLAN: PlanFile = { seed: 17, days: 1, faults: 9, people: PEOPLE, database: 'postgresql' }

describe.skipIf(!isHere)(isHere ? 'over PostgreSQL' : 'skipped: no PostgreSQL', () => {
  it(
    'takes the same turns for the same seed, in a process that has read each document before',
    async () => {
      const plan = { ...PLAN, until: UNTIL }
      const [first, second] = [await runPlan(plan), await runPlan(plan)]
      expect([describeFailure(first), describeFailure(second)]).toEqual([undefined, undefined])
      const turnsOf = ({ world, digest }: typeof first) => [digest, world.installation.turns]
      expect(turnsOf(second)).toEqual(turnsOf(first))
    },
    TIMEOUT_MS,
  )

  it(
    'keeps every law while people act at once, connections break and a second process works',
    async () => {
      const run = await runPlan(PLAN)
      expect(describeFailure(run)).toBeUndefined()
      expect(Object.keys(run.world.faults)).toEqual(expect.arrayContaining(['peopleTogether', 'secondProcess', 'connectionLost']))
      expect(run.world.installation.waits).toBeGreaterThan(0)
    },
    TIMEOUT_MS,
  )

  it.each(readdirSync(SAVED))(
    'keeps every law in what failed before: %s',
    async (name) => expect(describeFailure(await runPlan(readPlan(SAVED + name)))).toBeUndefined(),
    TIMEOUT_MS,
  )
})
