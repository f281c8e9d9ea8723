import { Field, ObjectType, Query, Resolver } from 'type-graphql'
import { programRelease, type Release as ReleaseFacts } from '../../platform/release.ts'
import { RequirePermission } from '../operationSteps.ts'

@ObjectType('Release', { simpleResolvers: true, description: 'The product that is installed.' })
class Release implements ReleaseFacts {
  @Field(() => String, { description: 'Version of the server.' }) version!: string
  @Field(() => String, { description: 'Commit that it was made from; empty where it is unknown.' }) commit!: string
  @Field(() => String, { description: 'License of the product; empty where none is named.' }) license!: string
  @Field(() => String, { description: 'What users notice of each version, in Markdown.' }) changelog!: string
}

@Resolver()
export class ReleaseResolver {
  @RequirePermission()
  @Query(() => Release, { name: 'release', description: 'The product that is installed.' })
  readRelease(): Release {
    return programRelease()
  }
}
