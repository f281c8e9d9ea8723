import type { Registry } from '../definitions/area.ts'
import { refuseLeavingScope, refuseUnseenLinks, withSystemScope } from '../definitions/dataScope.ts'
import type { UnitOfWork } from '../ports.ts'
import { conflict } from '../schema/refusal.ts'
import type { Fields, ResourceDef } from '../schema/resource.ts'
import { type Check, checkOf } from '../schema/validate.ts'
import { type Precondition, refusalOf } from './preconditions.ts'
import { judgeChoices } from './present.ts'
import { refuseWrittenUnselectable } from './selectable.ts'

export type Row = Record<string, unknown> & { id: number; updatedAt: Date }
export type Input = Readonly<Record<string, unknown>>

/** Returns the check of an input, compiled once per set of fields and mode. */
export type Checks = (fields: Fields, mode: 'create' | 'update') => Check
/** Makes that function, with the clock `now` for defaults and for checks of moments. */
export function checks(now: () => Date): Checks {
  const known = new Map<Fields, { create?: Check; update?: Check }>()
  return (fields, mode) => {
    const both = known.get(fields) ?? {}
    known.set(fields, both)
    const made = both[mode] ?? checkOf(fields, mode, now)
    both[mode] = made
    return made
  }
}

/** One write of a row, passed through the steps of `createRow.ts`, `updateRow.ts` or `takeStep.ts`. */
export interface RowWrite {
  /** `uow` has the scope of the actor, `whole` that of the rules: all rows of the plant. */
  readonly uow: UnitOfWork
  readonly whole: UnitOfWork
  readonly registry: Registry
  readonly resource: ResourceDef
  /** The fields of the input: those of the resource, or of a step. */
  readonly fields: Fields
  readonly checks: Checks
  /** Unchecked at first, checked after the step `validate`. */
  input: Input
  /** Further values that rules write. */
  added: Input
  /** The row before the write, and after the step `persist` the written row. Undefined at first for a new row. */
  record: Row
}
/** Starts a write of a row; `fields` are those of the resource unless it is a step. */
export function rowWrite(
  uow: UnitOfWork,
  registry: Registry,
  spec: { resource: ResourceDef; fields?: Fields; checks: Checks; input: Input; record?: Row },
): RowWrite {
  const { resource, fields = resource.fields } = spec
  return { added: {}, record: undefined as never, ...spec, fields, uow, whole: withSystemScope(uow, resource), registry }
}

/** One step of a write; it works on the result of the steps before it and refuses the whole write by throwing. */
export type Step<W> = (write: W) => Promise<unknown> | void
/** Runs the steps in order and returns the write. A synchronous step costs no turn of the event loop. */
export async function takeSteps<W>(steps: readonly Step<W>[], write: W): Promise<W> {
  for (const step of steps) {
    const work = step(write)
    if (work) await work
  }
  return write
}

/** The values whose keys satisfy a predicate. */
export const pick = (values: Input, wanted: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => wanted(key)))

/** Refuses an action for which a precondition of the named kinds fails. */
export async function assertPreconditions(
  { uow: { read }, registry, resource, record }: Pick<RowWrite, 'uow' | 'registry' | 'resource' | 'record'>,
  action: string,
  ...of: readonly Precondition[]
): Promise<void> {
  const refusal = await refusalOf({ read, registry, record }, { resource, action, of })
  if (refusal) throw refusal
}

/** Takes the version out of the input and refuses a row that has changed since (conflict). */
export const refuseStale: Step<RowWrite> = (write) => {
  const { updatedAt, ...input } = write.input
  if (updatedAt != null && new Date(updatedAt as string | Date).getTime() !== write.record.updatedAt.getTime()) throw conflict('stale')
  write.input = input
}
/** Refuses links in the input to rows outside the actor's scope. */
export const refuseUnseen: Step<RowWrite> = ({ uow, whole, registry, resource, input }) =>
  whole === uow ? undefined : refuseUnseenLinks(uow, registry, resource, input)

const chosenOf = ({ registry, resource, fields, input, record }: RowWrite) => ({
  fields,
  resource,
  input,
  ...(record && { record }),
  // Rows named in a step are locked for share; only rules of create and update write chosen rows.
  writes: fields === resource.fields ? registry.rulesFor(resource)?.writesChoices : undefined,
})
/** Refuses newly chosen rows that are out of service, and people who are absent then. */
export const judgeChosen: Step<RowWrite> = (write) => judgeChoices(write.whole, write.registry, chosenOf(write))
/** Repeats that check for rows that the rules have locked since. */
export const revalidateChosen: Step<RowWrite> = (write) => refuseWrittenUnselectable(write.whole, write.registry, chosenOf(write))

/** Refuses a write that moves the row out of the actor's scope. */
export const requireInScope: Step<RowWrite> = ({ uow, whole, resource, record }) =>
  whole === uow ? undefined : refuseLeavingScope(uow, resource, record.id)
