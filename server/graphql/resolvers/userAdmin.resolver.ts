import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import { idOf } from '../arguments.ts'
import { actorOf, type Context } from '../context.ts'
import { RequirePermission } from '../operationSteps.ts'

@Resolver()
export class UserAdminResolver {
  @RequirePermission('system:user:resetPassword')
  @Mutation(() => Boolean, { description: 'Gives a user another password and ends all sessions of that user.' })
  resetUserPassword(
    @Arg('id', () => ID) id: string,
    @Arg('password', () => String, { description: 'Lower-case hex SHA-256 of the new password.' }) password: string,
    @Ctx() context: Context,
  ) {
    return context.access.administration.resetPassword(actorOf(context), idOf(id), password)
  }

  @RequirePermission('system:user:resetTwoFactor')
  @Mutation(() => Boolean, { description: 'Takes away the second step of a user who lost phone and recovery codes.' })
  resetUserTwoFactor(@Arg('id', () => ID) id: string, @Ctx() context: Context) {
    return context.access.administration.resetTwoFactor(actorOf(context), idOf(id))
  }

  @RequirePermission('system:user:unlock')
  @Mutation(() => Boolean, { description: 'Lets a user who guessed too often try again at once.' })
  unlockUser(@Arg('id', () => ID) id: string, @Ctx() context: Context) {
    return context.access.administration.unlock(actorOf(context), idOf(id))
  }
}
