import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { recordSearch } from '../../domain/system/index.ts'
import { hasControl, invalidField } from '../../kernel/index.ts'
import { actorOf, type Context } from '../context.ts'
import { RequirePermission } from '../operationSteps.ts'
import { PlantRef } from './loginAnswer.ts'

const MOST = 50
/** Room that is kept for records of the person's other plants, however many this one has. */
const ELSEWHERE = 5

@ObjectType('RecordHit', { simpleResolvers: true, description: 'A record that was found by what people call it.' })
class RecordHit {
  @Field(() => String, { description: 'Name of the resource, such as reportLog.' }) resource!: string
  @Field(() => ID, { description: 'Its id.' }) id!: number
  @Field(() => String, { description: 'What people call it.' }) title!: string
  @Field(() => String, { description: 'Its number, or what it is about; empty when there is nothing to tell.' }) hint!: string
  @Field(() => PlantRef, { nullable: true, description: 'Another plant of the caller in which it lies; empty for what is found here.' })
  plant!: PlantRef | null
}
@ObjectType('RecordSearch', { simpleResolvers: true, description: 'Records of any kind by number or name.' })
class RecordSearch {
  @Field(() => [RecordHit], { description: 'The closest ones first, then those of other plants.' }) hits!: RecordHit[]
  @Field(() => Boolean, { description: 'Time ran out before every kind of record had been asked.' }) isPartial!: boolean
}

@Resolver()
export class RecordSearchResolver {
  @RequirePermission()
  @Query(() => RecordSearch, {
    description:
      'Records of every kind that the caller may list, by number, name or its pinyin, in the current plant and then in the caller’s other ones; logs are left out. At most 64 characters of the text count, and fewer than 2 find nothing.',
  })
  async recordSearch(
    @Arg('text', () => String, { description: 'Part of a number or a name.' }) text: string,
    @Arg('limit', () => Int, { defaultValue: 20, description: 'Records at most, 1 to 50.' }) limit: number,
    @Ctx() context: Context,
  ): Promise<RecordSearch> {
    if (hasControl(text)) throw invalidField('text', 'control')
    if (limit < 1 || limit > MOST) throw invalidField('limit', 'between', { min: 1, max: MOST })
    const { store, registry, access } = context
    const actor = actorOf(context)
    const others = (await access.me(actor)).plants.filter(({ id }) => id !== actor.plantId)
    const searched = [
      recordSearch(store.read(actor), registry, { text, limit }),
      ...others.map(({ id }) => recordSearch(store.read({ ...actor, plantId: id }), registry, { text, limit: ELSEWHERE, isOfPlant: true })),
    ]
    const [here, ...there] = await Promise.all(searched)
    const away = there.flatMap(({ hits }, at) => hits.map((hit) => ({ ...hit, plant: others[at] ?? null }))).slice(0, ELSEWHERE)
    const own = (here?.hits ?? []).slice(0, Math.max(1, limit - away.length)).map((hit) => ({ ...hit, plant: null }))
    return { hits: [...own, ...away].slice(0, limit), isPartial: [here, ...there].some((one) => one?.isPartial) }
  }
}
