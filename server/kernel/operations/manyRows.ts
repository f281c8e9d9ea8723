import type { Registry } from '../definitions/area.ts'
import { withSystemScope } from '../definitions/dataScope.ts'
import { lockTree } from '../definitions/tree.ts'
import type { Store, UnitOfWork } from '../ports.ts'
import { type Actor, requirePermission } from '../schema/actor.ts'
import { type ListRequest, listQueryOf } from '../schema/query.ts'
import { conflict, invalidField, naming } from '../schema/refusal.ts'
import type { ResourceDef } from '../schema/resource.ts'
import { lockAhead, lockRecords } from './locking.ts'
import { relativeFacts } from './relativeFacts.ts'
import { type RowOperations, requireWritePermission } from './rowOperations.ts'
import { assertPreconditions, type Input, type Row } from './rowWrite.ts'

/** Rows per operation: other writers wait while rows are checked one by one. */
export const MANY_MAX = 1000

/** Rows selected by a filter, and how many the user saw; a different number by now refuses the operation. */
export interface Matching {
  readonly filter: NonNullable<ListRequest['filter']>
  readonly count: number
}
export interface ManyRows {
  /** Changes the same fields of many rows, all or none. Returns their number. */
  updateMany(actor: Actor, resource: ResourceDef, ids: readonly number[], input: Input): Promise<number>
  updateMatching(actor: Actor, resource: ResourceDef, chosen: Matching, input: Input): Promise<number>
  removeMatching(actor: Actor, resource: ResourceDef, chosen: Matching): Promise<number>
  /** Restores what the actor removed within UNDO_MS: the last removal of this resource, or the given rows. Returns their number. */
  undelete(actor: Actor, resource: ResourceDef, ids?: readonly number[]): Promise<number>
}

function refuseMany(count: number, field: string) {
  if (count > MANY_MAX) throw invalidField(field, 'max', { max: MANY_MAX })
}
/** Operations on many rows, each in one transaction. */
export function manyRows(store: Store, registry: Registry, rows: RowOperations): ManyRows {
  async function idsOf(uow: UnitOfWork, resource: ResourceDef, { filter, count }: Matching) {
    refuseMany(count, 'count')
    const facts = await relativeFacts(uow.read, registry, resource, { filter })
    const found = await uow.read.ids(resource, listQueryOf(resource, { filter }, registry.byName, facts), MANY_MAX + 1)
    if (found.length !== count) throw conflict('countChanged', { expected: count, count: found.length })
    return found
  }
  async function updateAll(uow: UnitOfWork, resource: ResourceDef, ids: readonly number[], input: Input) {
    if (resource.tree && input[resource.tree] != null) await lockTree(uow, resource)
    const writesOthers = registry.rulesFor(resource)?.update !== undefined
    const records = await lockRecords(uow, registry, resource, { ids, input })
    await lockAhead(uow, registry, resource, records)
    for (const locked of records) {
      // A rule may have written it while handling a row before it.
      const record = writesOthers ? ((await uow.of(resource).lockForUpdate(locked.id)) as unknown as Row) : locked
      await naming(resource, { id: record.id, record, work: () => rows.updateLocked(uow, resource, record, input) })
    }
    return ids.length
  }
  return {
    async updateMany(actor, resource, ids, input) {
      requireWritePermission(actor, resource, 'update')
      refuseMany(ids.length, 'ids')
      return store.write(actor, (uow) => updateAll(uow, resource, [...new Set(ids)], input), { resource })
    },
    async updateMatching(actor, resource, chosen, input) {
      requireWritePermission(actor, resource, 'update')
      requirePermission(actor, `${resource.permission}:list`)
      return store.write(actor, async (uow) => updateAll(uow, resource, await idsOf(uow, resource, chosen), input), { resource })
    },
    async removeMatching(actor, resource, chosen) {
      requireWritePermission(actor, resource, 'delete')
      requirePermission(actor, `${resource.permission}:list`)
      return store.write(
        actor,
        async (uow) => {
          const ids = await idsOf(uow, resource, chosen)
          return ids.length ? rows.remove(uow, resource, ids) : 0
        },
        { resource },
      )
    },
    async undelete(actor, resource, ids) {
      requireWritePermission(actor, resource, 'delete')
      return store.write(
        actor,
        async (uow) => {
          const records = (await uow.of(resource).undelete(ids)) as Row[]
          await lockAhead(uow, registry, resource, records)
          for (const record of records) {
            await assertPreconditions({ uow, registry, resource, record }, 'remove', 'guard')
            await registry.rulesFor(resource)?.undelete?.({ uow: withSystemScope(uow, resource), actor, registry, record })
          }
          if (records.length) await registry.rulesFor(resource)?.written?.({ uow: withSystemScope(uow, resource), registry })
          return records.length
        },
        { resource },
      )
    },
  }
}
