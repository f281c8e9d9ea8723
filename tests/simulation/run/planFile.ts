import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { CAST } from '../actors/cast.ts'
import { DATABASES, DAYS_MOST, SEED_MOST, WrongPlan } from './limits.ts'

const shape = z.strictObject({
  seed: z.int().min(0).max(SEED_MOST),
  days: z.int().min(1).max(DAYS_MOST),
  /** What it runs on; SQLite unless said. */
  database: z.enum(DATABASES).optional(),
  /** What each person does, and what goes wrong, in a day. */
  acts: z.number().min(0).max(100).optional(),
  faults: z.number().min(0).max(100).optional(),
  /** Who takes part, by their user names; everybody unless said. */
  people: z.array(z.string()).optional(),
  /** Steps that are left out, and the last one. */
  without: z.array(z.union([z.int(), z.tuple([z.int(), z.int()])])).optional(),
  until: z.int().optional(),
  /** The law that was broken, and the commit at which it was. */
  law: z.string().optional(),
  about: z.string().optional(),
})
/** What a run is made of, as a file has it. */
export type PlanFile = z.infer<typeof shape>

const UNREADABLE: Readonly<Record<string, string>> = { ENOENT: 'there is no such file', EISDIR: 'this is a folder' }
function jsonOf(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new WrongPlan(`${path} cannot be read: ${UNREADABLE[code] ?? message}`)
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new WrongPlan(`${path} cannot be read as JSON: ${(error as Error).message.replace(/\s+/g, ' ')}`)
  }
}
const describeIssue = ({ path, message, code, input }: z.core.$ZodIssue): string =>
  `${path.join('.') || 'the plan'}: ${code === 'invalid_type' && input === undefined ? 'missing' : message}`
/** Reads a plan; throws in words for whoever wrote it. */
export function readPlan(path: string): PlanFile {
  const { success, data, error } = shape.safeParse(jsonOf(path), { reportInput: true })
  if (!success) throw new WrongPlan(error.issues.map((issue) => `${path}: ${describeIssue(issue)}`).join('\n'))
  const unknown = data.people?.filter((name) => !CAST.some(({ username }) => username === name)) ?? []
  if (unknown.length)
    throw new WrongPlan(`${path}: nobody is called ${unknown.join(', ')}; there are ${CAST.map(({ username }) => username).join(', ')}`)
  return data
}
/** Runs of step numbers, as pairs of their first and last. */
export function spansOf(numbers: Iterable<number>): (number | [number, number])[] {
  const spans: [number, number][] = []
  for (const one of [...numbers].sort((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last && one === last[1] + 1) last[1] = one
    else spans.push([one, one])
  }
  return spans.map(([from, to]) => (from === to ? from : [from, to]))
}
export const stepsIn = (spans: PlanFile['without'] = []): Set<number> =>
  new Set(spans.flatMap((one) => (typeof one === 'number' ? [one] : Array.from({ length: one[1] - one[0] + 1 }, (_, at) => one[0] + at))))
