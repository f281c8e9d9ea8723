import type { GraphQLField, GraphQLSchema } from 'graphql'
import { Field, InputType, Int, registerEnumType } from 'type-graphql'
import { flowOf, type ListRequest, type ResourceDef, type Transition, wrong } from '../kernel/index.ts'
import { actorOf, type Context } from './context.ts'
import { permitted } from './permission.ts'

enum SortOrder {
  ASC = 'ASC',
  DESC = 'DESC',
}
registerEnumType(SortOrder, {
  name: 'SortOrder',
  description: 'Ascending or descending.',
  valuesConfig: { ASC: { description: 'Smallest or earliest first.' }, DESC: { description: 'Largest or latest first.' } },
})

@InputType('SortInput', { description: 'A further order of a list.' })
class SortInput {
  @Field(() => String, { description: 'Field to sort by.' }) sort!: string
  @Field(() => SortOrder, { nullable: true, description: 'Direction of the sort.' }) order?: SortOrder
}
const MOST_SORTS = 4

@InputType('PageInput', { description: 'Which page of a list, and in which order.' })
export class PageInput {
  @Field(() => Int, { defaultValue: 1, description: 'Number of the page, from 1.' }) no!: number
  @Field(() => Int, { defaultValue: 20, description: 'Records a page, 1 to 200.' }) size!: number
  @Field(() => String, { nullable: true, description: 'Field to sort by.' }) sort?: string
  @Field(() => SortOrder, { nullable: true, description: 'Direction of the sort.' }) order?: SortOrder
  @Field(() => [SortInput], { nullable: true, description: 'Orders among records that the sort puts side by side, at most 4.' })
  thenBy?: SortInput[]
}
function requestOf(filter: object | undefined, asked: PageInput | null | undefined): ListRequest {
  const { thenBy, ...page }: Partial<PageInput> = asked ?? {}
  if ((thenBy?.length ?? 0) > MOST_SORTS) throw wrong('thenBy', 'max', { max: MOST_SORTS })
  return { filter: plain(filter), page, thenBy: thenBy?.map(({ sort, order }) => ({ sort, desc: order === SortOrder.DESC })) }
}

/** Instances made by type-graphql carry undefined keys for what was not sent. */
export const plain = (input: object | undefined | null) =>
  Object.fromEntries(Object.entries(input ?? {}).filter(([, v]) => v !== undefined))

const ID_TEXT = /^[1-9]\d{0,15}$/
/** An id as GraphQL sends it; anything but a positive whole number names the argument that is wrong. */
export function idOf(text: string, field = 'id'): number {
  if (!ID_TEXT.test(text)) throw wrong(field, 'reference')
  return Number(text)
}

interface Listing {
  readonly filter?: object | undefined
  readonly page?: PageInput | null | undefined
}
interface Writing {
  readonly id: string
  readonly input?: object | undefined
}
/** What the operations of a resource do that are asked for most. */
export const answers = {
  list: (resource: ResourceDef, { filter, page }: Listing, context: Context) =>
    context.operations.list(actorOf(context), resource, requestOf(filter, page)),
  record: (resource: ResourceDef, { id }: { id: string }, context: Context) => context.operations.get(actorOf(context), resource, idOf(id)),
  create: (resource: ResourceDef, { input }: { input: object }, context: Context) =>
    context.operations.create(actorOf(context), resource, plain(input)),
  update: (resource: ResourceDef, { id, input }: Writing, context: Context) =>
    context.operations.update(actorOf(context), resource, idOf(id), plain(input)),
  step: (step: Transition<ResourceDef>, { id, input }: Writing, context: Context) =>
    context.operations.step(actorOf(context), step, idOf(id), plain(input)),
}
/** Which permissions open them, any of them. */
export const tagsOf = {
  list: ({ permission }: ResourceDef) => [`${permission}:list`],
  record: ({ permission }: ResourceDef) => [`${permission}:list`, `${permission}:query`],
  create: ({ permission }: ResourceDef) => [`${permission}:add`],
  update: ({ permission }: ResourceDef) => [`${permission}:edit`],
}

type Answer<A> = (args: A, context: Context) => unknown
/**
 * These operations are answered by plain functions: type-graphql makes instances of the arguments and passes through a chain of middleware,
 * which takes longer than finding a row.
 */
export function answerDirectly(schema: GraphQLSchema, resources: readonly ResourceDef[]): void {
  const [queries, mutations] = [schema.getQueryType()?.getFields() ?? {}, schema.getMutationType()?.getFields() ?? {}]
  const directly = <A>(field: GraphQLField<unknown, unknown> | undefined, tags: readonly string[], answer: Answer<A>) => {
    if (!field) throw new Error(`nothing asks for ${tags[0]}`)
    field.resolve = permitted(tags, answer) as never
  }
  for (const resource of resources) {
    const { name, plural, type, can } = resource
    directly(queries[plural], tagsOf.list(resource), answers.list.bind(null, resource))
    directly(queries[name], tagsOf.record(resource), answers.record.bind(null, resource))
    if (can.includes('create')) directly(mutations[`create${type}`], tagsOf.create(resource), answers.create.bind(null, resource))
    if (can.includes('update')) directly(mutations[`update${type}`], tagsOf.update(resource), answers.update.bind(null, resource))
    for (const step of Object.values(flowOf(resource)?.steps ?? {}))
      directly(mutations[`${step.name}${type}`], [step.permission], answers.step.bind(null, step))
  }
}
