import { registry } from '../../../server/domain/index.ts'
import { snake } from '../../../server/store/schema/tableSpec.ts'
import type { Command } from '../run/command.ts'

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

const EVERYTHING = '*:*:*'
const ROLES = `SELECT r.permissions AS tags FROM role r JOIN user_role l ON l.target_id = r.id JOIN "user" u ON u.id = l.owner_id
  WHERE u.username = ? AND r.status = 'ENABLED'`
const MENUS = `SELECT m.permission AS tags FROM menu m JOIN role_menu p ON p.target_id = m.id JOIN role r ON r.id = p.owner_id
  JOIN user_role l ON l.target_id = r.id JOIN "user" u ON u.id = l.owner_id
  WHERE u.username = ? AND r.status = 'ENABLED' AND m.status = 'ENABLED' AND m.permission IS NOT NULL`
const VERSION = `SELECT (SELECT max(updated_at) || count(*) FROM role) || (SELECT max(updated_at) || count(*) FROM "user") || (SELECT max(updated_at) || count(*) FROM menu) AS version`

/** What roles, people and menus are at now; asked where something was written since. */
function versionOf(world: Judging): string {
  const seen = world.memory.get('rights version') as { commits: number; version: string } | undefined
  if (seen?.commits === world.disk.commits) return seen.version
  const [{ version } = { version: '' }] = world.rows<{ version: string }>(VERSION)
  world.memory.set('rights version', { commits: world.disk.commits, version })
  return version
}
/** What somebody may do, as roles and menus say: worked out anew, past the code that does so for every call. */
function tagsOf(world: Judging, username: string): ReadonlySet<string> {
  const version = versionOf(world)
  const known = world.memory.get(`rights ${username}`) as { version: string; tags: ReadonlySet<string> } | undefined
  if (known?.version === version) return known.tags
  const texts = [...world.rows<{ tags: string }>(ROLES, username), ...world.rows<{ tags: string }>(MENUS, username)]
  const tags = new Set(texts.flatMap((row) => row.tags.split(/\s+/).filter(Boolean)))
  world.memory.set(`rights ${username}`, { version, tags })
  return tags
}
const REFUSED = new Set(['forbidden', 'unauthenticated', 'UNAUTHENTICATED', 'plantLost', 'lost', 'BAD_USER_INPUT'])
/** Who lacks the right is refused, and whoever has it is not refused for the lack of it. */
function rightsMatchRoles(world: Judging, { command, permission }: Judged): string | undefined {
  if (permission === 'public' || !permission.length) return undefined
  const { who, name, outcome } = command
  const tags = tagsOf(world, who)
  const may = tags.has(EVERYTHING) || permission.some((tag) => tags.has(tag))
  const isRefused = REFUSED.has(outcome) || outcome.startsWith('idempotency') || /^code \d/.test(outcome)
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
export const JUDGES: readonly Judge[] = [
  oldVersionsAreRefused,
  noAnswerWithARawKey,
  noCallIsAFault,
  rightsMatchRoles,
  nothingMovesElsewhere,
]
