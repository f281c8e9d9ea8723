import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Asked, argumentsOf } from './run/arguments.ts'
import { lineOf } from './run/command.ts'
import { Coverage } from './run/coverage.ts'
import { WrongPlan } from './run/limits.ts'
import type { PlanFile } from './run/planFile.ts'
import { type Failure, type RunResult, runPlan } from './run/run.ts'
import { shrunk } from './run/shrink.ts'

/** Of the processor, whatever else the machine does. */
const cpuSeconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
const PLANTS = 2
const YEAR_DAYS = 365
const say = (text: string) => process.stdout.write(`${text}\n`)
let [isStopped, present] = [false, 0]

function tell({ seed, step, law, what, last }: Failure): void {
  say(
    `\nseed ${seed}, step ${step}: ${law} does not hold\n  ${what}\n\nthe last ${last.length} commands:\n${last.map((one) => `  ${lineOf(one).slice(0, 600)}`).join('\n')}`,
  )
}
async function shrink(plan: PlanFile, result: RunResult & { readonly failure: Failure }, { shrinkSeconds, folder }: Asked): Promise<void> {
  const {
    plan: smaller,
    failure,
    runs,
    steps,
  } = shrinkSeconds
    ? await shrunk(plan, result, { withinMs: shrinkSeconds * 1000 })
    : { plan, failure: result.failure, runs: 0, steps: result.steps.length }
  const file = join(folder, `simulation-${plan.seed}-${failure.law}.json`)
  writeFileSync(file, `${JSON.stringify(smaller)}\n`)
  if (runs) {
    say(`\nshrunk in ${runs} runs from ${result.steps.length} steps to ${steps}:`)
    tell(failure)
  }
  say(`\nagain: npm run simulate -- --plan ${file}`)
}
/** One run after the other. Out: how many failed. */
async function runAll(asked: Asked): Promise<number> {
  const coverage = new Coverage()
  let [failed, days, commands] = [0, 0, 0]
  const began = cpuSeconds()
  for (const plan of asked.plans) {
    if (isStopped || (failed && asked.isFirst)) break
    present = plan.seed
    const since = cpuSeconds()
    const result = await runPlan(plan, { isStopped: () => isStopped })
    const { world, failure, digest } = result
    const took = cpuSeconds() - since
    coverage.add(world)
    days += result.days
    commands += world.log.count
    if (!asked.isQuiet || failure)
      say(
        `seed ${plan.seed}: ${result.days} days, ${world.log.count} commands, ${Object.values(world.faults).reduce((sum, n) => sum + n, 0)} faults, ${took.toFixed(1)} s of a processor, ${digest}`,
      )
    if (!failure) continue
    failed++
    tell(failure)
    await shrink(plan, { ...result, failure }, asked)
  }
  const seconds = cpuSeconds() - began
  const years = (days * PLANTS) / YEAR_DAYS
  say(
    `\n${asked.plans.length} seeds, ${days} days of ${PLANTS} plants, ${commands} commands in ${seconds.toFixed(1)} s of a processor: ${((years / seconds) * 60).toFixed(2)} plant-years a minute; ${failed} failed`,
  )
  if (asked.hasCoverage) say(coverage.text())
  return failed
}

try {
  const asked = argumentsOf(process.argv.slice(2))
  process.once('SIGINT', () => {
    isStopped = true
    say(`\nstopped in seed ${present}; the day is brought to its end`)
    process.once('SIGINT', () => process.exit(130))
  })
  const failed = await runAll(asked)
  process.exit(isStopped ? 130 : failed ? 1 : 0)
} catch (error) {
  if (!(error instanceof WrongPlan)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(2)
}
