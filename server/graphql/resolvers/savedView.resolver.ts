import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver, registerEnumType } from 'type-graphql'
import {
  createView,
  defaultView,
  mayChangeView,
  mayList,
  Recalled,
  type RoleRef,
  removeView,
  rolesToShareWith,
  type SavedView,
  SHARE_VIEWS,
  shareView,
  unlimited,
  updateView,
  visibleViews,
} from '../../domain/system/index.ts'
import { notFound, type Registry, type UnitOfWork } from '../../kernel/index.ts'
import { idOf } from '../arguments.ts'
import { actorOf, type Context } from '../context.ts'
import { RequirePermission } from '../operationSteps.ts'

enum ViewVisibility {
  PRIVATE = 'PRIVATE',
  ROLE = 'ROLE',
  PLANT = 'PLANT',
}
registerEnumType(ViewVisibility, {
  name: 'ViewVisibility',
  description: 'Who sees a saved view.',
  valuesConfig: {
    PRIVATE: { description: 'Its owner.' },
    ROLE: { description: 'Whoever has the role.' },
    PLANT: { description: 'Everybody in the plant who may read the list.' },
  },
})

@ObjectType('SavedView', { simpleResolvers: true, description: 'A list as somebody set it up, under a name.' })
class View {
  @Field(() => ID, { description: 'Its id.' }) id!: number
  @Field(() => String, { description: 'Name of the resource whose list it is.' }) resource!: string
  @Field(() => String, { description: 'Its name.' }) name!: string
  @Field(() => ViewVisibility, { description: 'Who sees it.' }) visibility!: SavedView['visibility']
  @Field(() => ID, { nullable: true, description: 'The role that it is shared with.' }) roleId!: number | null
  @Field(() => Boolean, { description: 'Whether the list opens with it.' }) isDefault!: boolean
  @Field(() => String, { nullable: true, description: 'Name of its icon.' }) icon!: string | null
  @Field(() => Int, { nullable: true, description: 'Every how many seconds the list is read again.' }) refreshSeconds!: number | null
  @Field(() => String, { description: 'Filters, order and columns: JSON that the console understands.' }) state!: string
  @Field(() => Boolean, { description: 'Whether it belongs to the caller.' }) isOwn!: boolean
  @Field(() => Boolean, { description: 'Whether the caller may change it.' }) canChange!: boolean
}
@ObjectType('ViewRole', { simpleResolvers: true, description: 'A role that a view can be shared with.' })
class ViewRole {
  @Field(() => ID, { description: 'Its id.' }) id!: number
  @Field(() => String, { description: 'Its name.' }) name!: string
}
@InputType('CreateSavedViewInput', { description: 'A view to keep.' })
class CreateSavedViewInput {
  @Field(() => String, { description: 'Name of the resource whose list it is.' }) resource!: string
  @Field(() => String, { description: 'Its name, at most 40 characters.' }) name!: string
  @Field(() => String, { nullable: true, description: 'Name of its icon.' }) icon?: string | null
  @Field(() => Int, { nullable: true, description: 'Every how many seconds the list is read again, 10 to 3600.' })
  refreshSeconds?: number | null
  @Field(() => String, { description: 'JSON of at most 8,000 characters.' }) state!: string
}
@InputType('UpdateSavedViewInput', { description: 'What is to change of a view.' })
class UpdateSavedViewInput {
  @Field(() => String, { nullable: true, description: 'Its name, at most 40 characters.' }) name?: string
  @Field(() => String, { nullable: true, description: 'Name of its icon.' }) icon?: string | null
  @Field(() => Int, { nullable: true, description: 'Every how many seconds the list is read again, 10 to 3600.' })
  refreshSeconds?: number | null
  @Field(() => String, { nullable: true, description: 'JSON of at most 8,000 characters.' }) state?: string
}

