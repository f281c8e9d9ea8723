import { Field, ID, ObjectType } from 'type-graphql'
import { plantRef } from '../../domain/masterdata/index.ts'
import type { AnswerOf } from '../../kernel/index.ts'
import type { Context } from '../context.ts'
import { shapeType } from '../readModels.ts'
import { GraphQLMoment } from '../scalars.ts'

export type PlantRef = AnswerOf<typeof plantRef>
export const PlantRef = shapeType(plantRef)

@ObjectType('RoleRef', { simpleResolvers: true, description: 'A role of a user.' })
class RoleRef {
  @Field(() => ID, { description: 'Its id.' }) id!: number
  @Field(() => String, { description: 'Its name.' }) name!: string
  @Field(() => String, { description: 'Its key, the same in every language.' }) key!: string
}
@ObjectType('SessionUser', { simpleResolvers: true, description: 'The signed-in user.' })
export class SessionUser {
  @Field(() => ID, { description: 'Its id.' }) id!: number
  @Field(() => String, { description: 'User name.' }) username!: string
  @Field(() => String, { description: 'Name of the person.' }) name!: string
  @Field(() => [RoleRef], { description: 'Enabled roles.' }) roles!: readonly RoleRef[]
  @Field(() => String, { nullable: true, description: 'Page to open after log-in.' }) landingPage!: string | null
}
@ObjectType('LoginAnswer', {
  simpleResolvers: true,
  description: 'A new session; or, when a further step is needed, a ticket for it and nothing else.',
})
export class LoginAnswer {
  @Field(() => Boolean, { description: 'Whether the code of an authenticator app is asked for: see loginStep2.' }) needStep2!: boolean
  @Field(() => Boolean, {
    nullable: true,
    description: 'True where somebody else set the password and one of one’s own is asked for: see loginNewPassword.',
  })
  needNewPassword?: boolean
  @Field(() => String, { nullable: true, description: 'Stands for the steps so far, for five minutes and one session.' })
  ticket!: string | null
  @Field(() => String, { nullable: true, description: 'To be sent as Authorization: Bearer.' }) token?: string
  @Field(() => GraphQLMoment, { nullable: true, description: 'When the token ends unless it is renewed.' }) expiresAt?: Date
  @Field(() => String, {
    nullable: true,
    description:
      'Mark of this device, good for 90 days. Sent as X-Device-Mark with the next log-in, it keeps strangers from locking this device out.',
  })
  device?: string
  @Field(() => [PlantRef], { nullable: true, description: 'Plants to select from.' }) plants?: readonly PlantRef[]
  @Field(() => ID, { nullable: true, description: 'The plant that the session begins in.' }) currentPlantId?: number
  @Field(() => SessionUser, { nullable: true, description: 'Who signed in.' }) user?: SessionUser
  @Field(() => String, { nullable: true, description: 'Language that the person has selected, zh or en; empty before that.' })
  language?: string | null
  @Field(() => [String], { nullable: true, description: 'Permission tags; *:*:* grants all.' }) permissions?: readonly string[]
}

export const originOf = ({ ip, userAgent, deviceMark, authorization }: Context) => ({ ip, userAgent, deviceMark, authorization })
