import type { ResourceDef } from '../../kernel/index.ts'

/**
 * 'share': others may lock it for share too; nobody changes it. 'update': nobody else writes it. 'remove': nobody adds references to it
 * either.
 */
export type LockMode = 'share' | 'update' | 'remove'
const RANK: Readonly<Record<LockMode, number>> = { share: 1, update: 2, remove: 3 }

/** A lock as tests observe it: of rows of a resource, or of a key. */
export type LockEvent =
  | { readonly resource: ResourceDef; readonly ids: readonly number[]; readonly mode: LockMode; readonly wasShared: boolean }
  | { readonly key: string }
/** Observes the locks of every unit in this process. Set by tests that check the order of locks. */
export const lockObserver: { notify?: (unit: UnitLocks, event: LockEvent) => void } = {}

interface AddedRow {
  readonly rows: Map<number, LockMode>
  readonly id: number
  readonly before: LockMode | undefined
}
type Added = AddedRow | { readonly key: string }

/**
 * The rows and keys that a unit has locked or inserted, for all actors in it. Rolling back to a savepoint releases the locks taken since.
 */
export class UnitLocks {
  readonly #rows = new Map<string, Map<number, LockMode>>()
  readonly #keys = new Set<string>()
  readonly #log: Added[] = []

  has({ name }: ResourceDef, id: number, mode: LockMode): boolean {
    const known = this.#rows.get(name)?.get(id)
    return known !== undefined && RANK[known] >= RANK[mode]
  }
  /** Whether a row is locked in any mode; takes only the name of its resource. */
  readonly isLocked = (name: string, id: number): boolean => this.#rows.get(name)?.has(id) ?? false
  add(resource: ResourceDef, ids: readonly number[], mode: LockMode): void {
    const rows = this.#rows.get(resource.name) ?? new Map<number, LockMode>()
    this.#rows.set(resource.name, rows)
    const added = ids.filter((id) => !this.has(resource, id, mode))
    if (!added.length) return
    const wasShared = mode !== 'share' && added.some((id) => rows.get(id) === 'share')
    lockObserver.notify?.(this, { resource, ids: added, mode, wasShared })
    for (const id of added) {
      this.#log.push({ rows, id, before: rows.get(id) })
      rows.set(id, mode)
    }
  }
  /** Records rows that the unit has inserted, which no other unit sees. */
  own(resource: ResourceDef, ids: readonly number[]): void {
    const rows = this.#rows.get(resource.name) ?? new Map<number, LockMode>()
    this.#rows.set(resource.name, rows)
    for (const id of ids) {
      this.#log.push({ rows, id, before: rows.get(id) })
      rows.set(id, 'remove')
    }
  }
  /** Those of some keys that the unit has not locked yet, in the order of all units. */
  missingKeys(keys: readonly string[]): readonly string[] {
    return [...new Set(keys)].filter((key) => !this.#keys.has(key)).sort()
  }
  /** Records keys that the unit has locked. */
  addKeys(keys: readonly string[]): void {
    for (const key of keys) {
      lockObserver.notify?.(this, { key })
      this.#keys.add(key)
      this.#log.push({ key })
    }
  }

  /** The position for `backTo`. */
  get mark(): number {
    return this.#log.length
  }
  backTo(mark: number): void {
    for (const added of this.#log.splice(mark).reverse()) {
      if ('key' in added) this.#keys.delete(added.key)
      else if (added.before) added.rows.set(added.id, added.before)
      else added.rows.delete(added.id)
    }
  }
}
