import type { Judging } from './answers.ts'

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
/** Whether somebody has one of these permissions. */
export function holdsAny(world: Judging, username: string, permissions: readonly string[]): boolean {
  const tags = tagsOf(world, username)
  return tags.has(EVERYTHING) || permissions.some((tag) => tags.has(tag))
}
