import { ID, Int } from 'type-graphql'
import { flowOf, type ResourceDef, type Transition } from '../kernel/index.ts'
import { idOf, idsOf, listRequest, PageInput } from './arguments.ts'
import { actorOf } from './context.ts'
import { labelOf, type Types } from './declare.ts'
import { groupingOf } from './groups.ts'
import { type Argument, defineOperation, type Operation } from './operation.ts'

const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const required = (type: unknown): Argument => ({ type: () => type })
const optional = (type: unknown): Argument => ({ type: () => type, nullable: true })
const ids = required([ID])
const COUNT = 'How many records the caller saw; when it is another number by now, nothing happens.'
const count: Argument = { type: () => Int, description: COUNT }

interface ById {
  readonly id: string
}
interface ByIds {
  readonly ids: readonly string[]
}
interface Matching {
  readonly filter: object
  readonly count: number
}
interface WithInput {
  readonly input: object
}

function readingOf(resource: ResourceDef, types: Types): Operation[] {
  const { Type, Filter, Page } = types
  const { name, plural, permission } = resource
  return [
    defineOperation<{ filter?: object; page?: PageInput }>({
      root: 'Query',
      name: plural,
      description: `${labelOf(resource)}: a page of the list.`,
      type: () => Page,
      args: { filter: optional(Filter), page: optional(PageInput) },
      traits: { permission: [`${permission}:list`] },
      run: ({ filter, page }, context) => context.operations.list(actorOf(context), resource, listRequest(filter, page)),
    }),
    defineOperation<ById>({
      root: 'Query',
      name,
      description: `${labelOf(resource)}: one record.`,
      type: () => Type,
      args: { id: required(ID) },
      traits: { permission: [`${permission}:list`, `${permission}:query`] },
      run: ({ id }, context) => context.operations.get(actorOf(context), resource, idOf(id)),
    }),
    groupingOf(resource, types),
  ]
}
const creatingOf = (resource: ResourceDef, { Type, Create }: Types): Operation =>
  defineOperation<WithInput>({
    root: 'Mutation',
    name: `create${resource.type}`,
    description: `${labelOf(resource)}: add a record.`,
    type: () => Type,
    args: { input: required(Create) },
    traits: { permission: [`${resource.permission}:add`] },
    run: ({ input }, context) => context.operations.create(actorOf(context), resource, { ...input }),
  })
function updatingOf(resource: ResourceDef, { Type, Update, Filter }: Types): Operation[] {
  const [many, label] = [upper(resource.plural), labelOf(resource)]
  const common = { root: 'Mutation', traits: { permission: [`${resource.permission}:edit`] } } as const
  return [
    defineOperation<ById & WithInput>({
      ...common,
      name: `update${resource.type}`,
      description: `${label}: change the given fields.`,
      type: () => Type,
      args: { id: required(ID), input: required(Update) },
      run: ({ id, input }, context) => context.operations.update(actorOf(context), resource, idOf(id), { ...input }),
    }),
    defineOperation<ByIds & WithInput>({
      ...common,
      name: `update${many}`,
      description: `${label}: change the given fields of many records, all or none.`,
      type: () => Int,
      args: { ids, input: required(Update) },
      run: (args, context) => context.operations.updateMany(actorOf(context), resource, idsOf(args.ids), { ...args.input }),
    }),
    defineOperation<Matching & WithInput>({
      ...common,
      name: `updateMatching${many}`,
      description: `${label}: change the given fields of all that match.`,
      type: () => Int,
      args: { filter: required(Filter), count, input: required(Update) },
      run: ({ input, filter, count }, context) =>
        context.operations.updateMatching(actorOf(context), resource, { filter: { ...filter }, count }, { ...input }),
    }),
  ]
}
function removingOf(resource: ResourceDef, { Filter }: Types): Operation[] {
  const [many, label] = [upper(resource.plural), labelOf(resource)]
  const common = { root: 'Mutation', type: () => Int, traits: { permission: [`${resource.permission}:remove`] } } as const
  const undeleting = defineOperation<Partial<ByIds>>({
    ...common,
    name: `undelete${many}`,
    description: `${label}: take back what the caller deleted a few seconds ago, the last deletion unless ids are given.`,
    args: { ids: { ...ids, nullable: true } },
    run: (args, context) => context.operations.undelete(actorOf(context), resource, args.ids && idsOf(args.ids)),
  })
  return [
    defineOperation<ByIds>({
      ...common,
      name: `delete${many}`,
      description: `${label}: delete records, all or none; answers how many.`,
      args: { ids },
      run: (args, context) => context.operations.remove(actorOf(context), resource, idsOf(args.ids)),
    }),
    defineOperation<Matching>({
      ...common,
      name: `deleteMatching${many}`,
      description: `${label}: delete all that match, or none; answers how many.`,
      args: { filter: required(Filter), count },
      run: ({ filter, count }, context) => context.operations.removeMatching(actorOf(context), resource, { filter: { ...filter }, count }),
    }),
    ...(resource.undoable ? [undeleting] : []),
  ]
}
const arrangingOf = (resource: ResourceDef): Operation =>
  defineOperation<ByIds & { parentId?: string | null }>({
    root: 'Mutation',
    name: `arrange${upper(resource.plural)}`,
    description: `${labelOf(resource)}: hang records below a parent, or on top without one, in this order; answers how many moved.`,
    type: () => Int,
    args: { parentId: optional(ID), ids },
    traits: { permission: [`${resource.permission}:edit`] },
    run: ({ parentId, ...args }, context) => {
      const place = { parentId: parentId ? idOf(parentId, 'parentId') : null, ids: idsOf(args.ids) }
      return context.operations.arrange(actorOf(context), resource, place)
    },
  })
const movesOf = ({ from, to }: Transition<ResourceDef>) =>
  to === null ? `correct fields of one that is ${from.join(' or ')}; says why.` : `from ${from.join(' or ')} to ${to}.`
function steppingOf(step: Transition<ResourceDef>, { Type, steps }: Types): Operation {
  const { resource, name, permission } = step
  const { Input, optional: isOptional } = steps[name] as Types['steps'][string]
  return defineOperation<ById & Partial<WithInput>>({
    root: 'Mutation',
    name: `${name}${resource.type}`,
    description: `${labelOf(resource)}: ${movesOf(step)}`,
    type: () => Type,
    args: { id: required(ID), input: isOptional ? optional(Input) : required(Input) },
    traits: { permission: [permission] },
    run: ({ id, input }, context) => context.operations.step(actorOf(context), step, idOf(id), { ...input }),
  })
}

/** The operations of one resource: list, get, groups, and what its definition allows of create, update, delete and steps. */
export function operationsOf(resource: ResourceDef, types: Types): Operation[] {
  const { can, tree } = resource
  return [
    ...readingOf(resource, types),
    ...(can.includes('create') ? [creatingOf(resource, types)] : []),
    ...(can.includes('update') ? updatingOf(resource, types) : []),
    ...(can.includes('delete') ? removingOf(resource, types) : []),
    ...(tree && can.includes('update') ? [arrangingOf(resource)] : []),
    ...Object.values(flowOf(resource)?.steps ?? {}).map((step) => steppingOf(step, types)),
  ]
}
