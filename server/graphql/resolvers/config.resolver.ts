import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { changeConfigVersion, configValue } from '../../domain/system/index.ts'
import { actorOf, type Context } from '../context.ts'
import { Permit } from '../permit.ts'

@Resolver()
export class ConfigResolver {
  @Permit()
  @Query(() => String, { nullable: true, description: 'The value of a parameter; null when there is no such parameter.' })
  configByKey(@Arg('key', () => String, { description: 'Key of the parameter.' }) key: string, @Ctx() context: Context) {
    return configValue(context.store.read(actorOf(context)), key)
  }

  @Permit('system:config:changeVersion')
  @Mutation(() => Int, { description: 'Makes every client read dictionaries and parameters anew; answers the new version.' })
  changeConfigVersion(@Ctx() context: Context) {
    return context.store.write(actorOf(context), changeConfigVersion)
  }
}
