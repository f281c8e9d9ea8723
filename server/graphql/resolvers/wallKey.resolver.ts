import { Arg, Ctx, Extensions, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql'
import { issueWallDisplayKey } from '../../domain/wall/index.ts'
import { actorOf, type Context } from '../context.ts'
import { idOf } from '../crud.ts'
import { RequirePermission } from '../permission.ts'

@ObjectType({ simpleResolvers: true, description: 'The key of a wall display, shown this once; only its hash is kept.' })
class WallDisplayKey {
  @Field(() => String, { description: '256 bits, as text.' }) key!: string
  @Field(() => String, {
    description: 'Address to open on the screen, relative to this server; the key stands behind #, which no server sees.',
  })
  url!: string
}

@Resolver()
export class WallKeyResolver {
  @RequirePermission('wall:display:issueKey')
  @Extensions({ isShownOnce: true })
  @Mutation(() => WallDisplayKey, { description: 'Gives a wall display a new key; the old one stops working.' })
  async issueWallDisplayKey(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<WallDisplayKey> {
    const { key } = await context.store.write(actorOf(context), (uow) => issueWallDisplayKey(uow, idOf(id)))
    return { key, url: `/bigscreen/#key=${key}` }
  }
}
