import type { Actor, ResourceDef } from '../kernel/index.ts'

export type Changes = Record<string, [unknown, unknown]>

const plain = (v: unknown) => (v instanceof Date ? v.toISOString() : (v ?? null))
const same = (a: unknown, b: unknown) => JSON.stringify(plain(a)) === JSON.stringify(plain(b))
const MASK = '***'

/** What a write changed, field by field; the values of secret fields never enter it. */
export function changesOf(resource: ResourceDef, before: Record<string, unknown>, after: Record<string, unknown>): Changes {
  const changes: Changes = {}
  for (const [key, field] of Object.entries(resource.fields)) {
    if (field.options.transient || !(key in after) || same(before[key], after[key])) continue
    changes[key] = field.options.secret ? [MASK, MASK] : [plain(before[key]), plain(after[key])]
  }
  return changes
}

/** The operation log row of one write. */
export function logRow(
  actor: Actor,
  now: Date,
  entry: { resource: ResourceDef; id: number; action: string; changes: Changes; atPlantId: number | null },
) {
  return {
    at: now,
    atPlantId: entry.atPlantId,
    userId: actor.userId,
    userName: actor.name,
    ip: actor.ip,
    resource: entry.resource.name,
    recordId: entry.id,
    action: entry.action,
    changes: JSON.stringify(entry.changes),
    createdAt: now,
    updatedAt: now,
    createdById: actor.userId,
    updatedById: actor.userId,
  }
}
