import { Field, ID, ObjectType } from 'type-graphql'

/* What every type of a record may hold: records of other kinds by their label, and what is said of the steps of its flow. */

@ObjectType('RecordRef', { simpleResolvers: true, description: 'A record that has no type of its own in this API, by its label.' })
export class RecordRef {
  @Field(() => ID, { description: 'Its id.' }) id!: number
  @Field(() => String, { description: 'Its label.' }) name!: string
  @Field(() => String, { description: 'Its label.' }) title!: string
}

@ObjectType('BlockingRecord', { simpleResolvers: true, description: 'A record that stands in the way of a step.' })
export class BlockingRecord {
  @Field(() => String, { description: 'Its resource.' }) resource!: string
  @Field(() => ID, { description: 'Its id.' }) id!: number
}

@ObjectType('BlockedStep', {
  simpleResolvers: true,
  description: 'A step that its state and your permissions allow and something else forbids.',
})
export class BlockedStep {
  @Field(() => String, { description: 'The step, as in actions.' }) step!: string
  @Field(() => String, { description: 'Why, in your language.' }) message!: string
  @Field(() => BlockingRecord, { nullable: true, description: 'The record that has to be seen to first, where it is one.' })
  record!: BlockingRecord | null
}

@ObjectType('StepNeeds', { simpleResolvers: true, description: 'What a step needs of one record beside what its input always asks for.' })
export class StepNeeds {
  @Field(() => String, { description: 'The step, as in actions.' }) step!: string
  @Field(() => [String], { description: 'Fields of its input that must be filled in.' }) fields!: string[]
  @Field(() => [String], { description: 'Fields of its input that this record gives reason to ask for; they may be left out.' })
  asks!: string[]
}
