import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argumentsOf, type RunOptions } from './run/arguments.ts'
import { lineOf } from './run/command.ts'
import { Coverage } from './run/coverage.ts'
import { WrongPlan } from './run/limits.ts'
import { STEPS_A_DAY } from './run/plan.ts'
import type { PlanFile } from './run/planFile.ts'
import { type Failure, type RunResult, runPlan } from './run/run.ts'
import { shrunk } from './run/shrink.ts'
import { dropDatabases, findServer } from './site/postgres/databases.ts'

/** Seconds of the processor, whatever else the machine does. */
const cpuSeconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
const PLANTS = 2
const YEAR_DAYS = 365
const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
const print = (text: string) => process.stdout.write(`${text}\n`)
let [isStopped, currentSeed] = [false, 0]

function printFailure({ seed, step, law, what, last }: Failure): void {
  print(
    `\nseed ${seed}, step ${step}: ${law} does not hold\n  ${what}\n\nthe last ${last.length} commands:\n${last.map((command) => `  ${lineOf(command).slice(0, 600)}`).join('\n')}`,
  )
}
/** Leaves the plan of a failure behind before it is shrunk: whoever stops that has it already. */
async function shrink(
  plan: PlanFile,
  result: RunResult & { readonly failure: Failure },
  { shrinkSeconds, folder }: RunOptions,
): Promise<void> {
  const { step, law } = result.failure
  const file = join(folder, `simulation-${plan.seed}-${law}.json`)
  const write = (written: PlanFile) => writeFileSync(file, `${JSON.stringify(written)}\n`)
  write({ ...plan, days: Math.floor(step / STEPS_A_DAY) + 1, until: step, law })
  print(`\nagain: npm run simulate -- --plan ${file}`)
  if (!shrinkSeconds || isStopped) return
  print(`shrinking the plan for ${shrinkSeconds} s at most; Ctrl-C ends that`)
  const smaller = await shrunk(plan, result, { withinMs: shrinkSeconds * 1000, isStopped: () => isStopped })
  write(smaller.plan)
  print(`\nshrunk in ${smaller.runs} runs from ${result.steps.length} steps to ${smaller.steps}; the same command shows it again:`)
  printFailure(smaller.failure)
}
/** One run after the other. Out: how many failed. */
async function runAll(options: RunOptions): Promise<number> {
  const coverage = new Coverage()
  let [failed, days, commands] = [0, 0, 0]
  const began = cpuSeconds()
  for (const plan of options.plans) {
    if (isStopped || (failed && options.isFirst)) break
    currentSeed = plan.seed
    const since = cpuSeconds()
    const result = await runPlan(plan, { isStopped: () => isStopped })
    const { world, failure, digest } = result
    const seconds = cpuSeconds() - since
    coverage.add(world)
    days += result.days
    commands += world.log.count
    if (!options.isQuiet || failure)
      print(
        `seed ${plan.seed}: ${counted(result.days, 'day')}, ${world.log.count} commands, ${Object.values(world.faults).reduce((sum, n) => sum + n, 0)} faults, ${seconds.toFixed(1)} s of a processor, ${digest}`,
      )
    if (!failure) continue
    failed++
    printFailure(failure)
    await shrink(plan, { ...result, failure }, options)
  }
  const total = cpuSeconds() - began
  const years = (days * PLANTS) / YEAR_DAYS
  print(
    `\n${counted(options.plans.length, 'seed')}, ${counted(days, 'day')} of ${PLANTS} plants, ${commands} commands in ${total.toFixed(1)} s of a processor: ${((years / total) * 60).toFixed(2)} plant-years a minute; ${failed} failed`,
  )
  if (options.hasCoverage) print(coverage.text())
  return failed
}

try {
  const options = argumentsOf(process.argv.slice(2))
  process.once('SIGINT', () => {
    isStopped = true
    print(`\nstopped in seed ${currentSeed}; the day is finished first`)
    process.once('SIGINT', () => void dropDatabases().finally(() => process.exit(130)))
  })
  if (options.plans.some(({ database }) => database === 'postgresql')) await findServer()
  const failed = await runAll(options)
  process.exit(isStopped ? 130 : failed ? 1 : 0)
} catch (error) {
  if (!(error instanceof WrongPlan)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(2)
}
