import { type Actor, can } from './actor.ts'
import { flowOf, isTerminal, type Step } from './flow.ts'
import { illegalStep } from './illegalStep.ts'
import type { List, Read, Store, UnitOfWork } from './ports.ts'
import { type ListRequest, listQueryOf, PAGE_MAX } from './query.ts'
import { conflict, notFound, Refusal, wrong } from './refusal.ts'
import type { Registry } from './registry.ts'
import type { Fields, Operation, ResourceDef } from './resource.ts'
import { refuseCircle } from './tree.ts'
import { type Check, checkOf } from './validate.ts'

export type Row = Record<string, unknown> & { id: number; updatedAt: Date }
type Input = Readonly<Record<string, unknown>>

/** What anybody may do with rows, whatever the wire it is asked over: GraphQL and REST both call these and nothing else. */
export interface Operations {
  list(actor: Actor, resource: ResourceDef, request: ListRequest): Promise<List<Row>>
  get(actor: Actor, resource: ResourceDef, id: number): Promise<Row>
  create(actor: Actor, resource: ResourceDef, input: Input): Promise<Row>
  /** `input.updatedAt` is the version it was based on; when the row has moved on, nothing is written. */
  update(actor: Actor, resource: ResourceDef, id: number, input: Input): Promise<Row>
  remove(actor: Actor, resource: ResourceDef, ids: readonly number[]): Promise<number>
  step(actor: Actor, step: Step<ResourceDef>, id: number, input: Input): Promise<Row>
  /** Hangs rows of a tree below a parent, or on top without one, in this order. Out: how many moved. */
  arrange(actor: Actor, resource: ResourceDef, place: Place): Promise<number>
}
export interface Place {
  readonly parentId: number | null
  readonly ids: readonly number[]
}

export function permit(actor: Actor, tag: string) {
  if (!can(actor, tag)) throw new Refusal('forbidden', { permission: tag }, { kind: 'forbidden' })
}

const VERBS: Readonly<Record<Operation, string>> = { create: 'add', update: 'edit', delete: 'remove' }
/** What a definition does not allow is forbidden to everybody, on every wire. */
function permitWrite(actor: Actor, resource: ResourceDef, operation: Operation) {
  const permission = `${resource.permit}:${VERBS[operation]}`
  if (!resource.can.includes(operation)) throw new Refusal('forbidden', { permission }, { kind: 'forbidden' })
  permit(actor, permission)
}

function checks(now: () => Date) {
  const kept = new Map<Fields, { create?: Check; update?: Check }>()
  return (fields: Fields, mode: 'create' | 'update'): Check => {
    const known = kept.get(fields) ?? {}
    kept.set(fields, known)
    const made = known[mode] ?? checkOf(fields, mode, now)
    known[mode] = made
    return made
  }
}
/** Splits the version off an input and refuses a row that has changed since. */
function versioned(row: Row, { updatedAt, ...input }: Input): Input {
  if (updatedAt != null && new Date(updatedAt as string | Date).getTime() !== row.updatedAt.getTime()) throw conflict('stale')
  return input
}
function refuseTerminal(resource: ResourceDef, row: Row) {
  const flow = flowOf(resource)
  if (flow && isTerminal(flow, row[flow.field] as string))
    throw conflict('readOnly', { state: `${resource.name}.values.${flow.field}.${row[flow.field]}` })
}
const pick = (values: Input, wanted: (key: string) => boolean) => Object.fromEntries(Object.entries(values).filter(([k]) => wanted(k)))

/** The names of what the actor may do to this row now: 'edit', 'remove' and the legal steps. */
export function actionsOf(actor: Actor, resource: ResourceDef, row: Readonly<Record<string, unknown>>): string[] {
  const flow = flowOf(resource)
  const state = flow ? (row[flow.field] as string) : ''
  const open = !flow || !isTerminal(flow, state)
  const steps = Object.values(flow?.steps ?? {})
    .filter((s) => s.from.includes(state) && can(actor, s.permit))
    .map((s) => s.name)
  const edit = open && resource.can.includes('update') && can(actor, `${resource.permit}:edit`)
  const remove = resource.can.includes('delete') && can(actor, `${resource.permit}:remove`)
  return [...steps, ...(edit ? ['edit'] : []), ...(remove ? ['remove'] : [])]
}

/** Which of the steps that the actor may take would be refused now whatever is filled in, each with the refusal. */
export async function blockedOf(
  read: Read,
  registry: Registry,
  { resource, row }: { resource: ResourceDef; row: Readonly<Record<string, unknown>> },
): Promise<{ step: string; refusal: Refusal }[]> {
  const allowed = actionsOf(read.actor, resource, row)
  const steps = Object.values(flowOf(resource)?.steps ?? {}).filter((step) => allowed.includes(step.name))
  const out: { step: string; refusal: Refusal }[] = []
  for (const step of steps) {
    const refusal = await registry.commandFor(step)?.blocked?.({ read, record: row })
    if (refusal) out.push({ step: step.name, refusal })
  }
  return out
}

