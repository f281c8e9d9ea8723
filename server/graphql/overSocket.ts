import { randomUUID } from 'node:crypto'
import { type DocumentNode, GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql'
import type { Actor } from '../kernel/index.ts'
import { currentCall } from '../platform/call.ts'
import type { Caller, Context } from './context.ts'
import { faultOfEnvelope } from './envelope.ts'
import { presentError } from './errors.ts'
import type { KnownSelections } from './known/selections.ts'
import { checkDocument, maySeeSchema, parseDocument } from './limits.ts'

export interface OverSocketOptions {
  readonly schema: GraphQLSchema
  /** Everybody may see the schema: demo and development. */
  readonly isOpen: boolean
  readonly known?: KnownSelections | undefined
  readonly contextOf: (caller: Caller) => Context
  readonly onFault: (cause: unknown, context: Pick<Context, 'requestId'>) => void
}
interface Payload {
  readonly query: string
  readonly operationName?: string | null | undefined
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined
  readonly extensions?: Readonly<Record<string, unknown>> | null | undefined
}
/** Walls all send the same few texts; a parsed one is also known to be valid. */
const REMEMBERED = 200

/** What the socket server needs of GraphQL: the same checks, contexts and error words that HTTP uses. */
export function overSocket({ schema, isOpen, known, contextOf, onFault }: OverSocketOptions) {
  const parsed = new Map<string, DocumentNode>()
  const documentOf = (query: string) => {
    const document = parsed.get(query) ?? parseDocument(query)
    if (parsed.size >= REMEMBERED) parsed.clear()
    parsed.set(query, document)
    return document
  }
  return {
    schema,
    check(payload: Payload, actor: Actor): DocumentNode | readonly GraphQLError[] {
      const fault = faultOfEnvelope(payload)
      if (fault) return [new GraphQLError(fault.code, { originalError: fault })]
      const { query, variables, operationName } = payload
      try {
        const document = documentOf(query)
        const documentRequest = { document, variables, operationName, actor, maySeeSchema: maySeeSchema(actor, isOpen), known }
        const errors = checkDocument(schema, documentRequest)
        return errors.length ? errors : document
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error
        error.extensions.code ??= 'GRAPHQL_PARSE_FAILED'
        return [error]
      }
    },
    contextOf: (request: Pick<Caller, 'actor' | 'expiresAt' | 'language' | 'ip'>) =>
      contextOf({ ...request, requestId: currentCall()?.requestId ?? randomUUID(), userAgent: '' }),
    formatError: (error: GraphQLError, context: object) =>
      presentError(error, context as Context, (cause) => onFault(cause, context as Context)).toJSON() as GraphQLFormattedError,
  }
}
