import type { ReadModel, Registry } from '../definitions/area.ts'
import { answer, type ReadContext } from '../definitions/readModel.ts'
import { lockTree } from '../definitions/tree.ts'
import type { List, Store, UnitOfWork } from '../ports.ts'
import { type Actor, requirePermission } from '../schema/actor.ts'
import type { Transition } from '../schema/flow.ts'
import { type GroupRequest, groupQueryOf } from '../schema/grouping.ts'
import { type ListRequest, listQueryOf, PAGE_MAX } from '../schema/query.ts'
import { invalidField, notFound, Refusal } from '../schema/refusal.ts'
import type { ResourceDef } from '../schema/resource.ts'
import { type GroupPage, groupRows } from './groupRows.ts'
import { lockRecords } from './locking.ts'
import { MANY_MAX, type ManyRows, manyRows } from './manyRows.ts'
import { tagsTo } from './reference.ts'
import { relativeFacts } from './relativeFacts.ts'
import { requireWritePermission, rowOperations } from './rowOperations.ts'
import { checks, type Input, type Row, rowWrite } from './rowWrite.ts'
import { takeStep } from './takeStep.ts'

/**
 * All operations on rows and read models. GraphQL and REST call these and nothing else, so that both check the same. All throw Refusals.
 */
export interface Operations extends ManyRows {
  list(actor: Actor, resource: ResourceDef, request: ListRequest): Promise<List<Row>>
  /** A page of the groups of a list, with measures over their rows and the words of the context. */
  group(actor: Actor, resource: ResourceDef, request: GroupRequest, context: ReadContext): Promise<GroupPage>
  get(actor: Actor, resource: ResourceDef, id: number): Promise<Row>
  create(actor: Actor, resource: ResourceDef, input: Input): Promise<Row>
  /**
   * `input.updatedAt` is the version that the edit was based on.
   * @throws Refusal conflict when the row has changed since; nothing is written.
   */
  update(actor: Actor, resource: ResourceDef, id: number, input: Input): Promise<Row>
  remove(actor: Actor, resource: ResourceDef, ids: readonly number[]): Promise<number>
  step(actor: Actor, step: Transition<ResourceDef>, id: number, input: Input): Promise<Row>
  /** Moves rows of a tree below a parent, or to the root without one, in this order. Returns how many moved. */
  arrange(actor: Actor, resource: ResourceDef, place: Place): Promise<number>
  /** Checks the raw arguments and runs a read model. */
  ask(actor: Actor, model: ReadModel, input: Input, context: ReadContext): Promise<unknown>
}
export interface Place {
  readonly parentId: number | null
  readonly ids: readonly number[]
}

/** Runs work whose refusals about fields then name the resource. */
export async function about<T>(resource: ResourceDef, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (e) {
    if (e instanceof Refusal) e.resource ??= resource.name
    throw e
  }
}

/** The operations over a store; refusals about fields name their resource. */
export function operations(store: Store, registry: Registry): Operations {
  const bare = bareOperations(store, registry)
  return {
    ...bare,
    list: (actor, resource, request) => about(resource, () => bare.list(actor, resource, request)),
    group: (actor, resource, request, context) => about(resource, () => bare.group(actor, resource, request, context)),
    create: (actor, resource, input) => about(resource, () => bare.create(actor, resource, input)),
    update: (actor, resource, id, input) => about(resource, () => bare.update(actor, resource, id, input)),
    step: (actor, step, id, input) => about(step.resource, () => bare.step(actor, step, id, input)),
    arrange: (actor, resource, place) => about(resource, () => bare.arrange(actor, resource, place)),
    updateMany: (actor, resource, ids, input) => about(resource, () => bare.updateMany(actor, resource, ids, input)),
    updateMatching: (actor, resource, chosen, input) => about(resource, () => bare.updateMatching(actor, resource, chosen, input)),
    removeMatching: (actor, resource, chosen) => about(resource, () => bare.removeMatching(actor, resource, chosen)),
    undelete: (actor, resource, ids) => about(resource, () => bare.undelete(actor, resource, ids)),
    ask(actor, model, input, context) {
      const work = () => bare.ask(actor, model, input, context)
      return model.about ? about(model.about, work) : work()
    },
  }
}

/** Limits the rows of one operation, since other writers wait while rows are checked one by one. */
function refuseMany(ids: readonly number[], max = PAGE_MAX) {
  if (ids.length > max) throw invalidField('ids', 'max', { max })
}
/** Gap between the sort numbers of neighbors, so that a row can be inserted between two. */
const SORT_STEP = 10

function bareOperations(store: Store, registry: Registry): Operations {
  const check = checks(store.now)
  const rows = rowOperations(store.now, registry)
  return {
    ...manyRows(store, registry, rows),
    async list(actor, resource, request) {
      requirePermission(actor, ...tagsTo(resource, 'list'))
      const read = store.read(actor)
      const facts = await relativeFacts(read, registry, resource, request)
      return read.list(resource, listQueryOf(resource, request, registry.byName, facts)) as Promise<List<Row>>
    },
    async group(actor, resource, request, context) {
      requirePermission(actor, ...tagsTo(resource, 'list'))
      const read = store.read(actor)
      const query = groupQueryOf(resource, request, registry.byName, await relativeFacts(read, registry, resource, request))
      return groupRows({ read, registry, context, resource, query })
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
          // The tree is locked before the rows, in the order of every unit that moves them.
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
    async ask(actor, model, input, context) {
      requirePermission(actor, ...model.permission)
      const args = check(model.args, 'create')(input)
      return answer(model, { ...context, registry, read: store.read(actor) }, args)
    },
    async step(actor, step, id, input) {
      requirePermission(actor, step.permission)
      const { resource, input: fields } = step
      const write = (uow: UnitOfWork) => rowWrite(uow, registry, { resource, fields, checks: check, input })
      return store.write(actor, (uow) => takeStep({ ...write(uow), step, id, note: {} }), { resource, id })
    },
  }
}
