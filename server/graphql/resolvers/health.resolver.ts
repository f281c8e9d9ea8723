import { Ctx, Field, Mutation, ObjectType, Query, Resolver, registerEnumType } from 'type-graphql'
import { GROUPS, type Group, type Light, type PresentedFinding, presentFinding } from '../../health/index.ts'
import { Refusal } from '../../kernel/index.ts'
import { programRelease } from '../../platform/release.ts'
import { actorOf, type Context } from '../context.ts'
import { RequirePermission } from '../operationSteps.ts'
import { GraphQLMoment } from '../scalars.ts'

const HealthLight = { GREEN: 'green', YELLOW: 'yellow', RED: 'red' } as const
registerEnumType(HealthLight, {
  name: 'HealthLight',
  description: 'How something fares.',
  valuesConfig: {
    GREEN: { description: 'It works.' },
    YELLOW: { description: 'It works, and somebody should look at it before it does not.' },
    RED: { description: 'It does not work, or soon will not.' },
  },
})
const HealthGroup = Object.fromEntries(GROUPS.map((name) => [name.toUpperCase(), name]))
registerEnumType(HealthGroup, {
  name: 'HealthGroup',
  description: 'What a check is about.',
  valuesConfig: {
    MACHINE: { description: 'The machine and its disk.' },
    BASE: { description: 'The database.' },
    WORK: { description: 'Queue and processes.' },
    NETWORK: { description: 'What leads in and out.' },
    SAFETY: { description: 'Backups and secrets.' },
  },
})

@ObjectType('HealthFinding', { simpleResolvers: true, description: 'What one check found.' })
class HealthFinding implements PresentedFinding {
  @Field(() => String, { description: 'Name of the check.' }) check!: string
  @Field(() => HealthGroup, { description: 'What it is about.' }) group!: Group
  @Field(() => HealthLight, { description: 'How it fares.' }) light!: Light
  @Field(() => String, { description: 'What is checked, in the language of the reader.' }) title!: string
  @Field(() => String, { description: 'What was found.' }) says!: string
  @Field(() => String, { nullable: true, description: 'What to do about it, where there is something to do.' }) todo!: string | null
}
@ObjectType('Health', { simpleResolvers: true, description: 'How this installation fares.' })
class Health {
  @Field(() => HealthLight, { description: 'The worst of all findings.' }) light!: Light
  @Field(() => GraphQLMoment, { description: 'When it was asked.' }) at!: Date
  @Field(() => String, { description: 'Version of the server that looked.' }) version!: string
  @Field(() => String, { description: 'Commit that it was made from; empty where it is unknown.' }) commit!: string
  @Field(() => [HealthFinding], { description: 'What was found, group by group.' }) findings!: readonly HealthFinding[]
  @Field(() => GraphQLMoment, { nullable: true, description: 'When the whole base was read last; null until somebody had it read.' })
  thoroughAt!: Date | null
  @Field(() => Boolean, { description: 'Whether it is being read just now.' }) isExamining!: boolean
}

/** It tells of what all plants stand on, and of rows in any of them. */
async function ofAllPlants(context: Context) {
  const actor = actorOf(context)
  if (!(await context.store.read(actor).worksEverywhere())) throw new Refusal('healthOfAll', {}, { kind: 'forbidden' })
}

@Resolver()
export class HealthResolver {
  @RequirePermission('system:health:list')
  @Query(() => Health, { description: 'What every check finds, by those who work in every plant. A finding may be some seconds old.' })
  async health(@Ctx() context: Context): Promise<Health> {
    await ofAllPlants(context)
    const { found, ...report } = await context.health.report()
    const { version, commit } = programRelease()
    return { ...report, version, commit, findings: found.map((one) => presentFinding(one, context.language)) }
  }

  @RequirePermission('system:health:examine')
  @Mutation(() => Boolean, {
    description: 'Has the whole base read and compared, in the background; what is found is among the findings then.',
  })
  async examineHealth(@Ctx() context: Context): Promise<boolean> {
    await ofAllPlants(context)
    context.health.examine()
    return true
  }
}
