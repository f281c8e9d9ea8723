import { Arg, Ctx, Field, ObjectType, Resolver, Root, Subscription } from 'type-graphql'
import { notFound, requirePermission } from '../../kernel/index.ts'
import { actorOf, type Context } from '../context.ts'
import { RequirePermission } from '../operationSteps.ts'
import { GraphQLMoment } from '../scalars.ts'

@ObjectType('RecordsChanged', { simpleResolvers: true, description: 'Records of a list may have changed: whoever shows them looks again.' })
export class RecordsChanged {
  @Field(() => String, { description: 'Name of the resource.' }) resource!: string
  @Field(() => GraphQLMoment, { description: 'When the server noticed.' }) at!: Date
}

@Resolver()
export class RecordsChangedResolver {
  @RequirePermission()
  @Subscription(() => RecordsChanged, {
    description:
      'Tells at once, and then after each change of any record of this kind that the current plant can see, at most once a second. It says that something changed and never what: what a caller may see of it, the list tells.',
    subscribe: ({ context, args }: { context: Context; args: { resource: string } }) => {
      const actor = actorOf(context)
      const resource = context.registry.byName(args.resource)
      if (!resource || resource.internal) throw notFound('operationLog', args.resource)
      const permission = `${resource.permission}:list`
      requirePermission(actor, permission)
      return context.live.follow(resource, actor.plantId)
    },
  })
  recordsChanged(
    @Arg('resource', () => String, { description: 'Name of the resource, such as reportLog.' }) _resource: string,
    @Root() tick: RecordsChanged,
    @Ctx() _context: Context,
  ): RecordsChanged {
    return tick
  }
}
