import { registry } from '../../../server/domain/index.ts'
import { snake } from '../../../server/store/schema/tableSpec.ts'
import type { Command } from '../run/command.ts'
import { whatExpiresFirstIsIssuedFirst } from './inkOrder.ts'
import { holdsAny } from './rights.ts'

/** What laws about single answers need of the world. */
export interface Judging {
  readonly memory: Map<string, unknown>
  readonly disk: { readonly commits: number }
  rows<T>(sql: string, ...values: readonly unknown[]): T[]
}
export interface Judged {
  readonly command: Command
  /** The words that a person reads; none where the product refused nothing. */
  readonly message?: string | undefined
  readonly status: number
  /** Any of these tags opens the operation. */
  readonly permission: readonly string[] | 'public'
  /** It named a version that the row no longer had. */
  readonly isStale: boolean
  /** What was read of the other plant before and after, where somebody looked. */
  readonly elsewhere?: { readonly before: string; readonly after: string } | undefined
}
/** Judges one answer. Out: what is wrong with it. */
export type Judge = (world: Judging, judged: Judged) => string | undefined

const KEY = /\b[a-z][A-Za-z]+(?:\.[a-z][A-Za-z]+)+\b|\{\{|\bundefined\b|\[object /
function noAnswerWithARawKey(_world: Judging, { command: { name }, message }: Judged): string | undefined {
  return message && KEY.test(message) ? `${name} was answered: ${message}` : undefined
}
function noCallIsAFault(_world: Judging, { command: { name, outcome }, status, message }: Judged): string | undefined {
  return status === 500 || outcome === 'INTERNAL_SERVER_ERROR' ? `${name} was answered: ${status} ${outcome} ${message}` : undefined
}

/** Answers of the old wire that come before anybody looks at rights: no session, no such address, a body that is none, a key that was used. */
const REST_REFUSED = /^code (40[1345]|429|4000[05-8]|4003[01])$/
const REFUSED = new Set(['forbidden', 'unauthenticated', 'UNAUTHENTICATED', 'plantLost', 'lost', 'BAD_USER_INPUT'])
/** Who lacks the right is refused, and whoever has it is not refused for the lack of it. */
function rightsMatchRoles(world: Judging, { command, permission }: Judged): string | undefined {
  if (permission === 'public' || !permission.length) return undefined
  const { who, name, outcome, rule = '' } = command
  const may = holdsAny(world, who, permission)
  const isRefused = REFUSED.has(outcome) || outcome.startsWith('idempotency') || REST_REFUSED.test(outcome) || rule.startsWith('notDefined')
  if (!may && !isRefused) return `${who} has none of ${permission.join(', ')}, and ${name} was answered: ${outcome}`
  // Some calls ask for a further right on the way; lists ask for no other.
  if (may && outcome === 'forbidden' && registry.exposed.some(({ plural }) => plural === name))
    return `${who} has one of ${permission.join(', ')}, and ${name} was refused`
  return undefined
}

const ofPlants = registry.resources.filter(({ scope }) => scope === 'plant').map(({ name }) => snake(name))
/** What all rows of a plant come to. */
export const fingerprint = (world: Judging, plantId: number): string =>
  ofPlants
    .map((table) =>
      JSON.stringify(world.rows(`SELECT count(*) AS n, sum(updated_at) AS t, sum(id) AS i FROM "${table}" WHERE plant_id = ?`, plantId)[0]),
    )
    .join()
/** Nothing that is done in one plant moves a row of another. */
function nothingMovesElsewhere(_world: Judging, { command: { name, plantId }, elsewhere }: Judged): string | undefined {
  if (!elsewhere || elsewhere.before === elsewhere.after) return undefined
  const [before, after] = [elsewhere.before.split('},'), elsewhere.after.split('},')]
  const tables = ofPlants.filter((_, at) => before[at] !== after[at])
  return `${name} in plant ${plantId} changed ${tables.join(', ')} of plant ${3 - plantId}`
}
/** Whoever brings an old version changes nothing. */
function oldVersionsAreRefused(_world: Judging, { command: { name, outcome }, isStale }: Judged): string | undefined {
  return isStale && outcome === 'ok' ? `${name} was done although the row had moved on` : undefined
}
/** Whoever brings no version is not told that it is old: rows that a unit writes are locked before it looks at them. */
function onlyNamedVersionsAreOld(_world: Judging, { command: { name, input, outcome } }: Judged): string | undefined {
  const isNamed = JSON.stringify(input).includes('"updatedAt":')
  return outcome === 'stale' && !isNamed ? `${name} was refused for the version of a row, of which it names none` : undefined
}
export const JUDGES: readonly Judge[] = [
  oldVersionsAreRefused,
  onlyNamedVersionsAreOld,
  noAnswerWithARawKey,
  noCallIsAFault,
  rightsMatchRoles,
  nothingMovesElsewhere,
  whatExpiresFirstIsIssuedFirst,
]
/** What they look at is another thing as soon as somebody else has done something. */
export const OF_A_MOMENT: ReadonlySet<Judge> = new Set<Judge>([nothingMovesElsewhere, whatExpiresFirstIsIssuedFirst])
