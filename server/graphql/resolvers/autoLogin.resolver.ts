import { Arg, Ctx, Extensions, Field, ID, InputType, Int, Mutation, ObjectType, Resolver } from 'type-graphql'
import { idOf } from '../arguments.ts'
import { actorOf, type Context } from '../context.ts'
import { Public, RequirePermission } from '../operationSteps.ts'
import { GraphQLMoment } from '../scalars.ts'
import { LoginAnswer, originOf } from './loginAnswer.ts'

@InputType('AutoLoginInput', { description: 'What an auto-login link says.' })
class AutoLoginInput {
  @Field(() => String, { description: 'Mobile number of the user.' }) mobile!: string
  @Field(() => String, { nullable: true, description: 'Key of the link; may be left out from trusted addresses only.' }) key?: string | null
}
@InputType('IssueAutoLoginLinkInput', { description: 'What an auto-login link is to be for.' })
class IssueAutoLoginLinkInput {
  @Field(() => String, { description: 'What it is for, to recognize it by.' }) purpose!: string
  @Field(() => Int, { defaultValue: 24, description: 'How long it opens anything, 1 to 720 hours.' }) hours!: number
  @Field(() => Boolean, { defaultValue: false, description: 'Opens sessions until it ends, instead of a single one.' })
  isReusable!: boolean
  @Field(() => ID, { nullable: true, description: 'The plant in which its sessions begin.' }) plantId?: string | null
  @Field(() => String, { nullable: true, description: 'Page to open after log-in.' }) landingPage?: string | null
}
@ObjectType('IssuedAutoLoginLink', {
  simpleResolvers: true,
  description: 'A new auto-login link. The key is shown this once; only its hash is kept.',
})
class IssuedAutoLoginLink {
  @Field(() => ID, { description: 'Its id.' }) id!: number
  @Field(() => String, { description: 'Address to open, relative to this server.' }) url!: string
  @Field(() => String, { description: '256 bits, as text.' }) key!: string
  @Field(() => GraphQLMoment, { description: 'When it ends.' }) expiresAt!: Date
}

@Resolver()
export class AutoLoginResolver {
  @Public()
  @Mutation(() => LoginAnswer, {
    description: 'Opens a session by a link instead of a password. Unknown, wrong, used, revoked and expired keys get the same answer.',
  })
  autoLogin(@Arg('input', () => AutoLoginInput) { mobile, key }: AutoLoginInput, @Ctx() context: Context) {
    return context.access.autoLogin({ mobile, key }, originOf(context))
  }

  @RequirePermission('system:autoLogin:issue')
  @Extensions({ isOneTime: true })
  @Mutation(() => IssuedAutoLoginLink, {
    description: 'Makes a link that opens one session of a user without a password, or more if asked to.',
  })
  issueAutoLoginLink(
    @Arg('userId', () => ID) userId: string,
    @Arg('input', () => IssueAutoLoginLinkInput) { plantId, ...input }: IssueAutoLoginLinkInput,
    @Ctx() context: Context,
  ) {
    const request = { ...input, plantId: plantId ? idOf(plantId, 'plantId') : null }
    return context.access.administration.issueAutoLoginLink(actorOf(context), idOf(userId, 'userId'), request)
  }
}
