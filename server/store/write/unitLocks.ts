import type { ResourceDef } from '../../kernel/index.ts'

/** 'share': others may read it so too, and nobody changes it. 'update': nobody else writes it. 'remove': nobody refers to it anew either. */
export type LockMode = 'share' | 'update' | 'remove'
const RANK: Readonly<Record<LockMode, number>> = { share: 1, update: 2, remove: 3 }

/** A lock as tests watch it: of rows of a resource, or of a key. */
export type LockEvent =
  | { readonly resource: ResourceDef; readonly ids: readonly number[]; readonly mode: LockMode; readonly wasShared: boolean }
  | { readonly key: string }
/** Watches the locks of every unit in this process. A test that watches their order sets it; nobody does at work. */
export const lockObserver: { notify?: (unit: UnitLocks, event: LockEvent) => void } = {}

interface AddedRow {
  readonly rows: Map<number, LockMode>
  readonly id: number
  readonly before: LockMode | undefined
}
type Added = AddedRow | { readonly key: string }

/**
 * The rows that a unit has locked or inserted, whoever acts in it. A database that takes back a part of the unit releases what that part had
 * locked.
 */
export class UnitLocks {
  readonly #rows = new Map<string, Map<number, LockMode>>()
  readonly #keys = new Set<string>()
  readonly #log: Added[] = []

  has({ name }: ResourceDef, id: number, mode: LockMode): boolean {
    const known = this.#rows.get(name)?.get(id)
    return known !== undefined && RANK[known] >= RANK[mode]
  }
  /** Whether it is locked in any mode, for rows of which only the name of the resource is known. */
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
  /** Rows that the unit has inserted: nobody else sees them. */
  own(resource: ResourceDef, ids: readonly number[]): void {
    const rows = this.#rows.get(resource.name) ?? new Map<number, LockMode>()
    this.#rows.set(resource.name, rows)
    for (const id of ids) {
      this.#log.push({ rows, id, before: rows.get(id) })
      rows.set(id, 'remove')
    }
  }
  /** Those of some keys that the unit has not locked yet, in the one order of all units. */
  missingKeys(keys: readonly string[]): readonly string[] {
    return [...new Set(keys)].filter((key) => !this.#keys.has(key)).sort()
  }
  /** Notes keys that the unit has locked. */
  addKeys(keys: readonly string[]): void {
    for (const key of keys) {
      lockObserver.notify?.(this, { key })
      this.#keys.add(key)
      this.#log.push({ key })
    }
  }

  /** Where the unit stands, for `backTo`. */
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
