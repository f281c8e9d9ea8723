import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql'
import { scanned } from '../../domain/repair/index.ts'
import { actorOf, type Context } from '../context.ts'
import { Permit } from '../permit.ts'

@ObjectType({ simpleResolvers: true, description: 'The record that a scanned label stands for.' })
class Scanned {
  @Field(() => String, { description: 'Kind of record, such as equipment.' }) resource!: string
  @Field(() => ID, { description: 'Its id.' }) id!: number
  @Field(() => String, { description: 'Its label.' }) title!: string
  @Field(() => ID, { description: 'The plant it belongs to.' }) plantId!: number
  @Field(() => String, { description: 'Name of that plant.' }) plantName!: string
  @Field(() => Boolean, { description: 'Whether it belongs to the plant you work in now.' }) isHere!: boolean
}

@Resolver()
export class ScanResolver {
  @Permit()
  @Query(() => Scanned, {
    nullable: true,
    description: 'What a scanned label stands for, in any of your plants; null for anything else and for what you may not see.',
  })
  scanned(@Arg('code', () => String, { description: 'What the label says, such as eq-1b.' }) code: string, @Ctx() context: Context) {
    return scanned(context.store.read(actorOf(context)), code)
  }
}
