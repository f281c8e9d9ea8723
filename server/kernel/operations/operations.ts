import type { RowAction } from '../definitions/command.ts'
import { changedBy, refuseOthers } from '../definitions/correction.ts'
import { ruling, withinDataScope } from '../definitions/dataScope.ts'
import { answer, type ReadModel, type Telling } from '../definitions/readModel.ts'
import type { Registry } from '../definitions/registry.ts'
import { lockTree } from '../definitions/tree.ts'
import type { List, Read, Store, UnitOfWork } from '../ports.ts'
import { type Actor, can, requirePermission } from '../schema/actor.ts'
import { flowOf, isClosed, isLegal, type Transition } from '../schema/flow.ts'
import { type ListRequest, listQueryOf, PAGE_MAX } from '../schema/query.ts'
import { invalid, notFound, Refusal, wrong } from '../schema/refusal.ts'
import type { ResourceDef } from '../schema/resource.ts'
import type { Check } from '../schema/validate.ts'
import { lockRecords } from './locking.ts'
import { MANY_MAX, type ManyRows, manyRows } from './manyRows.ts'
import { frozenIn, guarded, refusalOf } from './obstacles.ts'
import { judgeChoices } from './present.ts'
import { tagsTo } from './reference.ts'
import { checks, type Input, pick, type Row, refuseObstacles, requireWritePermission, rowOperations, versioned } from './rowOperations.ts'

/** What anybody may do with rows, whatever the wire it is asked over: GraphQL and REST both call these and nothing else. */
export interface Operations extends ManyRows {
  list(actor: Actor, resource: ResourceDef, request: ListRequest): Promise<List<Row>>
  get(actor: Actor, resource: ResourceDef, id: number): Promise<Row>
  create(actor: Actor, resource: ResourceDef, input: Input): Promise<Row>
  /** `input.updatedAt` is the version it was based on; when the row has moved on, nothing is written. */
  update(actor: Actor, resource: ResourceDef, id: number, input: Input): Promise<Row>
  remove(actor: Actor, resource: ResourceDef, ids: readonly number[]): Promise<number>
  step(actor: Actor, step: Transition<ResourceDef>, id: number, input: Input): Promise<Row>
  /** Hangs rows of a tree below a parent, or on top without one, in this order. Out: how many moved. */
  arrange(actor: Actor, resource: ResourceDef, place: Place): Promise<number>
  /** What a read model answers to arguments as they came. */
  ask(actor: Actor, model: ReadModel, input: Input, telling: Telling): Promise<unknown>
}
export interface Place {
  readonly parentId: number | null
  readonly ids: readonly number[]
}

/** The names of what the actor may do to this row now: 'edit', 'remove' and the legal steps. */
export function actionsOf(actor: Actor, resource: ResourceDef, row: Readonly<Record<string, unknown>>): string[] {
  const open = !isClosed(resource, row)
  const steps = Object.values(flowOf(resource)?.steps ?? {})
    .filter((s) => isLegal(s, row) && can(actor, s.permission))
    .map((s) => s.name)
  const edit = open && resource.can.includes('update') && can(actor, `${resource.permission}:edit`)
  const remove = (open || !resource.keepsClosed) && resource.can.includes('delete') && can(actor, `${resource.permission}:remove`)
  return [...steps, ...(edit ? ['edit'] : []), ...(remove ? ['remove'] : [])]
}

/** Which of some records the reader may neither change, delete nor move on, whatever would be written: screens offer nothing of the kind. */
export async function untouchable(
  read: Read,
  registry: Registry,
  resource: ResourceDef,
  records: readonly (Readonly<Record<string, unknown>> & { id: number })[],
): Promise<ReadonlySet<number>> {
  const shared = resource.changedFrom
    ? await read.beyond(
        resource,
        records.map(({ id }) => id),
      )
    : []
  return new Set([...shared, ...(await guarded(read, registry, { resource, records })).keys()])
}

/** Whether some rows of it may be kept from whoever has the rights. */
export const withholds = (resource: ResourceDef, registry: Registry): boolean => {
  const rules = registry.rulesFor(resource)
  return Boolean(resource.changedFrom || rules?.guard || rules?.frozen)
}
/** What the actor may do to each of some rows now, as `actionsOf`, without what would be refused whatever is written. */
export async function offeredActions(
  read: Read,
  registry: Registry,
  { resource, records }: { resource: ResourceDef; records: readonly (Readonly<Record<string, unknown>> & { id: number })[] },
): Promise<string[][]> {
  const allowed = records.map((record) => actionsOf(read.actor, resource, record))
  const some = records.filter((_, at) => allowed[at]?.length)
  const kept = await untouchable(read, registry, resource, some)
  const having = (action: RowAction) => records.filter(({ id }, at) => allowed[at]?.includes(action) && !kept.has(id))
  const frozen = {
    edit: await frozenIn(read, registry, { resource, records: having('edit'), action: 'edit' }),
    remove: await frozenIn(read, registry, { resource, records: having('remove'), action: 'remove' }),
  }
  const corrects = (name: string) => flowOf(resource)?.steps[name]?.corrects
  const isFrozen = (id: number, name: string) => (name === 'edit' || name === 'remove') && frozen[name].has(id)
  return records.map(({ id }, at) => (allowed[at] ?? []).filter((name) => (kept.has(id) ? corrects(name) : !isFrozen(id, name))))
}

