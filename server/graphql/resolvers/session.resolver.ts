import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { actorOf, type Context } from '../context.ts'
import { idOf } from '../crud.ts'
import { menusOf } from '../menus.ts'
import { Permit, Public } from '../permit.ts'
import { GraphQLMoment } from '../scalars.ts'
import { PlantRef } from './plantRef.ts'

@ObjectType({ simpleResolvers: true, description: 'A log-in that the demo data brought along.' })
export class DemoLogin {
  @Field(() => String, { description: 'User name.' }) username!: string
  @Field(() => String, { description: 'Password as it is typed.' }) password!: string
  @Field(() => String, { description: 'Name of the person.' }) name!: string
  @Field(() => String, { description: 'Role of the person.' }) role!: string
  @Field(() => String, { description: 'What the role may do, in a few words.' }) permissionsHint!: string
}
@ObjectType({ simpleResolvers: true, description: 'This installation, as anybody may see it.' })
class Site {
  @Field(() => String, { description: 'Name of the product.' }) name!: string
  @Field(() => String, { description: 'Word that tells a trial system from the real one; empty in production.' }) environment!: string
  @Field(() => String, { description: 'Version of the server.' }) version!: string
  @Field(() => [DemoLogin], { description: 'Usable log-ins, in demo mode only.' }) demoLogins!: readonly DemoLogin[]
}
@ObjectType({ simpleResolvers: true, description: 'A role of a user.' })
class RoleRef {
  @Field(() => ID, { description: 'Its id.' }) id!: number
  @Field(() => String, { description: 'Its name.' }) name!: string
  @Field(() => String, { description: 'Its key, the same in every language.' }) key!: string
}
@ObjectType({ simpleResolvers: true, description: 'The signed-in user.' })
class SessionUser {
  @Field(() => ID, { description: 'Its id.' }) id!: number
  @Field(() => String, { description: 'User name.' }) username!: string
  @Field(() => String, { description: 'Name of the person.' }) name!: string
  @Field(() => [RoleRef], { description: 'Enabled roles.' }) roles!: RoleRef[]
  @Field(() => String, { nullable: true, description: 'Page to open after log-in.' }) landingPage!: string | null
}
@ObjectType({ simpleResolvers: true, description: 'One entry of the sidebar.' })
class MenuNode {
  @Field(() => ID, { description: 'Its id.' }) id!: string
  @Field(() => String, { description: 'Path in the console.' }) path!: string
  @Field(() => String, { description: 'Title in the language of the request.' }) title!: string
  @Field(() => String, { description: 'Name of its icon.' }) icon!: string
  @Field(() => String, { description: "Screen that it opens; 'Layout' for a folder." }) component!: string
  @Field(() => Boolean, { description: 'Whether the sidebar shows it.' }) visible!: boolean
  @Field(() => String, { nullable: true, description: 'Resource that its screen is about.' }) resource!: string | null
  @Field(() => [MenuNode], { description: 'Entries below it.' }) children!: MenuNode[]
}
@ObjectType({ simpleResolvers: true, description: 'The session of the caller.' })
class Me {
  @Field(() => SessionUser, { description: 'Who is signed in.' }) user!: SessionUser
  @Field(() => [PlantRef], { description: 'Plants to choose from.' }) plants!: readonly PlantRef[]
  @Field(() => ID, { description: 'The plant that this session works in.' }) currentPlantId!: number
  @Field(() => [String], { description: 'Permission tags; *:*:* grants all.' }) permissions!: readonly string[]
  @Field(() => [MenuNode], { description: 'The sidebar.' }) menus!: MenuNode[]
  @Field(() => String, { description: 'Word that tells a trial system from the real one.' }) environment!: string
  @Field(() => GraphQLMoment, { nullable: true, description: 'When the token ends unless it is renewed; empty over a socket.' })
  expiresAt!: Date | null
}
@ObjectType({ simpleResolvers: true, description: 'A new session.' })
class LoginAnswer {
  @Field(() => String, { description: 'To be sent as Authorization: Bearer.' }) token!: string
  @Field(() => GraphQLMoment, { description: 'When the token ends unless it is renewed.' }) expiresAt!: Date
  @Field(() => [PlantRef], { description: 'Plants to choose from.' }) plants!: readonly PlantRef[]
  @Field(() => ID, { description: 'The plant that the session begins in.' }) currentPlantId!: number
  @Field(() => SessionUser, { description: 'Who signed in.' }) user!: SessionUser
  @Field(() => [String], { description: 'Permission tags; *:*:* grants all.' }) permissions!: readonly string[]
}
@ObjectType({ simpleResolvers: true, description: 'The session after a change of plant.' })
class SwitchPlantAnswer {
  @Field(() => String, { description: 'Takes the place of the token used so far.' }) token!: string
  @Field(() => GraphQLMoment, { description: 'When the token ends unless it is renewed.' }) expiresAt!: Date
  @Field(() => ID, { description: 'The plant that the session works in now.' }) currentPlantId!: number
}
@InputType({ description: 'Who wants to sign in.' })
class LoginInput {
  @Field(() => String, { description: 'User name.' }) username!: string
  @Field(() => String, { description: 'Lower-case hex SHA-256 of the password that was typed.' }) password!: string
}

const originOf = ({ ip, userAgent }: Context) => ({ ip, userAgent })

@Resolver()
export class SessionResolver {
  @Public()
  @Query(() => Site, { name: 'site', description: 'What the log-in page shows.' })
  readSite(@Ctx() { site, language }: Context): Site {
    return { name: 'Millwright', environment: site.environment, version: site.version, demoLogins: site.demoLogins(language) }
  }

  @Permit()
  @Query(() => Me, { description: 'Who is signed in, where, and what the sidebar offers.' })
  async me(@Ctx() context: Context) {
    const { access, site, registry, language } = context
    const actor = actorOf(context)
    const menus = menusOf(registry, actor, language)
    return { ...(await access.me(actor)), menus, environment: site.environment, expiresAt: context.expiresAt }
  }

  @Public()
  @Mutation(() => LoginAnswer, { description: 'Opens a session. Five failures lock a name at one address for ten minutes and longer.' })
  login(@Arg('input', () => LoginInput) input: LoginInput, @Ctx() context: Context) {
    return context.access.login(input, originOf(context))
  }

  @Permit()
  @Mutation(() => Boolean, { description: 'Ends the session; its tokens open nothing any more.' })
  logout(@Ctx() context: Context) {
    return context.access.logout(actorOf(context), originOf(context))
  }

  @Permit()
  @Mutation(() => SwitchPlantAnswer, { description: 'Moves the session to another plant of the user.' })
  switchPlant(@Arg('plantId', () => ID) plantId: string, @Ctx() context: Context) {
    return context.access.switchPlant(actorOf(context), idOf(plantId, 'plantId'))
  }
}
