import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver, registerEnumType } from 'type-graphql'
import { applyTemplate } from '../../domain/maintenance/index.ts'
import { rowOperations } from '../../kernel/index.ts'
import { actorOf, type Context } from '../context.ts'
import { idOf } from '../crud.ts'
import { RequirePermission } from '../permission.ts'
import { GraphQLDay } from '../scalars.ts'

const simple = { simpleResolvers: true }
const SkipReason = { EXISTS: 'EXISTS' } as const
registerEnumType(SkipReason, {
  name: 'SkipReason',
  description: 'Why a line of a template was left out.',
  valuesConfig: { EXISTS: { description: 'The machine has one of this name already.' } },
})

@ObjectType({ ...simple, description: 'A line of a template that a machine has already.' })
class SkippedLine {
  @Field(() => String, { description: 'Name of the machine.' }) equipmentName!: string
  @Field(() => String, { description: 'Name of the line.' }) lineName!: string
  @Field(() => SkipReason, { description: 'Why it was left out.' }) reason!: 'EXISTS'
}
@ObjectType({ ...simple, description: 'What applying a template has made.' })
class PointsApplied {
  @Field(() => Int, { description: 'Inspection points made.' }) points!: number
  @Field(() => Int, { description: 'Maintenance plans made.' }) plans!: number
  @Field(() => [SkippedLine], { description: 'What was there already.' }) skipped!: SkippedLine[]
}

@Resolver()
export class PointsTemplateResolver {
  @RequirePermission('maint:template:query')
  @Mutation(() => PointsApplied, {
    description:
      'Makes the inspection points and maintenance plans of a template on machines, all or none; needs inspect:point:add and maint:plan:add for what it makes.',
  })
  applyPointsTemplate(
    @Arg('id', () => ID, { description: 'The template.' }) id: string,
    @Arg('equipmentIds', () => [ID], { description: 'The machines.' }) equipmentIds: string[],
    @Arg('nextMaintDate', () => GraphQLDay, {
      nullable: true,
      description: 'First date of the maintenance plans; a cycle from today unless given.',
    })
    nextMaintDate: string | undefined,
    @Ctx() { store, registry, ...context }: Context,
  ) {
    const machines = equipmentIds.map((one) => idOf(one, 'equipmentIds'))
    const parts = { store, rows: rowOperations(store.now, registry) }
    return applyTemplate(parts, actorOf(context as Context), { id: idOf(id), equipmentIds: machines, nextMaintDate })
  }
}