/** Which of the steps that the actor may take would be refused now whatever is filled in, each with the refusal; corrections on request. */
export async function blockedOf(
  read: Read,
  registry: Registry,
  { resource, row, corrections = true }: { resource: ResourceDef; row: Readonly<Record<string, unknown>>; corrections?: boolean },
): Promise<{ step: string; refusal: Refusal }[]> {
  const allowed = actionsOf(read.actor, resource, row)
  const steps = Object.values(flowOf(resource)?.steps ?? {}).filter(
    (step) => allowed.includes(step.name) && (corrections || !step.corrects),
  )
  const out: { step: string; refusal: Refusal }[] = []
  for (const { name } of steps) {
    const standing = { read, registry, record: row as Row }
    const refusal = await refusalOf(standing, { resource, action: name, of: ['guard', 'objection', 'condition'] })
    if (refusal) out.push({ step: name, refusal })
  }
  return out
}

/** Whether some step of it may be refused whatever is filled in. */
export const isConditional = (resource: ResourceDef, registry: Registry): boolean =>
  Object.values(flowOf(resource)?.steps ?? {}).some((step) => !step.corrects && registry.commandFor(step)?.blocked)

/** Whether some step of it may need more of one record than of another. */
export const isDemanding = (resource: ResourceDef, registry: Registry): boolean =>
  Object.values(flowOf(resource)?.steps ?? {}).some((step) => isDemandingStep(registry, step))
export function isDemandingStep(registry: Registry, step: Transition<ResourceDef>): boolean {
  const { needs, asks } = registry.commandFor(step) ?? {}
  return Boolean(needs ?? asks)
}

/** What one step needs of a record, and what else it has reason to ask for. */
export interface StepNeeds {
  readonly step: string
  readonly fields: readonly string[]
  readonly asks: readonly string[]
}
/** What the steps that the actor may take need of this record beyond what they always ask for. */
export async function needsOf(
  read: Read,
  registry: Registry,
  { resource, row }: { resource: ResourceDef; row: Readonly<Record<string, unknown>> },
): Promise<StepNeeds[]> {
  const allowed = actionsOf(read.actor, resource, row)
  const out: StepNeeds[] = []
  const about = { read: ruling(read, resource), record: row }
  for (const step of Object.values(flowOf(resource)?.steps ?? {})) {
    if (!allowed.includes(step.name) || !isDemandingStep(registry, step)) continue
    const { needs, asks } = registry.commandFor(step) ?? {}
    out.push({ step: step.name, fields: (await needs?.(about)) ?? [], asks: (await asks?.(about)) ?? [] })
  }
  return out
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)
function refuseMissing(needed: readonly string[], given: Input) {
  const missing = needed.filter((field) => isEmpty(given[field]))
  if (missing.length) throw invalid(missing.map((field) => ({ field, rule: 'required' })))
}

async function takeStep(
  uow: UnitOfWork,
  registry: Registry,
  { step, id, input, check }: { step: Transition<ResourceDef>; id: number; input: Input; check: Check },
) {
  const [record] = (await lockRecords(uow, registry, step.resource, { ids: [id], input })) as [Row]
  const about = { resource: step.resource, record, action: step.name }
  await refuseObstacles(uow, registry, { ...about, of: ['guard'] })
  refuseOthers(step, input)
  const given = check(versioned(record, input))
  const state = record[step.field] as string
  await refuseObstacles(uow, registry, { ...about, of: ['state', 'objection'] })
  const isField = (key: string) => key in step.resource.fields
  return withinDataScope(uow, { registry, resource: step.resource, input: pick(given, isField) }, async (whole) => {
    await judgeChoices(whole, registry, { fields: step.input, resource: step.resource, input: given, record })
    const note = pick(given, (key) => !isField(key))
    const own = step.corrects === 'fields' ? await changedBy(whole, step, record, given) : pick(given, isField)
    const body = registry.commandFor(step)
    if (body?.needs) refuseMissing(await body.needs({ read: whole.read, record }), given)
    const told = step.corrects ? { ...own, ...note } : given
    const values = body ? await body.run({ uow: whole, actor: uow.actor, registry, record, input: told }) : {}
    const written = { ...(body && !step.corrects ? {} : own), ...values, [step.field]: step.to ?? state }
    return whole.of(step.resource).patch(record as never, written, { action: step.name, note }) as Promise<Row>
  })
}

