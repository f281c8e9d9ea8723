import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql'
import { historyOf } from '../../domain/system/index.ts'
import { notFound, Refusal, reads } from '../../kernel/index.ts'
import { actorOf, type Context } from '../context.ts'
import { idOf } from '../crud.ts'
import { Permit } from '../permit.ts'
import { GraphQLMoment } from '../scalars.ts'

@ObjectType({ simpleResolvers: true, description: 'One field that a change touched; links are given by label.' })
class HistoryChange {
  @Field(() => String, { description: 'Name of the field.' }) field!: string
  @Field(() => String, { nullable: true, description: 'Value before.' }) before!: string | null
  @Field(() => String, { nullable: true, description: 'Value after.' }) after!: string | null
}
@ObjectType({ simpleResolvers: true, description: 'One change of a record: who, when, what.' })
class HistoryEntry {
  @Field(() => ID, { description: 'Its id.' }) id!: number
  @Field(() => GraphQLMoment, { description: 'When it was made.' }) at!: Date
  @Field(() => String, { description: 'Who made it.' }) userName!: string
  @Field(() => String, { description: 'create, update, delete, or the step that was taken.' }) action!: string
  @Field(() => [HistoryChange], { description: 'What it changed.' }) changes!: HistoryChange[]
}

@Resolver()
export class HistoryResolver {
  @Permit()
  @Query(() => [HistoryEntry], { description: 'Every change of one record, newest first; needs the right to read that record.' })
  async history(
    @Arg('resource', () => String, { description: 'Name of the resource, such as reportLog.' }) name: string,
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<HistoryEntry[]> {
    const actor = actorOf(context)
    const resource = context.registry.byName(name)
    if (!resource || resource.internal) throw notFound('operationLog', name)
    if (!reads(actor, resource)) throw new Refusal('forbidden', { permission: `${resource.permit}:query` }, { kind: 'forbidden' })
    const read = context.store.read(actor)
    // Reading the record first keeps its history inside the caller's plant.
    await read.of(resource).get(idOf(id))
    return historyOf(read, context.registry, resource, idOf(id))
  }
}
