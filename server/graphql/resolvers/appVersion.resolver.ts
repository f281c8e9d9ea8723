import { Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { newestAppVersions } from '../../domain/system/index.ts'
import { actorOf, type Context } from '../context.ts'
import { Permit } from '../permit.ts'
import { GraphQLMoment } from '../scalars.ts'

@ObjectType({ simpleResolvers: true, description: 'The newest released version of the mobile app on one platform.' })
class MobileApp {
  @Field(() => ID, { description: 'Its id.' }) id!: number
  @Field(() => String, { description: 'ANDROID or IOS.' }) platform!: string
  @Field(() => String, { description: 'Version as people read it.' }) version!: string
  @Field(() => Int, { description: 'Number that rises with every version.' }) build!: number
  @Field(() => String, { nullable: true, description: 'What is new.' }) notes!: string | null
  @Field(() => Boolean, { description: 'Whether older versions stop working.' }) isForced!: boolean
  @Field(() => String, { description: 'Where to get it: an address in a store, or a path of this server.' }) url!: string
  @Field(() => String, { nullable: true, description: 'Name of the package kept here.' }) fileName!: string | null
  @Field(() => Int, { nullable: true, description: 'Bytes of the package kept here.' }) fileBytes!: number | null
  @Field(() => GraphQLMoment, { description: 'Last change of this version.' }) updatedAt!: Date
}

@Resolver()
export class AppVersionResolver {
  @Permit()
  @Query(() => [MobileApp], { description: 'The newest released version of each platform.' })
  async newestAppVersions(@Ctx() context: Context): Promise<MobileApp[]> {
    const rows = await newestAppVersions(context.store.read(actorOf(context)))
    return rows.map((row) => ({ ...row, url: row.fileName ? `/files/app-versions/${row.id}` : (row.storeUrl ?? '') }))
  }
}
