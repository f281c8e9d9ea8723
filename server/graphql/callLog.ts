import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server'
import { type GraphQLFormattedError, Kind, type OperationDefinitionNode } from 'graphql'
import type { CallEntry } from '../requestLog/index.ts'
import type { Context } from './context.ts'

/** What an operation is called: the name it was given, or those of its root fields. */
function nameOf(requestedName: string | null | undefined, operation: OperationDefinitionNode | undefined): string {
  const name = requestedName || operation?.name?.value
  if (name) return name
  const fields = operation?.selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : [])) ?? []
  return fields.slice(0, 10).join(',') || '(unreadable)'
}
/** Without GraphQL's own sentences, which repeat the values that were sent. */
const outlineOf = ({ message, path, extensions = {} }: GraphQLFormattedError) => {
  const { code, refusal, fields } = extensions as { code?: string; refusal?: string; fields?: readonly { field: string }[] }
  return { title: code, path: path?.join('.'), ...(refusal && { refusal, message }), ...(fields && { field: fields.map((f) => f.field) }) }
}
function responseOf({ response, operation }: GraphQLRequestContextWillSendResponse<Context>): unknown {
  if (response.body.kind !== 'single') return undefined
  const { data, errors } = response.body.singleResult
  const isMutation = operation?.operation === 'mutation'
  return { ...(isMutation && data && { data }), ...(errors?.length && { errors: errors.map(outlineOf) }) }
}

/** Tells of every operation over HTTP once it is answered. */
export const callLog = (onCall: (entry: CallEntry) => void): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    const began = performance.now()
    return {
      async willSendResponse(call) {
        const { request, contextValue, operation, operationName, response } = call
        const { actor, ip, requestId, store } = contextValue
        const ms = performance.now() - began
        onCall({
          at: new Date(store.now().getTime() - ms),
          actor,
          ip,
          requestId,
          wire: 'GRAPHQL',
          method: operation?.operation ?? 'query',
          url: '/graphql',
          operation: nameOf(operationName, operation),
          request: request.variables,
          response: responseOf(call),
          httpStatus: response.http.status ?? 200,
          ms,
          isRead: operation?.operation === 'query',
        })
      },
    }
  },
})
