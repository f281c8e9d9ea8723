import { type Actor, memoize, type ResourceDef } from '../../kernel/index.ts'

export type Changes = Record<string, [unknown, unknown]>

const plain = (v: unknown) => (v instanceof Date ? v.toISOString() : (v ?? null))
const isSimple = (v: unknown) => typeof v !== 'object' || v === null
/** Plain values compare by identity; only lists need their JSON. */
const same = (a: unknown, b: unknown) => a === b || (!(isSimple(a) && isSimple(b)) && JSON.stringify(a) === JSON.stringify(b))
const MASK = '***'

/** The fields that the log records, each with whether its values are hidden. */
const auditedFields = memoize((resource: ResourceDef) =>
  Object.entries(resource.fields).flatMap(([key, { options }]) => (options.transient ? [] : [{ key, isSecret: options.secret === true }])),
)

/** The fields that a write changed, each with old and new value; values of secret fields are never included. */
export function changesOf(resource: ResourceDef, before: Record<string, unknown>, after: Record<string, unknown>): Changes {
  const changes: Changes = {}
  for (const { key, isSecret } of auditedFields(resource)) {
    if (!(key in after)) continue
    const from = plain(before[key])
    const to = plain(after[key])
    if (!same(from, to)) changes[key] = isSecret ? [MASK, MASK] : [from, to]
  }
  return changes
}

const TITLE_MAX = 255
/**
 * The title of a record at the time of the write, since it may be renamed or deleted before anybody reads the log. Cut to TITLE_MAX
 * characters.
 */
function titleOf({ title }: ResourceDef, row: Readonly<Record<string, unknown>>): string | null {
  const value = plain(row[title])
  if (value === null) return null
  const whole = String(value)
  // Cut between code points, not within a surrogate pair.
  return whole.length <= TITLE_MAX ? whole : Array.from(whole).slice(0, TITLE_MAX).join('')
}

interface Logged {
  readonly resource: ResourceDef
  readonly row: Readonly<Record<string, unknown>> & { readonly id: number }
  readonly action: string
  readonly changes: Changes
  readonly atPlantId: number | null
}
/** The operation log row of one write. */
export function logRow(actor: Pick<Actor, 'userId' | 'name' | 'ip'>, now: Date, entry: Logged) {
  return {
    at: now,
    atPlantId: entry.atPlantId,
    userId: actor.userId,
    userName: actor.name,
    ip: actor.ip,
    resource: entry.resource.name,
    recordId: entry.row.id,
    recordTitle: titleOf(entry.resource, entry.row),
    action: entry.action,
    changes: JSON.stringify(entry.changes),
    createdAt: now,
    updatedAt: now,
    createdById: actor.userId,
    updatedById: actor.userId,
  }
}
