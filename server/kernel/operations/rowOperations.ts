import { ruling, withinDataScope } from '../definitions/dataScope.ts'
import type { Registry } from '../definitions/registry.ts'
import { lockTree, refuseCircle } from '../definitions/tree.ts'
import { once } from '../once.ts'
import type { UnitOfWork } from '../ports.ts'
import { type Actor, requirePermission } from '../schema/actor.ts'
import { conflict, naming, Refusal } from '../schema/refusal.ts'
import type { Fields, Operation, ResourceDef } from '../schema/resource.ts'
import { type Check, checkOf } from '../schema/validate.ts'
import { lockAhead, lockForCreate, lockRecords } from './locking.ts'
import { type Obstacle, refusalOf } from './obstacles.ts'
import { judgeChoices } from './present.ts'
import { tagsTo } from './reference.ts'
import { refuseWrittenUnselectable } from './selectable.ts'

export type Row = Record<string, unknown> & { id: number; updatedAt: Date }
export type Input = Readonly<Record<string, unknown>>

const VERBS: Readonly<Record<Operation, string>> = { create: 'add', update: 'edit', delete: 'remove' }
/** Whether a definition knows an action at all: what it does not allow, nobody may do. */
export const isDefined = (resource: ResourceDef, action: string) => {
  const [operation] = (Object.keys(VERBS) as Operation[]).filter((one) => VERBS[one] === action)
  return operation === undefined || resource.can.includes(operation)
}
/** What a definition does not allow is forbidden to everybody, on every wire. */
export function requireWritePermission(actor: Actor, resource: ResourceDef, operation: Operation) {
  const [permission] = tagsTo(resource, VERBS[operation])
  if (!isDefined(resource, VERBS[operation])) throw new Refusal('forbidden', { permission }, { kind: 'forbidden' })
  requirePermission(actor, permission)
}

export const pick = (values: Input, wanted: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(values).filter(([k]) => wanted(k)))
const kept = (resource: ResourceDef, values: Input) =>
  hasTransient(resource) ? pick(values, (key) => !resource.fields[key]?.options.transient) : values
const hasTransient = once(({ fields }: ResourceDef) => Object.values(fields).some(({ options }) => options.transient))

/** The checks of inputs, made once for each set of fields. */
export function checks(now: () => Date) {
  const known = new Map<Fields, { create?: Check; update?: Check }>()
  return (fields: Fields, mode: 'create' | 'update'): Check => {
    const both = known.get(fields) ?? {}
    known.set(fields, both)
    const made = both[mode] ?? checkOf(fields, mode, now)
    both[mode] = made
    return made
  }
}
/** Splits the version off an input and refuses a row that has changed since. */
export function versioned(row: Row, { updatedAt, ...input }: Input): Input {
  if (updatedAt != null && new Date(updatedAt as string | Date).getTime() !== row.updatedAt.getTime()) throw conflict('stale')
  return input
}
/** What a row holds already is not judged anew: a rule that came later must not keep people from changing its other fields. */
export const changedTexts = (fields: Fields, row: Input, input: Input): Input =>
  pick(input, (key) => fields[key]?.kind !== 'text' || input[key] === null || input[key] !== row[key])

/** Refuses what stands in the way of an action to a record. */
export async function refuseObstacles(
  { read }: Pick<UnitOfWork, 'read'>,
  registry: Registry,
  asked: { resource: ResourceDef; record: Row; action: string; of: readonly Obstacle[] },
): Promise<void> {
  const refusal = await refusalOf({ read, registry, record: asked.record }, asked)
  if (refusal) throw refusal
}

/** Writes of single rows inside a unit of work that somebody else opened: checks and rules are theirs, the permission is the caller's. */
export interface RowOperations {
  /** `input` is as it came from outside; `prepared` is what `rules.prepare` made of it before the transaction. */
  create(uow: UnitOfWork, resource: ResourceDef, input: Input, prepared?: Input): Promise<Row>
  /** `input.updatedAt` is the version it was based on. */
  update(uow: UnitOfWork, resource: ResourceDef, id: number, input: Input): Promise<Row>
  /** The same of a row that the unit has locked. */
  updateLocked(uow: UnitOfWork, resource: ResourceDef, record: Row, input: Input): Promise<Row>
  /** Writes values that have been checked, with what the rules of the resource say about them. */
  change(uow: UnitOfWork, resource: ResourceDef, record: Row, input: Input): Promise<Row>
  remove(uow: UnitOfWork, resource: ResourceDef, ids: readonly number[]): Promise<number>
  /** Refuses what an input newly chooses and may not, and writes nothing: of a row that cannot be written yet, for other reasons. */
  judge(uow: UnitOfWork, resource: ResourceDef, input: Input, record?: Row): Promise<void>
}

