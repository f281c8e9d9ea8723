import type { LockedRow, Read, UnitOfWork } from '../ports.ts'
import type { Actor } from '../schema/actor.ts'
import { illegalTransition, isLegal, type Transition } from '../schema/flow.ts'
import type { Refusal } from '../schema/refusal.ts'
import type { CreateOf, Fields, InputOf, InsertOf, PatchOf, ResourceDef, RowOf, UpdateOf } from '../schema/resource.ts'
import type { BatchComputed, Command, Frozen, Guard, Registry, Rules } from './area.ts'
import { withSystemScope } from './dataScope.ts'

type AsResource<D> = D extends ResourceDef ? D : never

/**
 * The body of a flow step. Permission, plant scope, legality of the jump, input checks, version check, state change and log row are done
 * around it; `record` is the row as it was, locked, and what is returned is written in the same update as the new state. Of a correction, `input`
 * holds what would change, and what is returned is written with it.
 * `blocked` answers why the step would be refused now whatever is filled in, for screens that say so before anybody tries; `run` still
 * decides, under its locks. `needs` names the fields of the input that this record cannot do without, beside those that every one needs: they
 * are asked for by screens and demanded before `run`. `asks` names the `occasional` fields for which this record gives reason: forms show and
 * demand them, other callers may leave them out.
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
 * `guard` says which records nobody like the reader changes, deletes, puts back or moves on, whatever would be written; what it refuses is
 * offered by no screen. `frozen` says the same of changing and of deleting alone, for the state in which a record or what it belongs to is: steps
 * and corrections go on. `locks` names the keys that whoever writes a row locks before it, from the plant, the row and what is written, which is
 * not checked yet; without a record it is added. `prepare` does slow work on a checked input before the transaction, which must not wait for it. `create` and `update` may refuse, or answer more values to write with the input; `history` is asked instead for rows of a former system; `created` runs after the row exists, and so does
 * `undelete`, for a row that may not fit any more into what has been written since it was removed. `written` runs when rows of the resource stand as
 * they will, whatever was done to them: for what is reckoned from all of them.
 * They run inside the transaction of the write.
 */
export function defineRules<D extends ResourceDef>(
  resource: D,
  rules: {
    guard?: Guard<RowOf<D>>
    frozen?: Frozen<RowOf<D>>
    locks?(x: { plantId: number; record?: RowOf<D>; input: UpdateOf<D> }): readonly string[]
    /** Links to rows that `create` and `update` lock for update and write, such as the item of a movement: they are not locked for share before. */
    writesChoices?: readonly (keyof D['fields'] & string)[]
    prepare?(input: UpdateOf<D>): Promise<PatchOf<D>>
    create?(x: { uow: UnitOfWork; actor: Actor; registry: Registry; input: CreateOf<D> }): Promise<PatchOf<D> | void>
    /**
     * Locks at once, kind by kind, what `update`, `remove` or `undelete` lock for each of many rows: row by row they would lock the first kind again
     * after the second one.
     */
    lockAhead?(x: { uow: UnitOfWork; records: readonly LockedRow<D>[] }): Promise<void>
    /** Reads at once what `update` will ask of each of many rows: the unit remembers it. */
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

export const batchComputed = <D extends ResourceDef>(
  resource: D,
  field: keyof D['computed'] & string,
  load: (read: Read, ids: readonly number[]) => Promise<Map<number, unknown>>,
): BatchComputed => ({ resource, field, load: (read, ids) => load(withSystemScope(read, resource), ids) })

interface Jump<D> {
  readonly step: Transition<D>
  readonly record: LockedRow<AsResource<D>>
  readonly values?: PatchOf<AsResource<D>>
  /** Kept in the log beside what changed, such as a reason. */
  readonly note?: Record<string, unknown>
}

/** Makes a declared jump on a row inside a larger command; refused exactly as the same step asked from outside. */
export async function jump<D>(uow: UnitOfWork, { step, record, values, note }: Jump<D>): Promise<LockedRow<AsResource<D>>> {
  const state = (record as Record<string, unknown>)[step.field] as string
  if (!isLegal(step as Transition<ResourceDef>, record as never)) throw illegalTransition(step as Transition<ResourceDef>, record as never)
  const repository = uow.of(step.resource as AsResource<D>)
  const changed = { ...values, [step.field]: step.to ?? state } as PatchOf<AsResource<D>>
  return repository.patch(record, changed, { action: step.name, ...(note && { note }) })
}

/** The same where nothing is to be said but the new values. */
export const advance = <D>(
  uow: UnitOfWork,
  step: Transition<D>,
  record: LockedRow<AsResource<D>>,
  values: PatchOf<AsResource<D>>,
): Promise<LockedRow<AsResource<D>>> => jump(uow, { step, record, values })
