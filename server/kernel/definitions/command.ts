import type { LockedRow, Read, UnitOfWork } from '../ports.ts'
import type { Actor } from '../schema/actor.ts'
import { illegalTransition, isLegal, type Transition } from '../schema/flow.ts'
import type { Refusal } from '../schema/refusal.ts'
import type { CreateOf, Fields, InputOf, InsertOf, PatchOf, ResourceDef, RowOf, UpdateOf } from '../schema/resource.ts'
import type { BatchComputed, Command, Frozen, Guard, Registry, Rules } from './area.ts'
import { withSystemScope } from './dataScope.ts'

type AsResource<D> = D extends ResourceDef ? D : never

/**
 * Defines the body of a flow step. The generic operations check permission, plant scope, legality of the transition, input and version
 * around it, change the state and write the log. `record` is the locked row before the step; the values that `run` returns are written in
 * the same update as the new state. For a correction, `input` holds the changes and the returned values are written with them.
 * `blocked` returns a refusal that holds whatever is filled in, so that screens can show it beforehand; `run` still decides, under its
 * locks. `needs` names input fields that this record requires in addition to the required ones: screens demand them and so does the server
 * before `run`. `suggests` names the `occasional` fields that forms show and demand for this record; other callers may omit them.
 */
export function command<D, I extends Fields>(spec: {
  on: Transition<D, I>
  blocked?(x: { read: Read; record: RowOf<AsResource<D>> }): Promise<Refusal | null | undefined>
  needs?(x: { read: Read; record: RowOf<AsResource<D>> }): Promise<readonly (keyof I & string)[]>
  suggests?(x: { read: Read; record: RowOf<AsResource<D>> }): Promise<readonly (keyof I & string)[]>
  run(x: {
    uow: UnitOfWork
    actor: Actor
    registry: Registry
    record: LockedRow<AsResource<D>>
    input: InputOf<I>
  }): Promise<PatchOf<AsResource<D>>>
}): Command {
  return spec as unknown as Command
}

/**
 * Defines the business rules of a resource. All but `prepare` run inside the transaction of the write.
 * `guard`: records that the caller may not change, delete, restore or move on; screens offer nothing of the kind. `frozen`: the same for
 * changes and deletion only, because of the state of the record or of its parent; steps and corrections stay possible. `locks`: keys to
 * lock before the row, from plant, row and unchecked input; on create there is no record. `prepare`: slow work on checked input before the
 * transaction. `create` and `update` may refuse, or return further values to write; `history` replaces them for imported rows of a former
 * system. `created` runs after the insert, and so does `undelete` for a restored row, which may conflict with later writes. `written` runs
 * last after any write, for values computed from all rows.
 */
export function defineRules<D extends ResourceDef>(
  resource: D,
  rules: {
    guard?: Guard<RowOf<D>>
    frozen?: Frozen<RowOf<D>>
    locks?(x: { plantId: number; record?: RowOf<D>; input: UpdateOf<D> }): readonly string[]
    /**
     * Links to rows that `create` and `update` lock for update and write, such as the item of a movement: those are not locked for share
     * first.
     */
    writesChoices?: readonly (keyof D['fields'] & string)[]
    prepare?(input: UpdateOf<D>): Promise<PatchOf<D>>
    create?(x: { uow: UnitOfWork; actor: Actor; registry: Registry; input: CreateOf<D> }): Promise<PatchOf<D> | void>
    /**
     * Locks, resource by resource, what `update`, `remove` or `undelete` lock for each of many rows. Locking row by row would alternate
     * between resources and risk deadlocks.
     */
    lockAhead?(x: { uow: UnitOfWork; records: readonly LockedRow<D>[] }): Promise<void>
    /** Preloads, with one query, what `update` reads for each of many rows; the unit caches it. */
    readAhead?(x: { uow: UnitOfWork; records: readonly RowOf<D>[] }): Promise<void>
    history?(x: { uow: UnitOfWork; registry: Registry; input: InsertOf<D> }): Promise<PatchOf<D> | void>
    created?(x: { uow: UnitOfWork; actor: Actor; registry: Registry; record: LockedRow<D>; input: CreateOf<D> }): Promise<void>
    update?(x: { uow: UnitOfWork; actor: Actor; registry: Registry; record: LockedRow<D>; input: UpdateOf<D> }): Promise<PatchOf<D> | void>
    remove?(x: { uow: UnitOfWork; actor: Actor; registry: Registry; record: LockedRow<D> }): Promise<void>
    written?(x: { uow: UnitOfWork; registry: Registry }): Promise<void>
    undelete?(x: { uow: UnitOfWork; actor: Actor; registry: Registry; record: LockedRow<D> }): Promise<void>
  },
): Rules {
  return { resource, ...rules } as unknown as Rules
}

/** Defines the provider of a computed field. `load` gets ids and returns values by id; it reads without the data scope of the reader. */
export const batchComputed = <D extends ResourceDef>(
  resource: D,
  field: keyof D['computed'] & string,
  load: (read: Read, ids: readonly number[]) => Promise<Map<number, unknown>>,
): BatchComputed => ({ resource, field, load: (read, ids) => load(withSystemScope(read, resource), ids) })

interface Jump<D> {
  readonly step: Transition<D>
  readonly record: LockedRow<AsResource<D>>
  readonly values?: PatchOf<AsResource<D>>
  /** Written to the log in addition to the changes, such as a reason. */
  readonly note?: Record<string, unknown>
}

/**
 * Takes a declared step on a locked row inside a larger command.
 * @throws Refusal the same as for the step requested by a user.
 */
export async function jump<D>(uow: UnitOfWork, { step, record, values, note }: Jump<D>): Promise<LockedRow<AsResource<D>>> {
  const state = (record as Record<string, unknown>)[step.field] as string
  if (!isLegal(step as Transition<ResourceDef>, record as never)) throw illegalTransition(step as Transition<ResourceDef>, record as never)
  const repository = uow.of(step.resource as AsResource<D>)
  const changed = { ...values, [step.field]: step.to ?? state } as PatchOf<AsResource<D>>
  return repository.patch(record, changed, { action: step.name, ...(note && { note }) })
}

/** Takes a step as `jump` does, without a note. */
export const advance = <D>(
  uow: UnitOfWork,
  step: Transition<D>,
  record: LockedRow<AsResource<D>>,
  values: PatchOf<AsResource<D>>,
): Promise<LockedRow<AsResource<D>>> => jump(uow, { step, record, values })
