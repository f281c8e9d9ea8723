import { Arg, Ctx, Extensions, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { type MenuNode as MenuEntry, menusOf } from '../../domain/identity/index.ts'
import { configVersion } from '../../domain/system/index.ts'
import { idOf } from '../arguments.ts'
import { actorOf, type Context } from '../context.ts'
import { Public, RequirePermission } from '../operationSteps.ts'
import { GraphQLMoment } from '../scalars.ts'
import { LoginAnswer, originOf, PlantRef, SessionUser } from './loginAnswer.ts'

@ObjectType('DemoLogin', { simpleResolvers: true, description: 'A log-in that the demo data brought along.' })
export class DemoLogin {
  @Field(() => String, { description: 'User name.' }) username!: string
  @Field(() => String, { description: 'Password as it is typed.' }) password!: string
  @Field(() => String, { description: 'Name of the person.' }) name!: string
  @Field(() => String, { description: 'Role of the person.' }) role!: string
  @Field(() => String, { description: 'What the role may do, in a few words.' }) permissionsHint!: string
}
@ObjectType('Site', { simpleResolvers: true, description: 'This installation, as anybody may see it.' })
class Site {
  @Field(() => String, { description: 'Name of the product.' }) name!: string
  @Field(() => String, { description: 'Word that tells a trial system from the real one; empty in production.' }) environment!: string
  @Field(() => String, { description: 'Version of the server.' }) version!: string
  @Field(() => String, { description: 'Offset of the business day from UTC, by which times are shown and days begin, such as +08:00.' })
  utcOffset!: string
  @Field(() => [DemoLogin], { description: 'Usable log-ins, in demo mode only.' }) demoLogins!: readonly DemoLogin[]
}
@ObjectType('MenuNode', { simpleResolvers: true, description: 'One entry of the sidebar.' })
class MenuNode {
  @Field(() => ID, { description: 'Its id.' }) id!: string
  @Field(() => String, { description: 'Path in the console, or the address that it opens.' }) path!: string
  @Field(() => String, { description: 'Title in the language of the request.' }) title!: string
  @Field(() => String, { description: 'Name of its icon.' }) icon!: string
  @Field(() => String, { description: "Screen that it opens; 'Layout' for a folder." }) component!: string
  @Field(() => Boolean, { description: 'Whether the sidebar shows it.' }) visible!: boolean
  @Field(() => String, { nullable: true, description: 'Resource that its screen is about.' }) resource!: string | null
  @Field(() => Boolean, { description: 'Whether it opens in a window of its own.' }) isFrame!: boolean
  @Field(() => Boolean, { description: 'Whether its page starts afresh whenever it is opened.' }) noCache!: boolean
  @Field(() => String, { nullable: true, description: 'Tag that opens it; everybody may when empty.' }) permission!: string | null
  @Field(() => [MenuNode], { description: 'Entries below it.' }) children!: readonly MenuEntry[]
}
@ObjectType('Viewer', { simpleResolvers: true, description: 'Somebody who looks on as somebody else, and writes nothing.' })
class Viewer {
  @Field(() => String, { description: 'Name of the person.' }) name!: string
  @Field(() => GraphQLMoment, { description: 'When it ends.' }) until!: Date
}
@ObjectType('Me', { simpleResolvers: true, description: 'The session of the caller.' })
class Me {
  @Field(() => SessionUser, { description: 'Who is signed in.' }) user!: SessionUser
  @Field(() => [PlantRef], { description: 'Plants to select from.' }) plants!: readonly PlantRef[]
  @Field(() => ID, { description: 'The plant that your token works in.' }) currentPlantId!: number
  @Field(() => [String], { description: 'Permission tags; *:*:* grants all.' }) permissions!: readonly string[]
  @Field(() => Boolean, {
    description: 'Whether you work in every plant of this installation: what all of them share is changed from there.',
  })
  worksEverywhere!: boolean
  @Field(() => Boolean, { description: 'Whether your data scope leaves out some of the records that have owners.' }) isLimited!: boolean
  @Field(() => Viewer, { nullable: true, description: 'Whoever looks on as this user; empty for the user.' }) viewedBy!: Viewer | null
  @Field(() => [MenuNode], { description: 'The sidebar.' }) menus!: readonly MenuEntry[]
  @Field(() => String, { description: 'Word that tells a trial system from the real one.' }) environment!: string
  @Field(() => Int, { description: 'Rises when dictionaries and parameters should be read anew.' }) configVersion!: number
  @Field(() => GraphQLMoment, { nullable: true, description: 'When the token ends unless it is renewed; empty over a socket.' })
  expiresAt!: Date | null
}
@ObjectType('ViewAsAnswer', { simpleResolvers: true, description: 'A session in which somebody looks on as somebody else.' })
class ViewAsAnswer {
  @Field(() => String, { description: 'Shows what that user sees; every write, export and account page is refused.' }) token!: string
  @Field(() => GraphQLMoment, { description: 'When the token ends. The session ends a quarter of an hour after it began.' })
  expiresAt!: Date
}
@ObjectType('SwitchPlantAnswer', { simpleResolvers: true, description: 'A token for another plant.' })
class SwitchPlantAnswer {
  @Field(() => String, { description: 'Works in the other plant; the one used so far goes on in its own.' }) token!: string
  @Field(() => GraphQLMoment, { description: 'When the token ends unless it is renewed.' }) expiresAt!: Date
  @Field(() => ID, { description: 'The plant that the new token works in.' }) currentPlantId!: number
}
@InputType('LoginInput', { description: 'Who wants to sign in.' })
class LoginInput {
  @Field(() => String, { description: 'User name.' }) username!: string
  @Field(() => String, { description: 'Lower-case hex SHA-256 of the password that was typed.' }) password!: string
}
@InputType('LoginStep2Input', { description: 'The second step of a log-in.' })
class LoginStep2Input {
  @Field(() => String, { description: 'What the first step answered.' }) ticket!: string
  @Field(() => String, { description: 'Six digits of the authenticator app, or a recovery code.' }) code!: string
}
@InputType('LoginNewPasswordInput', { description: 'The last step of a log-in with a password that somebody else set.' })
class LoginNewPasswordInput {
  @Field(() => String, { description: 'What the step before answered.' }) ticket!: string
  @Field(() => String, { description: 'Lower-case hex SHA-256 of the password that was typed, which is another one.' }) newPassword!: string
}

@Resolver()
export class SessionResolver {
  @Public()
  @Query(() => Site, { name: 'site', description: 'What the log-in page shows.' })
  readSite(@Ctx() { site, language }: Context): Site {
    return {
      name: 'Millwright',
      environment: site.environment,
      version: site.version,
      utcOffset: site.utcOffset,
      demoLogins: site.demoLogins(language),
    }
  }

  @RequirePermission()
  @Query(() => Me, { description: 'Who is signed in, where, and what the sidebar offers.' })
  async me(@Ctx() context: Context) {
    const { access, site, language } = context
    const actor = actorOf(context)
    const menus = await menusOf(context, actor, language)
    const read = context.store.read(actor)
    const [version, worksEverywhere] = await Promise.all([configVersion(read), read.worksEverywhere()])
    const shown = { environment: site.environment, configVersion: version, worksEverywhere, isLimited: actor.dataScope !== 'all' }
    return { ...(await access.me(actor)), ...shown, menus, expiresAt: context.expiresAt }
  }

  @Public()
  @Mutation(() => LoginAnswer, { description: 'Opens a session. Five failures lock a name at one address for ten minutes and longer.' })
  login(@Arg('input', () => LoginInput) input: LoginInput, @Ctx() context: Context) {
    return context.access.login(input, originOf(context))
  }

  @Public()
  @Mutation(() => LoginAnswer, {
    description: 'The second step of a log-in. A ticket takes five tries and opens one session; a code opens one session too.',
  })
  loginStep2(@Arg('input', () => LoginStep2Input) input: LoginStep2Input, @Ctx() context: Context) {
    return context.access.loginStep2(input, originOf(context))
  }

  @Public()
  @Mutation(() => LoginAnswer, {
    description: 'The last step of a log-in with a password that somebody else set: a password of one’s own. A ticket opens one session.',
  })
  loginNewPassword(@Arg('input', () => LoginNewPasswordInput) input: LoginNewPasswordInput, @Ctx() context: Context) {
    return context.access.loginNewPassword(input, originOf(context))
  }

  @RequirePermission()
  @Extensions({ endsSession: true })
  @Mutation(() => Boolean, { description: 'Ends the session; its tokens open nothing any more.' })
  logout(@Ctx() context: Context) {
    return context.access.logout(actorOf(context), originOf(context))
  }

  @RequirePermission()
  @Mutation(() => SwitchPlantAnswer, {
    description: 'A token of the same session for another plant of the user. Tokens and sockets that are out stay in theirs.',
  })
  switchPlant(@Arg('plantId', () => ID) plantId: string, @Ctx() context: Context) {
    return context.access.switchPlant(actorOf(context), idOf(plantId, 'plantId'))
  }

  @RequirePermission('system:user:viewAs')
  @Extensions({ isOneTime: true })
  @Mutation(() => ViewAsAnswer, {
    description:
      'Opens a session in which you see the current plant as another user does, for a quarter of an hour and without writing anything. Never as somebody with more rights than yours; both logs tell of it, and the user sees it among the open sessions.',
  })
  viewAs(@Arg('userId', () => ID) userId: string, @Ctx() context: Context) {
    return context.access.viewAs(actorOf(context), idOf(userId, 'userId'), originOf(context))
  }
}
