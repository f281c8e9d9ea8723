import { act } from '../actors/act.ts'
import { refuseThreads, withoutThreads } from '../clock/threads.ts'
import { injectFault } from '../faults/faults.ts'
import { LAWS } from '../laws/index.ts'
import type { Law } from '../laws/law.ts'
import type { Command } from './command.ts'
import { type Pace, STEPS_A_DAY, type Step, stepsOfDay } from './plan.ts'
import { type PlanFile, stepsIn } from './planFile.ts'
import { Broken, MIDNIGHT, World } from './world.ts'

export interface RunHooks {
  /** Called after each day. */
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

async function checkLaws(world: World, often: Law['often']): Promise<void> {
  for (const { name, often: own, faults } of LAWS) {
    if (own !== often) continue
    const [fault, ...more] = await faults(world)
    if (fault) throw new Broken(name, more.length ? `${fault} (and ${more.length} more)` : fault)
  }
}
/** So many statements a process lives on at most once it has begun with its jobs, and once a message has arrived. */
const STATEMENTS = { anywhere: 40, sending: 4 }

async function drainQueue(world: World): Promise<void> {
  const { queue, outer, disk, dice, site } = world
  const interrupts = queue.waiting.length > 0 && world.interruptsJobs
  const gone = new Promise<readonly []>((resolve) => {
    disk.onGone = () => resolve([])
  })
  let isInterrupted = false
  const interrupt = (within: number) => {
    isInterrupted = true
    disk.statementsLeft = dice.below(within)
  }
  if (interrupts === 'anywhere') interrupt(STATEMENTS.anywhere)
  if (interrupts === 'sending') outer.onArrived = () => isInterrupted || interrupt(STATEMENTS.sending)
  const { store } = interrupts ? site : world.serving
  const faults = await Promise.race([queue.drain({ store, channels: outer.channels }), gone])
  outer.onArrived = () => {}
  for (const { job, fault } of faults) world.refuseFault(`job ${job}`, fault)
  if (!isInterrupted) return
  world.interruptsJobs = false
  world.count('interruptedJobs')
  queue.requeueUnconfirmed()
  await world.drop()
}
const SECOND_MS = 1000
async function runStep(world: World, step: Step): Promise<void> {
  world.beginStep(step.number)
  const { clock } = world
  // Whoever was at work may have taken longer than until then; walls follow within a part of a second.
  await clock.forward(step.does === 'check' ? Math.max(step.at, clock.ms + SECOND_MS) : step.at)
  if (step.does === 'act') await act(world, step.person)
  else if (step.does === 'fault') await injectFault(world)
  else if (step.does === 'tick') {
    const { queue, serving, outer } = world
    for (const { job, fault } of await queue.tick(clock.ms, { store: serving.store, channels: outer.channels }))
      world.refuseFault(`job ${job}`, fault)
  }
  await drainQueue(world)
  await world.rest()
  for (const fault of world.site.faults.splice(0)) world.refuseFault('server', fault)
  await checkLaws(world, step.does === 'check' ? step.often : 'step')
}

/** So many hours between two rounds of the clock's own work. */
const TICK_HOURS = 4

/** Simulates days of an installation. It never throws for what the product does wrong: that is its result. */
export async function runPlan(
  { seed, days, acts = 1, faults = 2, people, without, database, until = Number.POSITIVE_INFINITY }: PlanFile,
  { onDay, isStopped = () => false }: RunHooks = {},
): Promise<RunResult> {
  const withThreads = withoutThreads()
  const world = new World(seed, database)
  const pace: Pace = { acts, faults, tickHours: TICK_HOURS }
  const left = stepsIn(without)
  const isLeft = (step: Step) =>
    left.has(step.number) || (step.does === 'act' && people !== undefined && !people.includes(step.person.username))
  const steps: number[] = []
  let day = 0
  const result = (failure?: Failure): RunResult => ({ world, failure, steps, days: day, digest: world.log.digest() })
  try {
    await refuseThreads()
    await world.open()
    for (; day < days && !isStopped(); day++) {
      if (day > 0) await world.beginDay(day)
      for (const step of stepsOfDay(seed, day, { midnight: MIDNIGHT, pace })) {
        if (isLeft(step)) continue
        steps.push(step.number)
        await runStep(world, step)
        if (step.number === until) return result()
      }
      onDay?.(day + 1, world)
    }
    world.step = day * STEPS_A_DAY
    await checkLaws(world, 'end')
    return result()
  } catch (error) {
    const { step, log } = world
    const broken = error instanceof Broken ? error : undefined
    const what = broken?.message ?? (error as Error).stack ?? String(error)
    return result({ seed, step, law: broken?.law ?? 'theSimulationItself', what, last: log.last })
  } finally {
    await world.close()
    withThreads()
  }
}
