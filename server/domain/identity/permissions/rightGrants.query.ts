import { and, gte, inArray } from 'drizzle-orm'
import { businessDay, type Read, type Registry } from '../../../kernel/index.ts'
import { user } from '../user.resource.ts'
import { menu } from './menu.resource.ts'
import { role } from './role.resource.ts'

type Changes = Readonly<Record<string, readonly [unknown, unknown]>>
const idsOf = (value: unknown): number[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [])
/** What a list holds now and did not before. */
function addedIn(changes: Changes, key: string): number[] {
  const [before, after] = changes[key] ?? [null, null]
  const previousIds = new Set(idsOf(before))
  return idsOf(after).filter((id) => !previousIds.has(id))
}

/** Since when somebody has a right by a role, as far as that is later than `since`. */
export interface Grants {
  since(userId: number, roleId: number, tag: string): string | undefined
}

/** Who was given a role since a moment, and which roles were given an entry of the menu, by the log of operations. */
export async function grantsSince(read: Read, registry: Pick<Registry, 'inRole'>, since: Date): Promise<Grants> {
  const log = read.table(registry.inRole('operationLog'))
  const rows = await read.db
    .select({ at: log.at, resource: log.resource, recordId: log.recordId, changes: log.changes })
    .from(log)
    .where(and(inArray(log.resource, [user.name, role.name]), gte(log.at, since)))
    .orderBy(log.at, log.id)
  const tags = new Map((await read.asSystem.of(menu).find({})).map(({ id, permission }) => [id, permission]))
  const grantDays = new Map<string, string>()
  for (const row of rows) {
    const day = businessDay(row.at, read.offsetMinutes)
    const changes = JSON.parse(row.changes) as Changes
    for (const roleId of row.resource === user.name ? addedIn(changes, 'roleIds') : []) grantDays.set(`user ${row.recordId} ${roleId}`, day)
    for (const menuId of row.resource === role.name ? addedIn(changes, 'menuIds') : [])
      grantDays.set(`role ${row.recordId} ${tags.get(menuId)}`, day)
  }
  return {
    since(userId, roleId, tag) {
      const days = [grantDays.get(`user ${userId} ${roleId}`), grantDays.get(`role ${roleId} ${tag}`)].filter((day) => day !== undefined)
      return days.length ? days.reduce((a, b) => (a > b ? a : b)) : undefined
    },
  }
}
