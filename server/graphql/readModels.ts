import type { FragmentDefinitionNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql'
import { Args, ArgsType, Ctx, Extensions, Info, ObjectType, Query, Resolver, Root, Subscription } from 'type-graphql'
import {
  type Answer,
  type FieldDef,
  isAsked,
  isNested,
  isResource,
  isShape,
  type Nested,
  type ReadModel,
  type Registry,
  type Shape,
} from '../kernel/index.ts'
import { words } from '../platform/words.ts'
import { actorOf, type Context } from './context.ts'
import { add, declaredType, freeScalar } from './declare.ts'
import { type Class, named } from './filters.ts'
import { RequirePermission } from './permission.ts'

type Resources = Pick<Registry, 'byName'>

const declared = new WeakMap<Shape, Class>()
/** The GraphQL type of an object that read models answer; what is written by hand may answer it too. */
export function shapeType(shape: Shape, registry: Resources = { byName: () => undefined }): Class {
  const known = declared.get(shape)
  if (known) return known
  const { type, says, fields } = shape
  const cls = named(type)
  declared.set(shape, cls)
  ObjectType(type, { simpleResolvers: true, description: says })(cls as never)
  for (const [key, field] of Object.entries(fields)) {
    const { nullable, says } = field.options
    add(cls, key, typeOf(field, registry), { nullable: nullable === true, description: says ?? '' })
  }
  return cls
}
/** The GraphQL type of what a read model or a call answers. */
export function typeOf(answer: Answer, registry: Resources): () => unknown {
  if (!isNested(answer)) return freeScalar(answer, registry.byName)
  const item = itemOf(answer.of, registry)
  return answer.isList ? () => [item()] : item
}
/** Objects are declared now, while the schema is being collected; the types of resources are there when it is built. */
function itemOf(of: Nested['of'], registry: Resources): () => unknown {
  if (isResource(of)) return () => declaredType(of)
  if (!isShape(of)) return freeScalar(of, registry.byName)
  const made = shapeType(of, registry)
  return () => made
}

/** Arguments that are always there: those that must be given, and those with a default. */
const isThere = (field: FieldDef) => isAsked(field) || field.options.default !== undefined
/** The arguments of a read model or a call. */
export function argsType({ name, args }: Pick<ReadModel, 'name' | 'args'>, registry: Resources): Class {
  const cls = named(`${name}Args`)
  ArgsType()(cls as never)
  for (const [key, field] of Object.entries(args)) {
    const { default: defaultValue, says } = field.options
    const more = defaultValue === undefined ? {} : { defaultValue }
    add(cls, key, freeScalar(field, registry.byName), { nullable: !isThere(field), description: says as string, ...more })
  }
  return cls
}
/** Arguments as they came, without those that were left out. */
export const given = (input: object | undefined) =>
  Object.fromEntries(Object.entries(input ?? {}).filter(([, value]) => value !== undefined))

interface Selecting {
  readonly fieldNodes: readonly { readonly selectionSet?: SelectionSetNode | undefined }[]
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>
}
/** The fields of an answer that a query names, in fragments too; those that a directive leaves out are among them. */
function selectedFields({ fieldNodes, fragments }: Selecting): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (set: SelectionSetNode | undefined) => {
    for (const one of set?.selections ?? [])
      if (one.kind === 'Field') names.add(one.name.value)
      else visit(one.kind === 'InlineFragment' ? one.selectionSet : fragments[one.name.value]?.selectionSet)
  }
  for (const { selectionSet } of fieldNodes) visit(selectionSet)
  return names
}

function queryOf(model: ReadModel, registry: Resources): Class {
  const { name, says, permission, live, result, args } = model
  const type = typeOf(result, registry)
  const description = live ? `${says}, read once.` : says
  @Resolver()
  class Asking {
    @RequirePermission(...permission)
    @Extensions({ isForWalls: model.isForWalls })
    @Query(type as never, { name, description, nullable: result.options.nullable === true })
    ask(@Ctx() context: Context, @Info() info: GraphQLResolveInfo, asked?: object) {
      const { operations, language } = context
      return operations.ask(actorOf(context), model, given(asked), { language, say: words(language), fields: selectedFields(info) })
    }
  }
  if (Object.keys(args).length) {
    const Asked = argsType(model, registry)
    Args(() => Asked as never)(Asking.prototype, 'ask', 2)
  }
  return Asking
}
function streamOf(model: ReadModel, registry: Resources): Class {
  const { name, says, permission, result } = model
  const description = `${says}: the whole snapshot now, a new one after each change, and at least every 15 s.`
  const subscribe = ({ context }: { context: Context }) => context.live.subscribe(name, actorOf(context).plantId)
  @Resolver()
  class Streaming {
    @RequirePermission(...permission)
    @Extensions({ isForWalls: model.isForWalls })
    @Subscription(typeOf(result, registry) as never, { name, description, subscribe })
    show(@Root() snapshot: unknown): unknown {
      return snapshot
    }
  }
  return Streaming
}

/** The operations of all read models: a query each, and a subscription for what is live. */
export const readModelResolvers = (registry: Registry): Class[] =>
  registry.readModels.flatMap((model) => [queryOf(model, registry), ...(model.live ? [streamOf(model, registry)] : [])])
