import { type GraphQLSchema, isObjectType } from 'graphql'

/** Arguments that mean the same in every operation; one that means something else brings words of its own. */
const WORDS: Readonly<Record<string, string>> = {
  id: 'Id of the record.',
  ids: 'Ids of the records.',
  filter: 'Which records; all conditions must hold.',
  page: 'Which page, and in which order.',
  input: 'The values; see its fields.',
  plantId: 'Id of the plant.',
  userId: 'Id of the user.',
  parentId: 'Id of the record above; none for the top.',
}

/** Gives the built schema the descriptions that would otherwise be repeated at every operation. */
export function explainArguments(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) for (const arg of field.args) arg.description ??= WORDS[arg.name] ?? null
  }
}
