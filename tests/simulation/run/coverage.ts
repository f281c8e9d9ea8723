import { readFileSync } from 'node:fs'
import { registry } from '../../../server/domain/index.ts'
import { flowOf } from '../../../server/kernel/index.ts'
import { localesFolder } from '../../../server/platform/paths.ts'
import { FAULTS } from '../faults/faults.ts'
import { LAWS } from '../laws/index.ts'
import type { World } from './world.ts'

/** Every refusal that the product has words for, by its code. */
function refusalCodes(): string[] {
  const { refusal } = JSON.parse(readFileSync(new URL('en/refusal.json', localesFolder), 'utf8')) as { refusal: object }
  const leaves = (node: object, path: string): string[] =>
    Object.entries(node).flatMap(([key, value]) => (typeof value === 'string' ? [path + key] : leaves(value as object, `${path}${key}.`)))
  return leaves(refusal, '')
}
const STEPS = registry.exposed.flatMap((resource) => Object.keys(flowOf(resource)?.steps ?? {}).map((step) => `${step}${resource.type}`))
const percent = (part: number, all: number) => `${part} of ${all} (${all ? Math.round((100 * part) / all) : 100} %)`

/** What runs have reached together. */
export class Coverage {
  readonly #done = new Map<string, number>()
  readonly #codes = new Map<string, number>()
  readonly #faults = new Map<string, number>()
  readonly #jobs = new Map<string, number>()

  add({ log, faults, queue }: World): void {
    const count = (of: Map<string, number>, name: string, by: number) => of.set(name, (of.get(name) ?? 0) + by)
    for (const [name, outcomes] of log.outcomes)
      for (const [outcome, times] of outcomes)
        if (outcome === 'ok') count(this.#done, name, times)
        else count(this.#codes, outcome.split(':')[0] ?? '', times)
    for (const [name, times] of Object.entries(faults)) count(this.#faults, name, times)
    for (const [name, times] of Object.entries(queue.runs)) count(this.#jobs, name, times)
  }
  text(): string {
    const missing = (all: readonly string[], reached: ReadonlyMap<string, number>) => all.filter((one) => !reached.has(one))
    const [steps, codes, faults] = [
      missing(STEPS, this.#done),
      missing(refusalCodes(), this.#codes),
      missing(
        FAULTS.map(({ name }) => name),
        this.#faults,
      ),
    ]
    const listed = (of: ReadonlyMap<string, number>) =>
      [...of]
        .sort((a, b) => b[1] - a[1])
        .map(([name, times]) => `${name} ${times}`)
        .join(', ')
    const all = refusalCodes()
    return [
      `steps of flows taken: ${percent(STEPS.length - steps.length, STEPS.length)}`,
      `  never: ${steps.join(', ') || 'none'}`,
      `codes of refusals seen: ${percent(all.length - codes.length, all.length)}`,
      `  seen: ${listed(this.#codes)}`,
      `  never: ${codes.join(', ') || 'none'}`,
      `faults brought about: ${listed(this.#faults)}`,
      `  never: ${faults.join(', ') || 'none'}`,
      `jobs run: ${listed(this.#jobs)}`,
      `laws looked at: ${LAWS.length}`,
    ].join('\n')
  }
}
