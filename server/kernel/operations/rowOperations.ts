import type { Registry } from '../definitions/area.ts'
import { withSystemScope } from '../definitions/dataScope.ts'
import type { UnitOfWork } from '../ports.ts'
import { type Actor, requirePermission } from '../schema/actor.ts'
import { naming, Refusal } from '../schema/refusal.ts'
import type { Operation, ResourceDef } from '../schema/resource.ts'
import { createRow } from './createRow.ts'
import { lockAhead, lockRecords } from './locking.ts'
import { judgeChoices } from './present.ts'
import { tagsTo } from './reference.ts'
import { assertPreconditions, checks, type Input, type Row, rowWrite } from './rowWrite.ts'
import { changeRow, updateLockedRow, updateRow } from './updateRow.ts'

const VERBS: Readonly<Record<Operation, string>> = { create: 'add', update: 'edit', delete: 'remove' }
/** Whether a definition allows an action at all, for any actor. */
export const isDefined = (resource: ResourceDef, action: string) => {
  const [operation] = (Object.keys(VERBS) as Operation[]).filter((one) => VERBS[one] === action)
  return operation === undefined || resource.can.includes(operation)
}
/**
 * Refuses operations that the definition does not allow, and actors without the permission.
 * @throws Refusal forbidden.
 */
export function requireWritePermission(actor: Actor, resource: ResourceDef, operation: Operation) {
  const [permission] = tagsTo(resource, VERBS[operation])
  if (!isDefined(resource, VERBS[operation])) throw new Refusal('forbidden', { permission }, { kind: 'forbidden' })
  requirePermission(actor, permission)
}

/** Writes of single rows inside an open unit: they check input and run rules; the caller has checked the permission. */
export interface RowOperations {
  /** `input` is unchecked; `prepared` is the result of `rules.prepare`, which ran before the transaction. */
  create(uow: UnitOfWork, resource: ResourceDef, input: Input, prepared?: Input): Promise<Row>
  /** `input.updatedAt` is the version that the edit was based on. */
  update(uow: UnitOfWork, resource: ResourceDef, id: number, input: Input): Promise<Row>
  /** The same for a row that the unit has locked. */
  updateLocked(uow: UnitOfWork, resource: ResourceDef, record: Row, input: Input): Promise<Row>
  /** Writes checked values, with the rules of the resource. */
  change(uow: UnitOfWork, resource: ResourceDef, record: Row, input: Input): Promise<Row>
  remove(uow: UnitOfWork, resource: ResourceDef, ids: readonly number[]): Promise<number>
  /** Refuses choices in the input that are not allowed, without writing: for a row that cannot be written yet for other reasons. */
  judge(uow: UnitOfWork, resource: ResourceDef, input: Input, record?: Row): Promise<void>
}

/** The row operations with the clock `now` for defaults and for checks of moments. */
export function rowOperations(now: () => Date, registry: Registry): RowOperations {
  const common = { checks: checks(now) }
  return {
    judge(uow, resource, input, record) {
      const writes = registry.rulesFor(resource)?.writesChoices
      return judgeChoices(uow, registry, { fields: resource.fields, resource, input, ...(record && { record }), writes })
    },
    create: (uow, resource, input, prepared) => createRow({ ...rowWrite(uow, registry, { ...common, resource, input }), prepared }),
    update: (uow, resource, id, input) => updateRow(rowWrite(uow, registry, { ...common, resource, input }), id),
    updateLocked: (uow, resource, record, input) => updateLockedRow(rowWrite(uow, registry, { ...common, resource, input, record })),
    change: (uow, resource, record, input) => changeRow(rowWrite(uow, registry, { ...common, resource, input, record })),
    async remove(uow, resource, ids) {
      const records = await lockRecords(uow, registry, resource, { ids: [...new Set(ids)], strength: 'remove' })
      await lockAhead(uow, registry, resource, records)
      for (const record of records) {
        const work = async () => {
          await assertPreconditions({ uow, registry, resource, record }, 'remove', 'guard', 'closed')
          await registry.rulesFor(resource)?.remove?.({ uow: withSystemScope(uow, resource), actor: uow.actor, registry, record })
        }
        await (ids.length > 1 ? naming(resource, { id: record.id, record, work }) : work())
      }
      const count = await uow.of(resource).remove(records as never)
      await registry.rulesFor(resource)?.written?.({ uow: withSystemScope(uow, resource), registry })
      return count
    },
  }
}
