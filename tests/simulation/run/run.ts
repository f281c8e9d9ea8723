import { act } from '../actors/doing.ts'
import { injectFault } from '../faults/faults.ts'
import { LAWS } from '../laws/index.ts'
import type { Law } from '../laws/law.ts'
import type { Command } from './command.ts'
import { diceOfStep, type Pace, STEPS_A_DAY, type Step, stepsOfDay } from './plan.ts'
import { type PlanFile, stepsIn } from './planFile.ts'
import { Broken, MIDNIGHT, World } from './world.ts'

export interface Watching {
  /** Told of each day that is over. */
  readonly onDay?: (day: number, world: World) => void
  readonly isStopped?: () => boolean
}
export interface Failure {
  readonly seed: number
  readonly step: number
  readonly law: string
  readonly what: string
  readonly last: readonly Command[]
}
export interface RunResult {
  readonly world: World
  readonly failure: Failure | undefined
  readonly steps: readonly number[]
  readonly days: number
  readonly digest: string
}

async function look(world: World, often: Law['often']): Promise<void> {
  for (const { name, often: own, faults } of LAWS) {
    if (own !== often) continue
    const [fault, ...more] = await faults(world)
    if (fault) throw new Broken(name, more.length ? `${fault} (and ${more.length} more)` : fault)
  }
}
async function work(world: World): Promise<void> {
  const { queue, site, outer } = world
  for (const { job, fault } of await queue.drain({ store: site.store, channels: outer.channels })) world.refuseFault(`job ${job}`, fault)
}
async function take(world: World, step: Step): Promise<void> {
  world.step = step.number
  world.dice = diceOfStep(world.seed, step.number)
  await world.clock.forward(step.at)
  if (step.does === 'act') await act(world, step.person)
  else if (step.does === 'fault') await injectFault(world)
  else if (step.does === 'tick') {
    const { queue, site, outer, clock } = world
    for (const { job, fault } of await queue.tick(clock.ms, { store: site.store, channels: outer.channels }))
      world.refuseFault(`job ${job}`, fault)
  }
  await work(world)
  await world.clock.rest()
  for (const fault of world.site.faults.splice(0)) world.refuseFault('server', fault)
  if (step.does === 'look') await look(world, step.often)
}

/** So many hours between two rounds of the clock's own work. */
const TICK_HOURS = 4

/** Simulates days of an installation. It never throws for what the product does wrong: that is its result. */
export async function runPlan(
  { seed, days, acts = 1, faults = 2, people, without, until = Number.POSITIVE_INFINITY }: PlanFile,
  { onDay, isStopped = () => false }: Watching = {},
): Promise<RunResult> {
  const world = new World(seed)
  const pace: Pace = { acts, faults, tickHours: TICK_HOURS }
  const left = stepsIn(without)
  const isLeft = (step: Step) =>
    left.has(step.number) || (step.does === 'act' && people !== undefined && !people.includes(step.person.username))
  const taken: number[] = []
  let day = 0
  const result = (failure?: Failure): RunResult => ({ world, failure, steps: taken, days: day, digest: world.log.digest() })
  try {
    await world.open()
    for (; day < days && !isStopped(); day++) {
      for (const step of stepsOfDay(seed, day, { midnight: MIDNIGHT, pace })) {
        if (isLeft(step)) continue
        taken.push(step.number)
        await take(world, step)
        if (step.number === until) return result()
      }
      onDay?.(day + 1, world)
    }
    world.step = day * STEPS_A_DAY
    await look(world, 'end')
    return result()
  } catch (error) {
    const { step, log } = world
    const broken = error instanceof Broken ? error : undefined
    const what = broken?.message ?? (error as Error).stack ?? String(error)
    return result({ seed, step, law: broken?.law ?? 'theSimulationItself', what, last: log.last })
  } finally {
    await world.close()
  }
}
