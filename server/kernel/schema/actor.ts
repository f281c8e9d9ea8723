import { Refusal } from './refusal.ts'

export type Language = 'zh' | 'en'

/** What the data scopes of all roles add up to: every row, or those of some departments and perhaps one's own. */
export type DataScope =
  | 'all'
  | {
      readonly departmentIds: readonly number[]
      /** Those of them to which whatever is made below belongs as well. */
      readonly belowIds?: readonly number[]
      readonly self: boolean
    }
/** What is left when no role says anything. */
export const NO_DATA_SCOPE: DataScope = { departmentIds: [], self: false }

/** Who acts: a signed-in user, a wall display, or the system itself. Every read and write is made in an actor's name. */
export interface Actor {
  readonly kind: 'user' | 'display' | 'system'
  readonly userId: number | null
  readonly name: string
  /** The one plant this actor works in; 0 = none (the system outside any plant). */
  readonly plantId: number
  readonly plantIds: readonly number[]
  readonly permissions: ReadonlySet<string>
  /** Whose rows this actor reaches where rows have owners. */
  readonly dataScope: DataScope
  readonly sessionId: number | null
  readonly ip: string
  /** Told of each right that is made use of. */
  readonly used?: ((tag: string) => void) | undefined
  /** Who looks on as this user: nothing is written, taken along or told of the account in that name. */
  readonly impersonatedBy?: { readonly id: number; readonly name: string } | undefined
}

/** True when the actor holds the tag or the wildcard; with no tag asked it passes (specification section 5). */
export const can = (actor: Actor, ...tags: string[]) =>
  tags.length === 0 || actor.permissions.has('*:*:*') || tags.some((t) => actor.permissions.has(t))

/** The same of what is being done now, which counts as a use of the right. To offer something is to ask `can`. */
export function exercises(actor: Actor, ...tags: readonly string[]): boolean {
  if (!can(actor, ...tags)) return false
  const used = tags.find((tag) => actor.permissions.has(tag)) ?? tags[0]
  if (used) actor.used?.(used)
  return true
}

/** The server acting for itself inside one plant, for jobs and demo data. */
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

/** Any of the tags will do; none is asked of whoever may do it. */
export function requirePermission(actor: Actor, ...tags: readonly string[]) {
  if (!exercises(actor, ...tags)) throw new Refusal('forbidden', { permission: tags[0] }, { kind: 'forbidden' })
}
