import { Arg, Ctx, Extensions, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { idOf } from '../arguments.ts'
import { actorOf, type Context } from '../context.ts'
import { RequirePermission } from '../operationSteps.ts'
import { GraphQLMoment } from '../scalars.ts'
import { LoginAnswer, originOf, PlantRef } from './loginAnswer.ts'

const HASH = 'Lower-case hex SHA-256 of the password that was typed.'

@ObjectType('Account', { simpleResolvers: true, description: 'The account of the caller.' })
class Account {
  @Field(() => String, { description: 'User name.' }) username!: string
  @Field(() => String, { description: 'Name of the person.' }) name!: string
  @Field(() => String, { nullable: true, description: 'Mobile number.' }) mobile!: string | null
  @Field(() => String, { nullable: true, description: 'E-mail address.' }) email!: string | null
  @Field(() => String, { description: 'UNKNOWN, MALE, FEMALE or CONFIDENTIAL.' }) gender!: string
  @Field(() => String, { nullable: true, description: 'Name of the department.' }) departmentName!: string | null
  @Field(() => [String], { description: 'Names of the posts.' }) postNames!: readonly string[]
  @Field(() => [String], { description: 'Names of the enabled roles.' }) roleNames!: readonly string[]
  @Field(() => [PlantRef], { description: 'Plants to work in.' }) plants!: readonly PlantRef[]
  @Field(() => Boolean, { description: 'Whether log-in asks for a code as well.' }) twoFactor!: boolean
  @Field(() => GraphQLMoment, { nullable: true, description: 'When the user last signed in.' }) lastLoginAt!: Date | null
  @Field(() => Int, { description: 'Recovery codes that have not been used.' }) recoveryCodesLeft!: number
}
@ObjectType('MySession', { simpleResolvers: true, description: 'One session of the caller.' })
class MySession {
  @Field(() => ID, { description: 'Its id.' }) id!: number
  @Field(() => String, { description: 'Address that it was opened from.' }) ip!: string
  @Field(() => String, { nullable: true, description: 'Browser, as it calls itself.' }) browser!: string | null
  @Field(() => String, { nullable: true, description: 'System, as the browser calls it.' }) os!: string | null
  @Field(() => GraphQLMoment, { description: 'When it was opened.' }) startedAt!: Date
  @Field(() => GraphQLMoment, { description: 'When it was last used, to half a minute.' }) lastSeenAt!: Date
  @Field(() => Boolean, { description: 'Whether it is the one that asks.' }) current!: boolean
  @Field(() => String, { nullable: true, description: 'Name of whoever looks on in it as the caller; empty for the caller’s own.' })
  viewedBy!: string | null
}
@ObjectType('TwoFactorStart', {
  simpleResolvers: true,
  description: 'What an authenticator app needs; shown until it is confirmed, never again.',
})
class TwoFactorStart {
  @Field(() => String, { description: 'The shared secret in base 32, to be typed.' }) secret!: string
  @Field(() => String, { description: 'The same as an otpauth:// address, to be shown as a QR code.' }) url!: string
}
@ObjectType('Preference', { simpleResolvers: true, description: 'Something that the caller set up.' })
class Preference {
  @Field(() => String, { description: 'Its name.' }) key!: string
  @Field(() => String, { description: 'JSON.' }) value!: string
}
@InputType('AccountInput', { description: 'What people may change of their own account.' })
class AccountInput {
  @Field(() => String, { nullable: true, description: 'Mobile number.' }) mobile?: string | null
  @Field(() => String, { nullable: true, description: 'E-mail address.' }) email?: string | null
  @Field(() => String, { nullable: true, description: 'UNKNOWN, MALE, FEMALE or CONFIDENTIAL.' }) gender?: string
}
@InputType('ChangePasswordInput', { description: 'A change of password.' })
class ChangePasswordInput {
  @Field(() => String, { description: HASH }) oldPassword!: string
  @Field(() => String, { description: HASH }) newPassword!: string
}

@Resolver()
export class AccountResolver {
  @RequirePermission()
  @Extensions({ isOfAccount: true })
  @Query(() => Account, { description: 'The account of the caller.' })
  myAccount(@Ctx() context: Context) {
    return context.access.accounts.read(actorOf(context))
  }

  @RequirePermission()
  @Mutation(() => Account, { description: 'Changes the given fields of the caller’s account.' })
  updateMyAccount(@Arg('input', () => AccountInput) input: AccountInput, @Ctx() context: Context) {
    return context.access.accounts.update(actorOf(context), { ...input })
  }

  @RequirePermission()
  @Extensions({ isOneTime: true })
  @Mutation(() => LoginAnswer, { description: 'Changes the password. All other sessions end; this one goes on with the token answered.' })
  changePassword(@Arg('input', () => ChangePasswordInput) input: ChangePasswordInput, @Ctx() context: Context) {
    return context.access.accounts.changePassword(actorOf(context), input, originOf(context))
  }

  @RequirePermission()
  @Extensions({ isOfAccount: true })
  @Query(() => [MySession], { description: 'The open sessions of the caller, the last used first.' })
  mySessions(@Ctx() context: Context) {
    return context.access.accounts.sessions(actorOf(context))
  }

  @RequirePermission()
  @Mutation(() => Boolean, { description: 'Ends one of the caller’s sessions.' })
  endMySession(@Arg('id', () => ID) id: string, @Ctx() context: Context) {
    return context.access.accounts.endSession(actorOf(context), idOf(id))
  }

  @RequirePermission()
  @Query(() => [Preference], { description: 'What the caller set up.' })
  myPreferences(@Ctx() context: Context) {
    return context.access.accounts.preferences(actorOf(context))
  }

  @RequirePermission()
  @Mutation(() => Boolean, { description: 'Keeps a preference of the caller: at most 100 of them, 20,000 characters each.' })
  savePreference(
    @Arg('key', () => String, { description: 'Its name, such as settings.' }) key: string,
    @Arg('value', () => String, { description: 'JSON.' }) value: string,
    @Ctx() context: Context,
  ) {
    return context.access.accounts.savePreference(actorOf(context), key, value)
  }
}

@Resolver()
export class TwoFactorResolver {
  @RequirePermission()
  @Extensions({ isOneTime: true })
  @Mutation(() => TwoFactorStart, {
    description: 'A secret for an authenticator app. Log-in asks for its codes once confirmTwoFactor has seen one.',
  })
  startTwoFactor(@Arg('password', () => String, { description: HASH }) password: string, @Ctx() context: Context) {
    return context.access.accounts.startTwoFactor(actorOf(context), password, originOf(context))
  }

  @RequirePermission()
  @Extensions({ isOneTime: true })
  @Mutation(() => [String], { description: 'Turns two-factor on. Out: ten recovery codes, shown this once.' })
  confirmTwoFactor(@Arg('code', () => String, { description: 'Six digits of the app.' }) code: string, @Ctx() context: Context) {
    return context.access.accounts.confirmTwoFactor(actorOf(context), code)
  }

  @RequirePermission()
  @Mutation(() => Boolean, { description: 'Turns two-factor off.' })
  endTwoFactor(
    @Arg('password', () => String, { description: HASH }) password: string,
    @Arg('code', () => String, { description: 'Six digits of the app, or a recovery code.' }) code: string,
    @Ctx() context: Context,
  ) {
    return context.access.accounts.endTwoFactor(actorOf(context), { password, code }, originOf(context))
  }

  @RequirePermission()
  @Extensions({ isOneTime: true })
  @Mutation(() => [String], { description: 'Ten new recovery codes, shown this once; the old ones open nothing any more.' })
  renewRecoveryCodes(
    @Arg('password', () => String, { description: HASH }) password: string,
    @Arg('code', () => String, { description: 'Six digits of the app, or a recovery code.' }) code: string,
    @Ctx() context: Context,
  ) {
    return context.access.accounts.renewRecoveryCodes(actorOf(context), { password, code }, originOf(context))
  }
}
