import { registry } from '../../../server/domain/index.ts'
import { flowOf } from '../../../server/kernel/index.ts'
import { FAULTS, faultsOn } from '../faults/faults.ts'
import { LAWS } from '../laws/index.ts'
import { refusalCodes } from './refusals.ts'
import type { World } from './world.ts'

/** Codes that no simulated call can be answered with, and why. */
const UNREACHABLE: readonly (readonly [reason: string, codes: RegExp])[] = [
  [
    'rooms that are not simulated: files, imports, exports, archives, health, the board of jobs',
    /^(file|export|jobs|outage)\.|^(ofRow|internal|healthOfAll)$|^(backup|drill|audit)[A-Z]/,
  ],
  [
    'sockets and addresses outside of both wires',
    /^callback\.|^(tooManySockets|tooManyMessages|tooManySubscriptions|displayUnknown|rightsChanged)$|^shifts\.calendarUnknown$/,
  ],
  ['limits that two plants do not come to', /^(tooManyToSort|tooMany)$|^group\./],
  ['one address would lock everybody out', /^login\.slowed$/],
  ['keys that stand in messages alone', /^callout\.(?!linkUnknown)/],
  ['races that SQLite has none of, or that a constraint names', /^(savedAlready|referenceGone)$/],
  ['damaged data', /^ledger\.nothingToReverse$/],
]
const STEPS = registry.exposed.flatMap((resource) => Object.keys(flowOf(resource)?.steps ?? {}).map((step) => `${step}${resource.type}`))
const ALL_CODES: ReadonlySet<string> = new Set(refusalCodes())
const percent = (part: number, all: number) => `${part} of ${all} (${all ? Math.round((100 * part) / all) : 100} %)`

/** What runs have reached together. */
export class Coverage {
  readonly #done = new Map<string, number>()
  readonly #codes = new Map<string, number>()
  /** The refusals of each operation, for those that never succeed. */
  readonly #refused = new Map<string, Set<string>>()
  readonly #faults = new Map<string, number>()
  readonly #jobs = new Map<string, number>()

  readonly #possible = new Set<string>()
  #waits = 0

  add({ log, faults, queue, installation }: World): void {
    this.#waits += installation.waits
    for (const { name } of faultsOn(installation.database)) this.#possible.add(name)
    const count = (of: Map<string, number>, name: string, by: number) => of.set(name, (of.get(name) ?? 0) + by)
    for (const [name, outcomes] of log.outcomes)
      for (const [outcome, times] of outcomes)
        if (outcome === 'ok') count(this.#done, name, times)
        else {
          const [code = '', rule = ''] = outcome.split(':')
          count(this.#codes, code, times)
          if (code.startsWith('code ') && ALL_CODES.has(rule)) count(this.#codes, rule, times)
          this.#refused.set(name, (this.#refused.get(name) ?? new Set()).add(outcome))
        }
    for (const [name, times] of Object.entries(faults)) count(this.#faults, name, times)
    for (const [name, times] of Object.entries(queue.runs)) count(this.#jobs, name, times)
  }
  text(): string {
    const missing = (all: readonly string[], reached: ReadonlyMap<string, number>) => all.filter((one) => !reached.has(one))
    const all = [...ALL_CODES]
    const reachable = all.filter((code) => !UNREACHABLE.some(([, codes]) => codes.test(code)))
    const [steps, codes, faults] = [
      missing(STEPS, this.#done),
      missing(reachable, this.#codes),
      missing(
        FAULTS.map(({ name }) => name).filter((name) => this.#possible.has(name)),
        this.#faults,
      ),
    ]
    const refused = (name: string) => [name, ...(this.#refused.get(name) ?? [])].join(' / ')
    const listed = (of: ReadonlyMap<string, number>) =>
      [...of]
        .sort((a, b) => b[1] - a[1])
        .map(([name, times]) => `${name} ${times}`)
        .join(', ')
    return [
      `steps of flows taken: ${percent(STEPS.length - steps.length, STEPS.length)}`,
      `  never: ${steps.map(refused).join(', ') || 'none'}`,
      `codes of refusals seen: ${percent(reachable.length - codes.length, reachable.length)}; ${all.length - reachable.length} more cannot be seen`,
      `  seen: ${listed(this.#codes)}`,
      `  never: ${codes.join(', ') || 'none'}`,
      ...UNREACHABLE.map(([reason, of]) => `  not simulated, ${reason}: ${all.filter((code) => of.test(code)).join(', ')}`),
      `faults brought about: ${listed(this.#faults)}`,
      `  never: ${faults.join(', ') || 'none'}`,
      `statements that waited for another transaction: ${this.#waits}`,
      `jobs run: ${listed(this.#jobs)}`,
      `laws looked at: ${LAWS.length}`,
    ].join('\n')
  }
}
