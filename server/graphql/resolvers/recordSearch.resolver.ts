import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { recordSearch } from '../../domain/system/index.ts'
import { hasControl, wrong } from '../../kernel/index.ts'
import { actorOf, type Context } from '../context.ts'
import { Permit } from '../permit.ts'

const MOST = 50

@ObjectType({ simpleResolvers: true, description: 'A record that was found by what people call it.' })
class RecordHit {
  @Field(() => String, { description: 'Name of the resource, such as reportLog.' }) resource!: string
  @Field(() => ID, { description: 'Its id.' }) id!: number
  @Field(() => String, { description: 'What people call it.' }) title!: string
  @Field(() => String, { description: 'Its number, or what it is about; empty when there is nothing to tell.' }) hint!: string
}
@ObjectType({ simpleResolvers: true, description: 'Records of any kind by number or name.' })
class RecordSearch {
  @Field(() => [RecordHit], { description: 'The closest ones first.' }) hits!: RecordHit[]
  @Field(() => Boolean, { description: 'Time ran out before every kind of record had been asked.' }) isPartial!: boolean
}

@Resolver()
export class RecordSearchResolver {
  @Permit()
  @Query(() => RecordSearch, {
    description:
      'Records of every kind that the caller may list, by number, name or its pinyin, in the current plant; logs are left out. At most 64 characters of the text count, and fewer than 2 find nothing.',
  })
  recordSearch(
    @Arg('text', () => String, { description: 'Part of a number or a name.' }) text: string,
    @Arg('limit', () => Int, { defaultValue: 20, description: 'Records at most, 1 to 50.' }) limit: number,
    @Ctx() context: Context,
  ): Promise<RecordSearch> {
    if (hasControl(text)) throw wrong('text', 'control')
    if (limit < 1 || limit > MOST) throw wrong('limit', 'between', { min: 1, max: MOST })
    return recordSearch(context.store.read(actorOf(context)), context.registry, { text, limit })
  }
}
