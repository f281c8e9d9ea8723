import DataLoader from 'dataloader'
import { type GraphQLFieldResolver, type GraphQLSchema, isAbstractType, isObjectType } from 'graphql'
import {
  actionsOf,
  type BatchComputed,
  blockedOf,
  type FieldDef,
  flowOf,
  isDemanding,
  type List,
  needsOf,
  offeredActions,
  type Registry,
  type ResourceDef,
  systemActor,
  titleIn,
  withholds,
} from '../kernel/index.ts'
import { wordsOf } from '../platform/refusalWords.ts'
import { words } from '../platform/words.ts'
import { actorOf, type Context } from './context.ts'
import { objectKey, STAMP_LINKS } from './declare.ts'

type Row = Record<string, unknown> & { id: number }
type Resolve = GraphQLFieldResolver<Row, Context>

function loader(context: Context, name: string, load: (ids: readonly number[]) => Promise<readonly unknown[]>) {
  const known = context.loaders.get(name) ?? new DataLoader<number, unknown>(load as never)
  context.loaders.set(name, known)
  return known
}
const reading = (context: Context) => context.store.read(actorOf(context))
const rows = (context: Context, target: ResourceDef) =>
  loader(context, target.name, async (ids) => {
    const found = await reading(context).of(target).many(ids)
    return target.internal ? found.map((row) => row && refOf(target, row)) : found
  })
const refOf = (target: ResourceDef, row: object) => {
  const { id, [target.title]: name } = row as Row
  return { id, name, title: name }
}
/** Who wrote a row one may read is no secret, whatever one's own data scope. */
const labels = (context: Context, target: ResourceDef) =>
  loader(context, `${target.name} label`, async (ids) => {
    const found = await context.store.read(systemActor(0)).of(target).many(ids)
    return found.map((row) => row && refOf(target, row))
  })
const linked = (context: Context, resource: ResourceDef, key: string) =>
  loader(context, `${resource.name}.${key}`, async (ids) => {
    const found = await reading(context)
      .of(resource)
      .linksOf(key as never, ids)
    return ids.map((id) => found.get(id) ?? [])
  })
/** The rows of a page are asked about together. */
function offered(context: Context, registry: Registry, resource: ResourceDef): (row: Row) => Promise<string[]> {
  const name = `${resource.name} actions`
  const known = context.loaders.get(name) as DataLoader<Row, string[], number> | undefined
  const load = (records: readonly Row[]) => offeredActions(reading(context), registry, { resource, records })
  const made = known ?? new DataLoader<Row, string[], number>(load, { cacheKeyFn: ({ id }) => id })
  context.loaders.set(name, made as never)
  return (row) => made.load(row)
}
const provided = (context: Context, provider: BatchComputed) =>
  loader(context, `${provider.resource.name}.${provider.field}`, async (ids) => {
    const found = await provider.load(reading(context), ids)
    return ids.map((id) => found.get(id) ?? null)
  })

/** A row that is called by a choice is called by its word in the reader's language. */
function titleOf({ language }: Context, resource: ResourceDef, row: Row): unknown {
  const title = titleIn(language, resource, row)
  const isChoice = resource.fields[resource.title]?.kind === 'choice'
  return isChoice ? words(language)(`${resource.name}.values.${resource.title}.${title}`) : title
}

function resolversOf(resource: ResourceDef, registry: Registry): Record<string, Resolve> {
  const out: Record<string, Resolve> = {
    title: (row, _args, context) => titleOf(context, resource, row),
    actions: (row, _args, context) => actionsOf(actorOf(context), resource, row),
  }
  if (withholds(resource, registry)) out.actions = (row, _args, context) => offered(context, registry, resource)(row)
  if (flowOf(resource))
    out.blocked = async (row, { corrections }, context) => {
      const blocked = await blockedOf(reading(context), registry, { resource, row, corrections })
      return blocked.map(({ step, refusal }) => ({
        step,
        message: wordsOf(refusal, context.language).message,
        record: refusal.blockedBy ?? null,
      }))
    }
  if (isDemanding(resource, registry)) out.needs = (row, _args, context) => needsOf(reading(context), registry, { resource, row })
  const object = (key: string, field: Pick<FieldDef, 'kind' | 'target'>) => {
    const target = registry.byName(field.target ?? '') as ResourceDef
    if (field.kind === 'link') {
      out[objectKey(key, 'link')] = (row, _args, context) => (row[key] == null ? null : rows(context, target).load(row[key] as number))
      return
    }
    out[key] = (row, _args, context) => linked(context, resource, key).load(row.id)
    out[objectKey(key, 'links')] = async (row, _args, context) => {
      const ids = (await linked(context, resource, key).load(row.id)) as number[]
      return (await rows(context, target).loadMany(ids)).filter((one) => one && !(one instanceof Error))
    }
  }
  for (const [key, field] of Object.entries(resource.fields)) if (field.target && !field.options.secret) object(key, field)
  const author = registry.byName('user') as ResourceDef
  for (const key of STAMP_LINKS)
    out[objectKey(key, 'link')] = (row, _args, context) => (row[key] == null ? null : labels(context, author).load(row[key] as number))
  for (const [key, computed] of Object.entries(resource.computed)) {
    const provider = registry.batchComputedFor(resource, key)
    if (computed.from)
      out[key] = (row, _args, context) => computed.from?.(row as never, context.store.now(), reading(context).offsetMinutes)
    else if (provider) out[key] = (row, _args, context) => provided(context, provider).load(row.id)
  }
  return out
}

/**
 * Gives the built schema its field resolvers. They are plain functions set on the fields, because type-graphql's own field resolvers
 * pass through its middleware chain once per value, which costs more than the values themselves.
 */
export function addFieldResolvers(schema: GraphQLSchema, registry: Registry): void {
  // What lies behind an interface or a union, no document says: references.ts could not tell what it asks for.
  const abstract = Object.values(schema.getTypeMap()).find(isAbstractType)
  if (abstract) throw new Error(`${abstract.name} is no object type`)
  for (const resource of registry.exposed) {
    const type = schema.getType(resource.type)
    const page = schema.getType(`${resource.type}Page`)
    if (!isObjectType(type) || !isObjectType(page)) throw new Error(`no GraphQL type for ${resource.name}`)
    for (const [key, resolve] of Object.entries(resolversOf(resource, registry))) {
      const field = type.getFields()[key]
      if (!field) throw new Error(`${resource.type} has no field ${key}`)
      field.resolve = resolve as never
    }
    const total = page.getFields().total
    if (total) total.resolve = (list: List<unknown>, { upTo }) => list.total(upTo ?? undefined)
    const sums = page.getFields().sums
    if (sums) sums.resolve = (list: { sums(): Promise<unknown> }) => list.sums()
  }
}
