import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import { flowOf, type ResourceDef, type Transition } from '../kernel/index.ts'
import { actorOf, type Context } from './context.ts'
import { answers, idOf, PageInput, plain, tagsOf } from './crudAnswers.ts'
import { labelOf, type Types } from './declare.ts'
import type { Class } from './filters.ts'
import { RequirePermission } from './permission.ts'

const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
function readingOf(resource: ResourceDef, { Type, Filter, Page }: Types): Class {
  const label = labelOf(resource)
  @Resolver(() => Type as never)
  class Reading {
    @RequirePermission(...tagsOf.list(resource))
    @Query(() => Page as never, { name: resource.plural, description: `${label}: a page of the list.` })
    list(
      @Arg('filter', () => Filter as never, { nullable: true }) filter: object | undefined,
      @Arg('page', () => PageInput, { nullable: true }) page: PageInput | undefined,
      @Ctx() context: Context,
    ) {
      return answers.list(resource, { filter, page }, context)
    }
    @RequirePermission(...tagsOf.record(resource))
    @Query(() => Type as never, { name: resource.name, description: `${label}: one record.` })
    get(@Arg('id', () => ID) id: string, @Ctx() context: Context) {
      return answers.record(resource, { id }, context)
    }
  }
  return Reading
}
function creatingOf(resource: ResourceDef, { Type, Create }: Types): Class {
  @Resolver(() => Type as never)
  class Creating {
    @RequirePermission(...tagsOf.create(resource))
    @Mutation(() => Type as never, { name: `create${resource.type}`, description: `${labelOf(resource)}: add a record.` })
    create(@Arg('input', () => Create as never) input: object, @Ctx() context: Context) {
      return answers.create(resource, { input }, context)
    }
  }
  return Creating
}
function updatingOf(resource: ResourceDef, { Type, Update }: Types): Class {
  @Resolver(() => Type as never)
  class Updating {
    @RequirePermission(...tagsOf.update(resource))
    @Mutation(() => Type as never, { name: `update${resource.type}`, description: `${labelOf(resource)}: change the given fields.` })
    update(@Arg('id', () => ID) id: string, @Arg('input', () => Update as never) input: object, @Ctx() context: Context) {
      return answers.update(resource, { id, input }, context)
    }
  }
  return Updating
}
function removingOf(resource: ResourceDef): Class {
  const name = `delete${upper(resource.plural)}`
  @Resolver()
  class Removing {
    @RequirePermission(`${resource.permission}:remove`)
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
const COUNT = 'How many records the caller saw; when it is another number by now, nothing happens.'

/** Many records at once, those that are named or all that match a filter. */
function updatingManyOf(resource: ResourceDef, { Filter, Update }: Types): Class {
  const [many, label] = [upper(resource.plural), labelOf(resource)]
  @Resolver()
  class UpdatingMany {
    @RequirePermission(`${resource.permission}:edit`)
    @Mutation(() => Int, { name: `update${many}`, description: `${label}: change the given fields of many records, all or none.` })
    many(@Arg('ids', () => [ID]) ids: string[], @Arg('input', () => Update as never) input: object, @Ctx() context: Context) {
      const wanted = ids.map((id) => idOf(id, 'ids'))
      return context.operations.updateMany(actorOf(context), resource, wanted, plain(input))
    }
    @RequirePermission(`${resource.permission}:edit`)
    @Mutation(() => Int, { name: `updateMatching${many}`, description: `${label}: change the given fields of all that match.` })
    matching(
      @Arg('filter', () => Filter as never) filter: object,
      @Arg('count', () => Int, { description: COUNT }) count: number,
      @Arg('input', () => Update as never) input: object,
      @Ctx() context: Context,
    ) {
      return context.operations.updateMatching(actorOf(context), resource, { filter: plain(filter), count }, plain(input))
    }
  }
  return UpdatingMany
}
function removingManyOf(resource: ResourceDef, { Filter }: Types): Class {
  const [many, label] = [upper(resource.plural), labelOf(resource)]
  @Resolver()
  class RemovingMany {
    @RequirePermission(`${resource.permission}:remove`)
    @Mutation(() => Int, { name: `deleteMatching${many}`, description: `${label}: delete all that match, or none; answers how many.` })
    matching(
      @Arg('filter', () => Filter as never) filter: object,
      @Arg('count', () => Int, { description: COUNT }) count: number,
      @Ctx() context: Context,
    ) {
      return context.operations.removeMatching(actorOf(context), resource, { filter: plain(filter), count })
    }
  }
  return RemovingMany
}
function undeletingOf(resource: ResourceDef): Class {
  const description = `${labelOf(resource)}: take back what the caller deleted a few seconds ago, the last deletion unless ids are given.`
  @Resolver()
  class Undeleting {
    @RequirePermission(`${resource.permission}:remove`)
    @Mutation(() => Int, { name: `undelete${upper(resource.plural)}`, description })
    undelete(@Arg('ids', () => [ID], { nullable: true }) ids: string[] | undefined, @Ctx() context: Context) {
      const wanted = ids?.map((id) => idOf(id, 'ids'))
      return context.operations.undelete(actorOf(context), resource, wanted)
    }
  }
  return Undeleting
}
function arrangingOf(resource: ResourceDef): Class {
  const name = `arrange${upper(resource.plural)}`
  const description = `${labelOf(resource)}: hang records below a parent, or on top without one, in this order; answers how many moved.`
  @Resolver()
  class Arranging {
    @RequirePermission(`${resource.permission}:edit`)
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
const movesOf = ({ from, to }: Transition<ResourceDef>) =>
  to === null ? `correct fields of one that is ${from.join(' or ')}; says why.` : `from ${from.join(' or ')} to ${to}.`

function steppingOf(step: Transition<ResourceDef>, { Type, steps }: Types): Class {
  const { resource } = step
  const { Input, optional } = steps[step.name] as Types['steps'][string]
  @Resolver(() => Type as never)
  class Stepping {
    @RequirePermission(step.permission)
    @Mutation(() => Type as never, {
      name: `${step.name}${resource.type}`,
      description: `${labelOf(resource)}: ${movesOf(step)}`,
    })
    step(
      @Arg('id', () => ID) id: string,
      @Arg('input', () => Input as never, { nullable: optional }) input: object | undefined,
      @Ctx() context: Context,
    ) {
      return answers.step(step, { id, input }, context)
    }
  }
  return Stepping
}

/** The resolver classes of one resource: list, get, and what its definition allows of create, update, delete and steps. */
export function resolversOf(resource: ResourceDef, types: Types): Class[] {
  return [
    readingOf(resource, types),
    ...(resource.can.includes('create') ? [creatingOf(resource, types)] : []),
    ...(resource.can.includes('update') ? [updatingOf(resource, types), updatingManyOf(resource, types)] : []),
    ...(resource.can.includes('delete') ? [removingOf(resource), removingManyOf(resource, types)] : []),
    ...(resource.can.includes('delete') && resource.undoable ? [undeletingOf(resource)] : []),
    ...(resource.tree && resource.can.includes('update') ? [arrangingOf(resource)] : []),
    ...Object.values(flowOf(resource)?.steps ?? {}).map((step) => steppingOf(step, types)),
  ]
}
