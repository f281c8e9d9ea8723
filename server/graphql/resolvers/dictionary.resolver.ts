import { Arg, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql'
import { dictionaryOf } from '../../domain/system/index.ts'
import { words } from '../../words.ts'
import { actorOf, type Context } from '../context.ts'
import { Permit } from '../permit.ts'

@ObjectType({ simpleResolvers: true, description: 'One entry of a dictionary.' })
class DictEntry {
  @Field(() => String, { description: 'What people read, in the language of the request.' }) label!: string
  @Field(() => String, { description: 'What is kept.' }) value!: string
  @Field(() => String, { nullable: true, description: 'Style of the entry in old clients.' }) cssClass!: string | null
  @Field(() => String, { nullable: true, description: 'Style of the entry in lists of old clients.' }) listClass!: string | null
  @Field(() => Boolean, { description: 'Whether forms begin with it.' }) isDefault!: boolean
}

@Resolver()
export class DictionaryResolver {
  @Permit()
  @Query(() => [DictEntry], { description: 'The entries of a dictionary; choice fields are dictionaries too, as reportLog_status.' })
  dictionary(
    @Arg('type', () => String, { description: 'Type of the dictionary.' }) type: string,
    @Ctx() context: Context,
  ): Promise<DictEntry[]> {
    const { store, registry, language } = context
    return dictionaryOf(store.read(actorOf(context)), { registry, language, say: words(language) }, type)
  }
}