export function rowOperations(now: () => Date, registry: Registry): RowOperations {
  const check = checks(now)
  const self: RowOperations = {
    judge(uow, resource, input, record) {
      const writes = registry.rulesFor(resource)?.writesChoices
      return judgeChoices(uow, registry, { fields: resource.fields, resource, input, ...(record && { record }), writes })
    },
    async create(uow, resource, input, prepared) {
      const { actor } = uow
      const clean = check(resource.fields, 'create')(input)
      const rules = registry.rulesFor(resource)
      await lockForCreate(uow, registry, resource, clean)
      return withinDataScope(uow, { registry, resource, input: clean }, async (whole) => {
        const chosen = { fields: resource.fields, resource, input: clean, writes: rules?.writesChoices }
        await judgeChoices(whole, registry, chosen)
        const more = await rules?.create?.({ uow: whole, actor, registry, input: clean })
        await refuseWrittenUnselectable(whole, registry, chosen)
        const record = await whole.of(resource).create({ ...kept(resource, clean), ...prepared, ...more } as never)
        await rules?.created?.({ uow: whole, actor: whole.actor, registry, record, input: clean })
        await rules?.written?.({ uow: whole, registry })
        // A rule may have moved the row on; the caller gets it as it stands.
        return (rules?.created ? whole.of(resource).get(record.id) : record) as Promise<Row>
      })
    },
    async update(uow, resource, id, input) {
      if (resource.tree && input[resource.tree] != null) await lockTree(uow, resource)
      const [record] = (await lockRecords(uow, registry, resource, { ids: [id], input })) as [Row]
      return self.updateLocked(uow, resource, record, input)
    },
    async updateLocked(uow, resource, record, input) {
      await refuseObstacles(uow, registry, { resource, record, action: 'edit', of: ['closed'] })
      const changed = changedTexts(resource.fields, record, versioned(record, input))
      return self.change(uow, resource, record, check(resource.fields, 'update')(changed))
    },
    async change(uow, resource, record, input) {
      await refuseObstacles(uow, registry, { resource, record, action: 'edit', of: ['guard'] })
      if (resource.tree) await refuseCircle(uow, resource, { id: record.id, above: input[resource.tree] })
      return withinDataScope(uow, { registry, resource, input }, async (whole) => {
        const rules = registry.rulesFor(resource)
        const chosen = { fields: resource.fields, resource, input, record, writes: rules?.writesChoices }
        await judgeChoices(whole, registry, chosen)
        const more = await rules?.update?.({ uow: whole, actor: uow.actor, registry, record, input })
        await refuseWrittenUnselectable(whole, registry, chosen)
        const changed = (await whole.of(resource).patch(record as never, { ...kept(resource, input), ...more })) as Row
        await rules?.written?.({ uow: whole, registry })
        return changed
      })
    },
    async remove(uow, resource, ids) {
      const records = await lockRecords(uow, registry, resource, { ids: [...new Set(ids)], strength: 'remove' })
      await lockAhead(uow, registry, resource, records)
      for (const record of records) {
        const work = async () => {
          await refuseObstacles(uow, registry, { resource, record, action: 'remove', of: ['guard', 'closed'] })
          await registry.rulesFor(resource)?.remove?.({ uow: ruling(uow, resource), actor: uow.actor, registry, record })
        }
        await (ids.length > 1 ? naming(resource, { id: record.id, record, work }) : work())
      }
      const count = await uow.of(resource).remove(records as never)
      await registry.rulesFor(resource)?.written?.({ uow: ruling(uow, resource), registry })
      return count
    },
  }
  return self
}
