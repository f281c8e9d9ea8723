import { parseArgs } from 'node:util'
import { DATABASES, DAYS_MOST, type Database, SEED_MOST, WrongPlan } from './limits.ts'
import { type PlanFile, readPlan } from './planFile.ts'

/** What a command line asks to run. */
export interface RunOptions {
  readonly plans: readonly PlanFile[]
  /** Shrinks what fails, for so many seconds at most. */
  readonly shrinkSeconds: number
  readonly isQuiet: boolean
  /** Ends with the first failure. */
  readonly isFirst: boolean
  /** Prints what was reached and what never was. */
  readonly hasCoverage: boolean
  /** Where the plan of a failure is written. */
  readonly folder: string
}
const OPTIONS = {
  seed: { type: 'string' },
  seeds: { type: 'string' },
  days: { type: 'string' },
  acts: { type: 'string' },
  faults: { type: 'string' },
  plan: { type: 'string' },
  database: { type: 'string' },
  shrink: { type: 'string' },
  folder: { type: 'string' },
  quiet: { type: 'boolean' },
  first: { type: 'boolean' },
  coverage: { type: 'boolean' },
} as const
export const USAGE = `npm run simulate -- --seed N --days D     a seed, for so many days (1, 30)
  --seeds A-B        one seed after the other
  --plan FILE        a plan as a failure leaves it behind
  --database NAME    sqlite, or postgresql at TEST_DATABASE_URL or DATABASE_URL (sqlite)
  --acts N           how often each person comes to a screen in a day, on the average (1: two or three commands)
  --faults N         what goes wrong in a day, on the average (2)
  --shrink SECONDS   how long a failure is shrunk (120; 0 not at all)
  --folder FOLDER    where the plan of a failure is written (the folder for temporary files)
  --coverage         counts what was reached, and names what never was
  --quiet            prints failures alone
  --first            ends with the first failure`

function whole(name: string, text: string, [least, most]: readonly [number, number]): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new WrongPlan(`--${name} is a whole number from ${least} to ${most}, not "${text}"`)
  return value
}
function seedsOf(text: string): number[] {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(text) ?? []
  if (!from || !to || Number(to) < Number(from)) throw new WrongPlan(`--seeds is a range such as 1-20, not "${text}"`)
  const [first, last] = [whole('seeds', from, [0, SEED_MOST]), whole('seeds', to, [0, SEED_MOST])]
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

function databaseOf(text: string): Database {
  const found = DATABASES.find((name) => name === text)
  if (!found) throw new WrongPlan(`--database is one of ${DATABASES.join(', ')}, not "${text}"`)
  return found
}

/** Reads the command line; throws in words for whoever typed it. */
export function argumentsOf(args: readonly string[]): RunOptions {
  let values: Partial<Record<keyof typeof OPTIONS, string | boolean>>
  try {
    values = parseArgs({ args: [...args], options: OPTIONS }).values
  } catch (error) {
    throw new WrongPlan(`${(error as Error).message}\n${USAGE}`)
  }
  const sources = (['seed', 'seeds', 'plan'] as const).filter((name) => values[name] !== undefined)
  if (sources.length > 1) throw new WrongPlan(`one of --seed, --seeds and --plan, not ${sources.map((name) => `--${name}`).join(' and ')}`)
  const number = (name: keyof typeof OPTIONS, initial: number, span: readonly [number, number]) =>
    values[name] === undefined ? initial : whole(name, String(values[name]), span)
  const days = number('days', 30, [1, DAYS_MOST])
  const pace = { acts: number('acts', 1, [0, 100]), faults: number('faults', 2, [0, 100]) }
  const on = values.database === undefined ? {} : { database: databaseOf(String(values.database)) }
  const seeds = values.seeds === undefined ? [number('seed', 1, [0, SEED_MOST])] : seedsOf(String(values.seeds))
  return {
    plans: values.plan === undefined ? seeds.map((seed) => ({ seed, days, ...pace, ...on })) : [readPlan(String(values.plan))],
    shrinkSeconds: number('shrink', 120, [0, 86_400]),
    isQuiet: values.quiet === true,
    isFirst: values.first === true,
    hasCoverage: values.coverage === true,
    folder: String(values.folder ?? process.env['TMPDIR'] ?? '/tmp'),
  }
}
