import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Query, Resolver, registerEnumType } from 'type-graphql'
import { flowOf, type ResourceDef, type Step, wrong } from '../kernel/index.ts'
import { actorOf, type Context } from './context.ts'
import { labelOf, type Types } from './declare.ts'
import type { Class } from './filters.ts'
import { Permit } from './permit.ts'

enum SortOrder {
  ASC = 'ASC',
  DESC = 'DESC',
}
registerEnumType(SortOrder, {
  name: 'SortOrder',
  description: 'Ascending or descending.',
  valuesConfig: { ASC: { description: 'Smallest or earliest first.' }, DESC: { description: 'Largest or latest first.' } },
})

@InputType({ description: 'Which page of a list, and in which order.' })
export class PageInput {
  @Field(() => Int, { defaultValue: 1, description: 'Number of the page, from 1.' }) no!: number
  @Field(() => Int, { defaultValue: 20, description: 'Records a page, 1 to 200.' }) size!: number
  @Field(() => String, { nullable: true, description: 'Field to sort by.' }) sort?: string
  @Field(() => SortOrder, { nullable: true, description: 'Direction of the sort.' }) order?: SortOrder
}

/** Instances made by type-graphql carry undefined keys for what was not sent. */
const plain = (input: object | undefined | null) => Object.fromEntries(Object.entries(input ?? {}).filter(([, v]) => v !== undefined))

const ID_TEXT = /^[1-9]\d{0,15}$/
/** An id as GraphQL sends it; anything but a positive whole number names the argument that is wrong. */
export function idOf(text: string, field = 'id'): number {
  if (!ID_TEXT.test(text)) throw wrong(field, 'reference')
  return Number(text)
}

function readingOf(resource: ResourceDef, { Type, Filter, Page }: Types): Class {
  const label = labelOf(resource)
  @Resolver(() => Type as never)
  class Reading {
    @Permit(`${resource.permit}:list`)
    @Query(() => Page as never, { name: resource.plural, description: `${label}: a page of the list.` })
    list(
      @Arg('filter', () => Filter as never, { nullable: true }) filter: object | undefined,
      @Arg('page', () => PageInput, { nullable: true }) page: PageInput | undefined,
      @Ctx() context: Context,
    ) {
      return context.operations.list(actorOf(context), resource, { filter: plain(filter), page: page ?? {} })
    }
    @Permit(`${resource.permit}:list`, `${resource.permit}:query`)
    @Query(() => Type as never, { name: resource.name, description: `${label}: one record.` })
    get(@Arg('id', () => ID) id: string, @Ctx() context: Context) {
      return context.operations.get(actorOf(context), resource, idOf(id))
    }
  }
  return Reading
}
function creatingOf(resource: ResourceDef, { Type, Create }: Types): Class {
  @Resolver(() => Type as never)
  class Creating {
    @Permit(`${resource.permit}:add`)
    @Mutation(() => Type as never, { name: `create${resource.type}`, description: `${labelOf(resource)}: add a record.` })
    create(@Arg('input', () => Create as never) input: object, @Ctx() context: Context) {
      return context.operations.create(actorOf(context), resource, plain(input))
    }
  }
  return Creating
}
function updatingOf(resource: ResourceDef, { Type, Update }: Types): Class {
  @Resolver(() => Type as never)
  class Updating {
    @Permit(`${resource.permit}:edit`)
    @Mutation(() => Type as never, { name: `update${resource.type}`, description: `${labelOf(resource)}: change the given fields.` })
    update(@Arg('id', () => ID) id: string, @Arg('input', () => Update as never) input: object, @Ctx() context: Context) {
      return context.operations.update(actorOf(context), resource, idOf(id), plain(input))
    }
  }
  return Updating
}
function removingOf(resource: ResourceDef): Class {
  const name = `delete${resource.plural.charAt(0).toUpperCase()}${resource.plural.slice(1)}`
  @Resolver()
  class Removing {
    @Permit(`${resource.permit}:remove`)
    @Mutation(() => Int, { name, description: `${labelOf(resource)}: delete records, all or none; answers how many.` })
    remove(@Arg('ids', () => [ID]) ids: string[], @Ctx() context: Context) {
      return context.operations.remove(
        actorOf(context),
        resource,
        ids.map((id) => idOf(id, 'ids')),
      )
    }
  }
  return Removing
}
function arrangingOf(resource: ResourceDef): Class {
  const name = `arrange${resource.plural.charAt(0).toUpperCase()}${resource.plural.slice(1)}`
  const description = `${labelOf(resource)}: hang records below a parent, or on top without one, in this order; answers how many moved.`
  @Resolver()
  class Arranging {
    @Permit(`${resource.permit}:edit`)
    @Mutation(() => Int, { name, description })
    arrange(
      @Arg('parentId', () => ID, { nullable: true }) parentId: string | undefined,
      @Arg('ids', () => [ID]) ids: string[],
      @Ctx() context: Context,
    ) {
      const place = { parentId: parentId ? idOf(parentId, 'parentId') : null, ids: ids.map((id) => idOf(id, 'ids')) }
      return context.operations.arrange(actorOf(context), resource, place)
    }
  }
  return Arranging
}
function steppingOf(step: Step<ResourceDef>, { Type, steps }: Types): Class {
  const { resource } = step
  const { Input, optional } = steps[step.name] as Types['steps'][string]
  @Resolver(() => Type as never)
  class Stepping {
    @Permit(step.permit)
    @Mutation(() => Type as never, {
      name: `${step.name}${resource.type}`,
      description: `${labelOf(resource)}: from ${step.from.join(' or ')} to ${step.to}.`,
    })
    step(
      @Arg('id', () => ID) id: string,
      @Arg('input', () => Input as never, { nullable: optional }) input: object | undefined,
      @Ctx() context: Context,
    ) {
      return context.operations.step(actorOf(context), step, idOf(id), plain(input))
    }
  }
  return Stepping
}

/** The resolver classes of one resource: list, get, and what its definition allows of create, update, delete and steps. */
export function resolversOf(resource: ResourceDef, types: Types): Class[] {
  return [
    readingOf(resource, types),
    ...(resource.can.includes('create') ? [creatingOf(resource, types)] : []),
    ...(resource.can.includes('update') ? [updatingOf(resource, types)] : []),
    ...(resource.can.includes('delete') ? [removingOf(resource)] : []),
    ...(resource.tree && resource.can.includes('update') ? [arrangingOf(resource)] : []),
    ...Object.values(flowOf(resource)?.steps ?? {}).map((step) => steppingOf(step, types)),
  ]
}
