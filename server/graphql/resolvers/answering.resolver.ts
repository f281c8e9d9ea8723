import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { answerByLink, readLink } from '../../domain/callout/index.ts'
import type { Context } from '../context.ts'
import { Public } from '../operationSteps.ts'
import { GraphQLMoment } from '../scalars.ts'

const simple = { simpleResolvers: true }

@ObjectType('CallOfLink', { ...simple, description: 'What somebody is called for, as far as the person who was called needs to know it.' })
class CallOfLink {
  @Field(() => String, { description: 'Who was called.' }) name!: string
  @Field(() => String, { description: 'Number of the report.' }) reportNo!: string
  @Field(() => String, { description: 'The machine.' }) equipmentName!: string
  @Field(() => String, { description: 'What is wrong.' }) description!: string
  @Field(() => String, { description: 'LOW, NORMAL, HIGH or STOP.' }) urgency!: string
  @Field(() => GraphQLMoment, { description: 'When it was reported.' }) since!: Date
}
@ObjectType('CallByLinkAnswer', { ...simple, description: 'What came of answering a call by its link.' })
class CallByLinkAnswer {
  @Field(() => String, { description: 'The report that is taken on.' }) reportNo!: string
  @Field(() => Boolean, { description: 'Whether the repair is theirs now; otherwise a repairer still has to be selected.' })
  isAssigned!: boolean
}

const KEY = { description: 'The key behind # in the link.' }

/** Whoever was called answers without signing in. Looking changes nothing: programs that scan mail follow every link. */
@Resolver()
export class AnsweringResolver {
  @Public()
  @Query(() => CallOfLink, { description: 'What the link of a call is about. Refused once it is used or expired, or the call is over.' })
  callOfLink(@Arg('key', () => String, KEY) key: string, @Ctx() { store }: Context) {
    return readLink(store, key)
  }

  @Public()
  @Mutation(() => CallByLinkAnswer, { description: 'Answers a call by its link, once: the report is accepted and nobody else is called.' })
  answerCallByLink(@Arg('key', () => String, KEY) key: string, @Ctx() { store }: Context) {
    return answerByLink(store, key)
  }
}
