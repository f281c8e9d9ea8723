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

/** The checks of inputs, made once for each set of fields. */
export type Checks = (fields: Fields, mode: 'create' | 'update') => Check
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

/** One write of a row on its way through the steps of `createRow.ts`, `updateRow.ts` or `takeStep.ts`. */
export interface RowWrite {
  /** The unit as the actor sees its rows, and as the rules of the resource see them: all of the plant. Rules judge by the actor of the first. */
  readonly uow: UnitOfWork
  readonly whole: UnitOfWork
  readonly registry: Registry
  readonly resource: ResourceDef
  /** What is filled in: the fields of the resource, or of a step. */
  readonly fields: Fields
  readonly checks: Checks
  /** As it came; checked once the step `validate` is over. */
  input: Input
  /** What the rules of the area write besides. */
  added: Input
  /** As it was; as it stands once the step `persist` is over. A row that is created has none before. */
  record: Row
}
export function rowWrite(
  uow: UnitOfWork,
  registry: Registry,
  spec: { resource: ResourceDef; fields?: Fields; checks: Checks; input: Input; record?: Row },
): RowWrite {
  const { resource, fields = resource.fields } = spec
  return { added: {}, record: undefined as never, ...spec, fields, uow, whole: withSystemScope(uow, resource), registry }
}

/** One step of a write: it works on what the steps before it left, and refuses the whole write by throwing. */
export type Step<W> = (write: W) => Promise<unknown> | void
/** Takes the steps of a write in their order. Out: the write as they left it. */
export async function takeSteps<W>(steps: readonly Step<W>[], write: W): Promise<W> {
  for (const step of steps) {
    const work = step(write)
    if (work) await work
  }
  return write
}

export const pick = (values: Input, wanted: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => wanted(key)))

/** Refuses what stands in the way of an action to a record, of the kinds that are named. */
export async function assertPreconditions(
  { uow: { read }, registry, resource, record }: Pick<RowWrite, 'uow' | 'registry' | 'resource' | 'record'>,
  action: string,
  ...of: readonly Precondition[]
): Promise<void> {
  const refusal = await refusalOf({ read, registry, record }, { resource, action, of })
  if (refusal) throw refusal
}

/** Splits the version off the input and refuses a row that has changed since. */
export const refuseStale: Step<RowWrite> = (write) => {
  const { updatedAt, ...input } = write.input
  if (updatedAt != null && new Date(updatedAt as string | Date).getTime() !== write.record.updatedAt.getTime()) throw conflict('stale')
  write.input = input
}
/** What the actor fills in points at nothing that the actor does not see. */
export const refuseUnseen: Step<RowWrite> = ({ uow, whole, registry, resource, input }) =>
  whole === uow ? undefined : refuseUnseenLinks(uow, registry, resource, input)

const chosenOf = ({ registry, resource, fields, input, record }: RowWrite) => ({
  fields,
  resource,
  input,
  ...(record && { record }),
  // What a step is filled in with is locked for share; only the rules of create and update write rows that are chosen.
  writes: fields === resource.fields ? registry.rulesFor(resource)?.writesChoices : undefined,
})
/** Rows that are out of service, and people who are not there then, are not chosen anew. */
export const judgeChosen: Step<RowWrite> = (write) => judgeChoices(write.whole, write.registry, chosenOf(write))
/** Judges once more what the rules have locked since. */
export const revalidateChosen: Step<RowWrite> = (write) => refuseWrittenUnselectable(write.whole, write.registry, chosenOf(write))

/** The row does not leave the actor's sight. */
export const requireInScope: Step<RowWrite> = ({ uow, whole, resource, record }) =>
  whole === uow ? undefined : refuseLeavingScope(uow, resource, record.id)
