import { Field, ID, ObjectType } from 'type-graphql'

@ObjectType({ simpleResolvers: true, description: 'A plant by its name.' })
export class PlantRef {
  @Field(() => ID, { description: 'Its id.' }) id!: number
  @Field(() => String, { description: 'Its name.' }) name!: string
}
