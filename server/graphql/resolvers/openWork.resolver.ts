import { Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql'
import { myOpenWork } from '../../domain/repair/index.ts'
import { actorOf, type Context } from '../context.ts'
import { Permit } from '../permit.ts'
import { GraphQLMoment } from '../scalars.ts'

@ObjectType({ simpleResolvers: true, description: 'Something that waits for the signed-in person.' })
class OpenWork {
  @Field(() => String, { description: 'reportLog or repairLog.' }) kind!: string
  @Field(() => ID, { description: 'Id of that record.' }) id!: number
  @Field(() => String, { description: 'Its number.' }) number!: string
  @Field(() => String, { description: 'The machine.' }) equipmentName!: string
  @Field(() => String, { description: 'Its state.' }) status!: string
  @Field(() => GraphQLMoment, { description: 'Since when it waits.' }) since!: Date
  @Field(() => String, { description: 'What is wrong.' }) description!: string
}

@Resolver()
export class OpenWorkResolver {
  @Permit()
  @Query(() => [OpenWork], { description: 'Reports that the signed-in person may accept, and repairs that are theirs; oldest first.' })
  myOpenWork(@Ctx() context: Context) {
    return myOpenWork(context.store.read(actorOf(context)))
  }
}