/** Names the resource in refusals about its fields. */
export async function about<T>(resource: ResourceDef, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (e) {
    if (e instanceof Refusal) e.resource ??= resource.name
    throw e
  }
}

export function operations(store: Store, registry: Registry): Operations {
  const bare = bareOperations(store, registry)
  return {
    ...bare,
    list: (actor, resource, request) => about(resource, () => bare.list(actor, resource, request)),
    create: (actor, resource, input) => about(resource, () => bare.create(actor, resource, input)),
    update: (actor, resource, id, input) => about(resource, () => bare.update(actor, resource, id, input)),
    step: (actor, step, id, input) => about(step.resource, () => bare.step(actor, step, id, input)),
    arrange: (actor, resource, place) => about(resource, () => bare.arrange(actor, resource, place)),
    updateMany: (actor, resource, ids, input) => about(resource, () => bare.updateMany(actor, resource, ids, input)),
    updateMatching: (actor, resource, chosen, input) => about(resource, () => bare.updateMatching(actor, resource, chosen, input)),
    removeMatching: (actor, resource, chosen) => about(resource, () => bare.removeMatching(actor, resource, chosen)),
    undelete: (actor, resource, ids) => about(resource, () => bare.undelete(actor, resource, ids)),
    ask(actor, model, input, telling) {
      const work = () => bare.ask(actor, model, input, telling)
      return model.about ? about(model.about, work) : work()
    },
  }
}

/** Everybody else waits while rows are looked at one by one. */
function refuseMany(ids: readonly number[], max = PAGE_MAX) {
  if (ids.length > max) throw wrong('ids', 'max', { max })
}
/** Room between neighbours, so that one can be put between two by hand. */
const SORT_STEP = 10

function bareOperations(store: Store, registry: Registry): Operations {
  const check = checks(store.now)
  const rows = rowOperations(store.now, registry)
  return {
    ...manyRows(store, registry, rows),
    async list(actor, resource, request) {
      requirePermission(actor, ...tagsTo(resource, 'list'))
      return store.read(actor).list(resource, listQueryOf(resource, request, registry.byName)) as Promise<List<Row>>
    },
    async get(actor, resource, id) {
      requirePermission(actor, ...tagsTo(resource, 'view'))
      return store.read(actor).of(resource).get(id) as Promise<Row>
    },
    async create(actor, resource, input) {
      requireWritePermission(actor, resource, 'create')
      const prepared = await registry.rulesFor(resource)?.prepare?.(check(resource.fields, 'create')(input))
      return store.write(actor, (uow) => rows.create(uow, resource, input, prepared), { resource })
    },
    async update(actor, resource, id, input) {
      requireWritePermission(actor, resource, 'update')
      return store.write(actor, (uow) => rows.update(uow, resource, id, input), { resource, id })
    },
    async remove(actor, resource, ids) {
      requireWritePermission(actor, resource, 'delete')
      refuseMany(ids, MANY_MAX)
      return store.write(actor, (uow) => rows.remove(uow, resource, ids), { resource, id: ids.length === 1 ? ids[0] : undefined })
    },
    async arrange(actor, resource, { parentId, ids }) {
      requireWritePermission(actor, resource, 'update')
      refuseMany(ids)
      const { tree, sort } = resource
      if (!tree) throw notFound(resource.name, 'tree')
      return store.write(
        actor,
        async (uow) => {
          let moved = 0
          // Before the rows: whoever moves one of a tree locks the tree first.
          if (parentId !== null) await lockTree(uow, resource)
          const records = await lockRecords(uow, registry, resource, { ids })
          for (const [at, record] of records.entries()) {
            const input = { [tree]: parentId, [sort.replace(/^-/, '')]: (at + 1) * SORT_STEP }
            if (Object.entries(input).every(([key, value]) => record[key] === value)) continue
            await rows.change(uow, resource, record, input)
            moved++
          }
          return moved
        },
        { resource },
      )
    },
    async ask(actor, model, input, telling) {
      requirePermission(actor, ...model.permission)
      const args = check(model.args, 'create')(input)
      return answer(model, { ...telling, registry, read: store.read(actor) }, args)
    },
    async step(actor, step, id, input) {
      requirePermission(actor, step.permission)
      const checked = { step, id, input, check: check(step.input, 'create') }
      return store.write(actor, (uow) => takeStep(uow, registry, checked) as Promise<Row>, { resource: step.resource, id })
    },
  }
}
