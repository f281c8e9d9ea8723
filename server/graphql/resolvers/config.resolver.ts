import { Ctx, Int, Mutation, Resolver } from 'type-graphql'
import { changeConfigVersion } from '../../domain/system/index.ts'
import { actorOf, type Context } from '../context.ts'
import { RequirePermission } from '../permission.ts'

@Resolver()
export class ConfigResolver {
  @RequirePermission('system:config:changeVersion')
  @Mutation(() => Int, { description: 'Makes every client read dictionaries and parameters anew; answers the new version.' })
  changeConfigVersion(@Ctx() context: Context) {
    return context.store.write(actorOf(context), changeConfigVersion)
  }
}
