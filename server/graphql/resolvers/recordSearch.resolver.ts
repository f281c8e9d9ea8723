import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver, registerEnumType } from 'type-graphql'
import { recordSearch } from '../../domain/system/index.ts'
import { compareHits, hasControl, invalidField, MATCHES, type Match, SEARCH_RANKS, type SearchRank } from '../../kernel/index.ts'
import { actorOf, type Context } from '../context.ts'
import { RequirePermission } from '../operationSteps.ts'
import { PlantRef } from './loginAnswer.ts'

const MOST = 50
/** Room that is kept for records of the person's other plants, however many this one has. */
const ELSEWHERE = 5

const named = <T extends string>(values: readonly T[]) => Object.fromEntries(values.map((one) => [one, one])) as Record<T, T>
const Ranks = named(Object.keys(SEARCH_RANKS) as SearchRank[])
registerEnumType(Ranks, {
  name: 'SearchRank',
  description: 'The rank of a kind of record among results of a search, the first ones first.',
  valuesConfig: Object.fromEntries(Object.entries(SEARCH_RANKS).map(([key, description]) => [key, { description }])),
})
const Matches = named(MATCHES)
registerEnumType(Matches, {
  name: 'SearchMatch',
  description: 'How well a record matches the text of a search, whatever its separators, width and case.',
  valuesConfig: {
    EXACT: { description: 'It is called so.' },
    PREFIX: { description: 'One of its names or its pinyin begins so.' },
    PART: { description: 'One of its names contains it.' },
    INDIRECT: { description: 'Its pinyin contains it, or a record that it links to is called so.' },
  },
})

@ObjectType('RecordHit', { simpleResolvers: true, description: 'A record that was found by what people call it.' })
class RecordHit {
  @Field(() => String, { description: 'Name of the resource, such as reportLog.' }) resource!: string
  @Field(() => ID, { description: 'Its id.' }) id!: number
  @Field(() => String, { description: 'What people call it.' }) title!: string
  @Field(() => String, { description: 'Its number, or what it is about; empty when there is nothing to tell.' }) hint!: string
  @Field(() => Ranks, { description: 'The rank of its kind.' }) rank!: SearchRank
  @Field(() => Matches, { description: 'How well it matches.' }) match!: Match
  @Field(() => PlantRef, { nullable: true, description: 'Another plant of the caller in which it lies; empty for what is found here.' })
  plant!: PlantRef | null
}
@ObjectType('RecordSearch', { simpleResolvers: true, description: 'Records of any kind by number or name.' })
class RecordSearch {
  @Field(() => [RecordHit], {
    description: 'By match and rank: exact ones first, and of each rank those of this plant before those of others.',
  })
  hits!: RecordHit[]
  @Field(() => Boolean, { description: 'Time ran out before every kind of record had been asked.' }) isPartial!: boolean
}

@Resolver()
export class RecordSearchResolver {
  @RequirePermission()
  @Query(() => RecordSearch, {
    description:
      'Records of every kind that the caller may list, by number, name or its pinyin, in the current plant and in the caller’s other ones; hyphens, blanks, width and case do not count, and logs are left out. At most 64 characters of the text count, and fewer than 2 find nothing.',
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
    const away = there
      .flatMap(({ hits }, at) => hits.map((hit) => ({ ...hit, plant: others[at] ?? null })))
      .sort(compareHits)
      .slice(0, ELSEWHERE)
    const own = (here?.hits ?? []).slice(0, Math.max(1, limit - away.length)).map((hit) => ({ ...hit, plant: null }))
    return { hits: [...own, ...away].sort(compareHits).slice(0, limit), isPartial: [here, ...there].some((one) => one?.isPartial) }
  }
}
