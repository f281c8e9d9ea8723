import type { FragmentDefinitionNode, SelectionSetNode } from 'graphql'
import { ObjectType } from 'type-graphql'
import {
  type Answer,
  type Call,
  carryOut,
  type FieldDef,
  isMandatory,
  isNested,
  isResource,
  isShape,
  type Nested,
  type ReadModel,
  type Registry,
  type Shape,
} from '../kernel/index.ts'
import { words } from '../platform/words.ts'
import { actorOf } from './context.ts'
import { add, declaredType, freeScalar } from './declare.ts'
import { type Class, named } from './filters.ts'
import { type Argument, defineOperation, type Operation } from './operation.ts'

type Resources = Pick<Registry, 'byName'>

const declared = new WeakMap<Shape, Class>()
/** The GraphQL type of an object that read models answer; what is written by hand may answer it too. */
export function shapeType(shape: Shape, registry: Resources = { byName: () => undefined }): Class {
  const known = declared.get(shape)
  if (known) return known
  const { type, description, fields } = shape
  const cls = named(type)
  declared.set(shape, cls)
  ObjectType(type, { simpleResolvers: true, description })(cls as never)
  for (const [key, field] of Object.entries(fields)) {
    const { nullable, description } = field.options
    add(cls, key, typeOf(field, registry), { nullable: nullable === true, description: description ?? '' })
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
const isThere = (field: FieldDef) => isMandatory(field) || field.options.default !== undefined
/** The arguments of a read model or a call. */
export const argumentsOf = (args: ReadModel['args'], { byName }: Resources): Record<string, Argument> =>
  Object.fromEntries(
    Object.entries(args).map(([key, field]) => {
      const { default: defaultValue, description } = field.options
      const more = defaultValue === undefined ? {} : { defaultValue }
      return [key, { type: freeScalar(field, byName), nullable: !isThere(field), description: description as string, ...more }]
    }),
  )

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

function queryOf(model: ReadModel, registry: Resources): Operation {
  const { name, description, permission, isForWalls, live, result, args } = model
  return defineOperation<object>({
    root: 'Query',
    name,
    description: live ? `${description}, read once.` : description,
    type: typeOf(result, registry),
    nullable: result.options.nullable === true,
    args: argumentsOf(args, registry),
    traits: { permission, isForWalls },
    run: (sent, context, info) => {
      const { operations, language } = context
      return operations.ask(actorOf(context), model, { ...sent }, { language, translate: words(language), fields: selectedFields(info) })
    },
  })
}
const streamOf = ({ name, description, permission, isForWalls, result }: ReadModel, registry: Resources): Operation =>
  defineOperation<object>({
    root: 'Subscription',
    name,
    description: `${description}: the whole snapshot now, a new one after each change, and at least every 15 s.`,
    type: typeOf(result, registry),
    traits: { permission, isForWalls },
    run: (_sent, context) => context.live.subscribe(name, actorOf(context).plantId),
  })

/** The operations of all read models: a query each, and a subscription for what is live. */
export const readModelOperations = (registry: Registry): Operation[] =>
  registry.readModels.flatMap((model) => [queryOf(model, registry), ...(model.live ? [streamOf(model, registry)] : [])])

function mutationOf(call: Call, registry: Registry): Operation {
  const { name, description, permission, args, result, isRepeatable, isOneTime } = call
  return defineOperation<object>({
    root: 'Mutation',
    name,
    description,
    type: typeOf(result, registry),
    args: argumentsOf(args, registry),
    traits: { permission, isRepeatable, isOneTime: isOneTime },
    run: (sent, context) => {
      const { store, language } = context
      return carryOut(call, { store, registry, actor: actorOf(context), language, words }, { ...sent })
    },
  })
}

/** The mutations of all calls. */
export const callOperations = (registry: Registry): Operation[] =>
  registry.areas.flatMap(({ calls = [] }) => calls.map((call) => mutationOf(call, registry)))
