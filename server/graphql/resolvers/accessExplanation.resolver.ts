import { Args, ArgsType, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql'
import { explainAccess, type Reason } from '../../domain/identity/index.ts'
import { invalidField, type Language, minuteText } from '../../kernel/index.ts'
import { wordedIn, wordsOf } from '../../platform/refusalWords.ts'
import { idOf } from '../arguments.ts'
import { actorOf, type Context } from '../context.ts'
import { RequirePermission } from '../operationSteps.ts'

@ObjectType('RoleNamed', { simpleResolvers: true, description: 'A role.' })
class RoleNamed {
  @Field(() => ID, { description: 'Its id.' }) id!: number
  @Field(() => String, { description: 'Its name.' }) name!: string
}
@ObjectType('AccessReason', { simpleResolvers: true, description: 'One rule, and what it says about the person.' })
class AccessReason {
  @Field(() => String, {
    description:
      'The rule: account, plant, entry, defined, right, deleted, plants, reach, guard, shared, closed, state, objection, condition or service.',
  })
  rule!: string
  @Field(() => Boolean, { description: 'Whether it lets the person through.' }) isMet!: boolean
  @Field(() => String, { description: 'What it says, as a sentence.' }) says!: string
  @Field(() => [RoleNamed], {
    description: 'The roles by which it is so; of a right that nobody gives, those that would if they were enabled.',
  })
  roles!: readonly RoleNamed[]
}
@ObjectType('AccessExplanation', { simpleResolvers: true, description: 'Why somebody sees or does something, or does not.' })
class AccessExplanation {
  @Field(() => Boolean, { description: 'Whether every rule lets the person through.' }) isAllowed!: boolean
  @Field(() => String, { description: 'Name of the person.' }) personName!: string
  @Field(() => [AccessReason], { description: 'Every rule that is asked, in its order.' }) reasons!: readonly AccessReason[]
}

@ArgsType()
class AccessQueryArgs {
  @Field(() => ID) userId!: string
  @Field(() => ID, { nullable: true, description: 'A page of the menu; without it, a resource is named.' }) menuId!: string | null
  @Field(() => String, { nullable: true, description: 'Name of the resource, such as user.' }) resource!: string | null
  @Field(() => ID, { nullable: true, description: 'The record; without it, the list or the right as such.' }) id!: string | null
  @Field(() => String, {
    nullable: true,
    description: 'list, view, add, edit, remove, export, import or a step; view or list unless said.',
  })
  action!: string | null
}

const idIn = (text: string | null | undefined, field: string) => (text == null ? null : idOf(text, field))

function presentReason({ rule, isMet, variant, params, refusal, roles }: Reason, language: Language, offsetMinutes: number): AccessReason {
  const { at, entry, english, ...rest } = params
  const more = {
    ...(at instanceof Date && { at: minuteText(at, offsetMinutes) }),
    ...(entry != null && { entry: language === 'en' ? english : entry }),
  }
  const key = `access.reasons.${rule}.${isMet ? (variant ?? 'met') : (variant ?? 'unmet')}`
  return { rule, isMet, roles, says: refusal ? wordsOf(refusal, language).message : wordedIn(language, key, { ...rest, ...more }) }
}

@Resolver()
export class AccessExplanationResolver {
  @RequirePermission('system:access:list')
  @Query(() => AccessExplanation, {
    description:
      'Why somebody sees or does something in the current plant, or does not: a page of the menu, a list, a record, an action or a step. It is told by the rules that decide when that person calls; what the caller may not see is not found.',
  })
  async explainAccess(@Args(() => AccessQueryArgs) args: AccessQueryArgs, @Ctx() context: Context): Promise<AccessExplanation> {
    const { store, registry, language } = context
    const asker = actorOf(context)
    const { userId, menuId, resource, id, action } = args
    if (!menuId === !resource) throw invalidField(menuId ? 'menuId' : 'resource', 'required')
    const question = { userId: idOf(userId, 'userId'), menuId: idIn(menuId, 'menuId'), resource, id: idIn(id, 'id'), action }
    const { isAllowed, person, reasons } = await explainAccess({ store, registry, asker }, question)
    const { offsetMinutes } = store.read(asker)
    return { isAllowed, personName: person.name, reasons: reasons.map((one) => presentReason(one, language, offsetMinutes)) }
  }
}