type Work<T> = (uow: UnitOfWork, registry: Registry) => Promise<T>
const within = <T>(context: Context, work: Work<T>): Promise<T> =>
  context.store.write(unlimited(actorOf(context)), (uow) => work(uow, context.registry))
async function viewAfter(context: Context, work: Work<SavedView>): Promise<View> {
  const view = await within(context, work)
  return shown(context, view instanceof Recalled ? await readAnew(context, Number(view.id)) : view)
}
async function readAnew(context: Context, id: number): Promise<SavedView> {
  const found = (await visibleViews(context.store.read(unlimited(actorOf(context))))).find((view) => view.id === id)
  if (!found) throw notFound('savedView', id)
  return found
}
function shown(context: Context, view: SavedView): View {
  const actor = actorOf(context)
  return { ...view, isOwn: view.userId === actor.userId, canChange: mayChangeView(actor, view) }
}

@Resolver()
export class SavedViewResolver {
  @RequirePermission()
  @Query(() => [View], {
    description: 'The caller’s views in this plant and those shared with the caller, of every list that the caller may read.',
  })
  async savedViews(@Ctx() context: Context): Promise<View[]> {
    const actor = actorOf(context)
    const views = await visibleViews(context.store.read(unlimited(actor)))
    return views.filter((view) => mayList(actor, context.registry, view.resource)).map((view) => shown(context, view))
  }

  @RequirePermission(SHARE_VIEWS)
  @Query(() => [ViewRole], { description: 'The roles that a view can be shared with.' })
  savedViewRoles(@Ctx() context: Context): Promise<RoleRef[]> {
    return rolesToShareWith(context.store.read(unlimited(actorOf(context))))
  }

  @RequirePermission()
  @Mutation(() => View, { description: 'Keeps a view for the caller: at most 50 for each list.' })
  createSavedView(@Arg('input', () => CreateSavedViewInput) input: CreateSavedViewInput, @Ctx() context: Context): Promise<View> {
    return viewAfter(context, (uow, registry) => createView(uow, registry, { ...input }))
  }

  @RequirePermission()
  @Mutation(() => View, { description: 'Changes a view of the caller, or a shared one if the caller may share.' })
  updateSavedView(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => UpdateSavedViewInput) input: UpdateSavedViewInput,
    @Ctx() context: Context,
  ): Promise<View> {
    return viewAfter(context, (uow, registry) => updateView(uow, registry, idOf(id), { ...input }))
  }

  @RequirePermission(SHARE_VIEWS)
  @Mutation(() => View, { description: 'Decides who sees a view besides its owner.' })
  shareSavedView(
    @Arg('id', () => ID) id: string,
    @Arg('visibility', () => ViewVisibility, { description: 'Who sees it.' }) visibility: SavedView['visibility'],
    @Arg('roleId', () => ID, { nullable: true, description: 'The role to share it with.' }) roleId: string | undefined,
    @Ctx() context: Context,
  ): Promise<View> {
    const sharing = { visibility, roleId: roleId ? idOf(roleId, 'roleId') : null }
    return viewAfter(context, (uow, registry) => shareView(uow, registry, idOf(id), sharing))
  }

  @RequirePermission()
  @Mutation(() => View, {
    description: 'Whether the list opens with this view, for everybody who sees it; a shared one takes the right to share.',
  })
  setDefaultView(
    @Arg('id', () => ID) id: string,
    @Arg('isDefault', () => Boolean, { description: 'Whether it does.' }) isDefault: boolean,
    @Ctx() context: Context,
  ): Promise<View> {
    return viewAfter(context, (uow, registry) => defaultView(uow, registry, idOf(id), isDefault))
  }

  @RequirePermission()
  @Mutation(() => Boolean, { description: 'Deletes a view of the caller, or a shared one if the caller may share.' })
  deleteSavedView(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<boolean> {
    return within(context, (uow, registry) => removeView(uow, registry, idOf(id)))
  }
}
