import { type GraphQLSchema, isInputObjectType, isObjectType } from 'graphql'
import type { Answer } from '../servers/app.ts'
import { faultsOfSentence, faultsOfStatus, textsIn, unlabelled } from './answerFaults.ts'
import type { Depth, Judgement } from './callers.ts'
import type { GraphqlCall } from './graphqlCalls.ts'

type Failure = NonNullable<Answer['errors']>[number]

/** Names of fields of more than one word. */
function keysOf(schema: GraphQLSchema): Set<string> {
  const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith('__'))
  const names = types.flatMap((type) => (isInputObjectType(type) || isObjectType(type) ? Object.keys(type.getFields()) : []))
  return new Set(names.filter((name) => /[A-Z]/.test(name)))
}
const depthOf = (errors: readonly Failure[]): Depth =>
  errors.length === 0 ? 'done' : errors.some(({ extensions: { refusal } }) => refusal && refusal !== 'invalid') ? 'rule' : 'form'

/** Judges answers of the GraphQL wire. */
export function graphqlJudge(schema: GraphQLSchema): (call: Pick<GraphqlCall, 'query' | 'variables'>, answer: Answer) => Judgement {
  const keys = keysOf(schema)
  function faultsOf({ message, extensions }: Failure, sent: readonly string[]): string[] {
    if (!extensions?.code || extensions.code === 'INTERNAL_SERVER_ERROR') return [`a fault of the server: ${message}`]
    // Mistakes in the document keep GraphQL's own words, which name fields as the schema does.
    if (!extensions.refusal) return []
    const sentences = [message, ...(extensions.fields ?? []).map((one) => one.message)]
    return [...sentences.flatMap((one) => faultsOfSentence(one, sent, keys)), ...unlabelled(message, extensions.fields ?? [])]
  }
  return ({ query, variables }, { status, headers, errors = [] }) => {
    const retryAfter = headers.get('retry-after') ?? errors.find((one) => one.extensions.retryAfter)?.extensions.retryAfter
    const sent = [query, ...textsIn(variables)]
    const faults = [...faultsOfStatus(status, retryAfter), ...errors.flatMap((one) => faultsOf(one, sent))]
    return { depth: depthOf(errors), faults: [...new Set(faults)] }
  }
}
