import { Refusal } from './refusal.ts'

export type Language = 'zh' | 'en'

/** The union of the data scopes of all roles: every row, or those of some departments and perhaps the actor's own. */
export type DataScope =
  | 'all'
  | {
      readonly departmentIds: readonly number[]
      /** Those of the departments whose descendants, also future ones, are included. */
      readonly belowIds?: readonly number[]
      readonly self: boolean
    }
/** The data scope without any role: no rows. */
export const NO_DATA_SCOPE: DataScope = { departmentIds: [], self: false }

/** The principal of every read and write: a signed-in user, a wall display or the system. */
export interface Actor {
  readonly kind: 'user' | 'display' | 'system'
  readonly userId: number | null
  readonly name: string
  /** The plant in which the actor works; 0 = none (the system outside any plant). */
  readonly plantId: number
  readonly plantIds: readonly number[]
  readonly permissions: ReadonlySet<string>
  /** The owners whose rows the actor sees, for resources with owners. */
  readonly dataScope: DataScope
  readonly sessionId: number | null
  readonly ip: string
  /** Called with each permission tag that is exercised. */
  readonly used?: ((tag: string) => void) | undefined
  /** The administrator who views the system as this user; writes and exports in that name are refused. */
  readonly impersonatedBy?: { readonly id: number; readonly name: string } | undefined
}

/** Whether the actor has any of the tags or the wildcard; true without tags (specification section 5). Records no use. */
export const can = (actor: Actor, ...tags: string[]) =>
  tags.length === 0 || actor.permissions.has('*:*:*') || tags.some((t) => actor.permissions.has(t))

/** As `can`, and records the use of the permission. Use `can` to decide what to offer. */
export function exercises(actor: Actor, ...tags: readonly string[]): boolean {
  if (!can(actor, ...tags)) return false
  const used = tags.find((tag) => actor.permissions.has(tag)) ?? tags[0]
  if (used) actor.used?.(used)
  return true
}

/** The server acting by itself inside one plant, for jobs and demo data. */
export const systemActor = (plantId: number): Actor => ({
  kind: 'system',
  userId: null,
  name: 'system',
  plantId,
  plantIds: plantId ? [plantId] : [],
  permissions: new Set(['*:*:*']),
  dataScope: 'all',
  sessionId: null,
  ip: '',
})

/**
 * Requires any of the tags; passes without tags.
 * @throws Refusal forbidden.
 */
export function requirePermission(actor: Actor, ...tags: readonly string[]) {
  if (!exercises(actor, ...tags)) throw new Refusal('forbidden', { permission: tags[0] }, { kind: 'forbidden' })
}