async function takeStep(
  uow: UnitOfWork,
  registry: Registry,
  { step, id, input, check }: { step: Step<ResourceDef>; id: number; input: Input; check: Check },
) {
  const repository = uow.of(step.resource)
  const record = (await repository.get(id)) as Row
  const given = check(versioned(record, input))
  const state = record[step.field] as string
  if (!step.from.includes(state)) throw illegalStep(step, state)
  const isField = (key: string) => key in step.resource.fields
  const body = registry.commandFor(step)
  const values = body ? await body.run({ uow, actor: uow.actor, record, input: given }) : pick(given, isField)
  const note = pick(given, (key) => !isField(key))
  return repository.patch(record as never, { ...values, [step.field]: step.to }, { action: step.name, note })
}

/** Names the resource in refusals about its fields. */
async function about<T>(resource: ResourceDef, work: () => Promise<T>): Promise<T> {
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
    list: (actor, resource, request) => about(resource, () => bare.list(actor, resource, request)),
    get: bare.get,
    create: (actor, resource, input) => about(resource, () => bare.create(actor, resource, input)),
    update: (actor, resource, id, input) => about(resource, () => bare.update(actor, resource, id, input)),
    remove: bare.remove,
    step: (actor, step, id, input) => about(step.resource, () => bare.step(actor, step, id, input)),
    arrange: (actor, resource, place) => about(resource, () => bare.arrange(actor, resource, place)),
  }
}

/** Everybody else waits while rows are looked at one by one. */
function refuseMany(ids: readonly number[]) {
  if (ids.length > PAGE_MAX) throw wrong('ids', 'max', { max: PAGE_MAX })
}
const kept = (resource: ResourceDef, values: Input) => pick(values, (key) => !resource.fields[key]?.options.transient)
/** Room between neighbours, so that one can be put between two by hand. */
const SORT_STEP = 10

function bareOperations(store: Store, registry: Registry): Operations {
  const check = checks(store.now)
  /** Writes checked values to a row, with what the rules of its resource say about them. */
  async function change(uow: UnitOfWork, { resource, record, input }: { resource: ResourceDef; record: Row; input: Input }) {
    if (resource.tree) await refuseCircle(uow, resource, { id: record.id, above: input[resource.tree] })
    const more = await registry.rulesFor(resource)?.update?.({ uow, actor: uow.actor, record, input })
    return uow.of(resource).patch(record as never, { ...kept(resource, input), ...more }) as Promise<Row>
  }
  return {
    async list(actor, resource, request) {
      permit(actor, `${resource.permit}:list`)
      return store.read(actor).list(resource, listQueryOf(resource, request, registry.byName)) as Promise<List<Row>>
    },
    async get(actor, resource, id) {
      if (!can(actor, `${resource.permit}:list`)) permit(actor, `${resource.permit}:query`)
      return store.read(actor).of(resource).get(id) as Promise<Row>
    },
    async create(actor, resource, input) {
      permitWrite(actor, resource, 'create')
      const clean = check(resource.fields, 'create')(input)
      const rules = registry.rulesFor(resource)
      const prepared = await rules?.prepare?.(clean)
      return store.write(actor, async (uow) => {
        const more = await rules?.create?.({ uow, actor, registry, input: clean })
        const record = await uow.of(resource).create({ ...kept(resource, clean), ...prepared, ...more } as never)
        await rules?.created?.({ uow, actor, record })
        // A rule may have moved the row on; the caller gets it as it stands.
        return (rules?.created ? uow.of(resource).get(record.id) : record) as Promise<Row>
      })
    },
    async update(actor, resource, id, input) {
      permitWrite(actor, resource, 'update')
      return store.write(actor, async (uow) => {
        const record = (await uow.of(resource).get(id)) as Row
        refuseTerminal(resource, record)
        const clean = check(resource.fields, 'update')(versioned(record, input))
        return change(uow, { resource, record, input: clean })
      })
    },
    async remove(actor, resource, ids) {
      permitWrite(actor, resource, 'delete')
      refuseMany(ids)
      return store.write(actor, async (uow) => {
        for (const id of ids) {
          const record = (await uow.of(resource).get(id)) as Row
          await registry.rulesFor(resource)?.remove?.({ uow, actor, record })
        }
        return uow.of(resource).remove(ids)
      })
    },
    async arrange(actor, resource, { parentId, ids }) {
      permitWrite(actor, resource, 'update')
      refuseMany(ids)
      const { tree, sort } = resource
      if (!tree) throw notFound(resource.name, 'tree')
      return store.write(actor, async (uow) => {
        let moved = 0
        for (const [at, id] of ids.entries()) {
          const record = (await uow.of(resource).get(id)) as Row
          const input = { [tree]: parentId, [sort.replace(/^-/, '')]: (at + 1) * SORT_STEP }
          if (Object.entries(input).every(([key, value]) => record[key] === value)) continue
          await change(uow, { resource, record, input })
          moved++
        }
        return moved
      })
    },
    async step(actor, step, id, input) {
      permit(actor, step.permit)
      return store.write(actor, (uow) => takeStep(uow, registry, { step, id, input, check: check(step.input, 'create') }) as Promise<Row>)
    },
  }
}
