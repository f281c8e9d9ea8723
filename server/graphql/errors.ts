import { GraphQLError } from 'graphql'
import { GRAPHQL_NAMES, retryAfterOf } from '../http/transportFaults.ts'
import { type Language, Refusal, type RefusalKind } from '../kernel/index.ts'
import { outageOf } from '../platform/connections/outage.ts'
import { wordsOf } from '../platform/refusalWords.ts'
import { words } from '../platform/words.ts'

/** The one table from kinds of refusal to GraphQL error codes. */
const CODES: Record<RefusalKind, string> = {
  invalid: 'BAD_USER_INPUT',
  unauthenticated: 'UNAUTHENTICATED',
  forbidden: 'FORBIDDEN',
  notFound: 'NOT_FOUND',
  conflict: 'CONFLICT',
  tooMany: 'RATE_LIMITED',
  unavailable: 'SERVICE_UNAVAILABLE',
}
/** A whole answer takes the status of its first error where HTTP has a word for it; everything else stays 200. */
export const STATUS: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
  INTERNAL_SERVER_ERROR: 500,
}
const CLIENT_FAULTS = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT', 'BAD_REQUEST', 'OPERATION_RESOLUTION_FAILURE']

export interface Reader {
  readonly language: Language
  readonly requestId: string
}

function causeOf(error: unknown): unknown {
  let at = error
  while (at instanceof GraphQLError && at.originalError) at = at.originalError
  return at
}

/** Made by graphql itself about the document or its variables: it points at the document, or came before anything ran. */
const isOfRequest = (cause: unknown, { path }: GraphQLError) => cause instanceof GraphQLError && (cause.nodes !== undefined || !path)

/**
 * What a caller sees of an error. Refusals speak the reader's language; mistakes in the document keep GraphQL's own words; everything else
 * is a fault, told to `onFault` and shown as one general sentence, so that nothing internal leaks.
 */
export function presentError(error: unknown, reader: Reader, onFault: (cause: unknown) => void): GraphQLError {
  const graphqlError = error instanceof GraphQLError ? error : new GraphQLError(String((error as Error)?.message ?? error))
  const cause = causeOf(error)
  const where = { nodes: graphqlError.nodes, source: graphqlError.source, positions: graphqlError.positions, path: graphqlError.path }
  const { requestId, language } = reader
  const away = outageOf(cause)
  if (away) onFault(cause)
  const refusal = away ?? cause
  if (refusal instanceof Refusal) {
    const { message, fields } = wordsOf(refusal, language)
    const retryAfter = retryAfterOf(refusal)
    const more = { ...(retryAfter && { retryAfter: Number(retryAfter) }), ...(fields.length && { fields }) }
    return new GraphQLError(message, {
      ...where,
      extensions: { code: GRAPHQL_NAMES[refusal.code] ?? CODES[refusal.kind], refusal: refusal.code, requestId, ...more },
    })
  }
  const code = String(graphqlError.extensions.code ?? '')
  if (CLIENT_FAULTS.includes(code) || (!code && isOfRequest(cause, graphqlError))) {
    return new GraphQLError(graphqlError.message, {
      ...where,
      extensions: { ...cleaned(graphqlError.extensions), code: 'BAD_USER_INPUT', requestId },
    })
  }
  if (Object.values(CODES).includes(code))
    return new GraphQLError(graphqlError.message, { ...where, extensions: { ...cleaned(graphqlError.extensions), requestId } })
  onFault(cause)
  return new GraphQLError(words(language)('refusal.internal', { requestId }), {
    ...where,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  })
}
const cleaned = ({ stacktrace: _s, http: _h, exception: _e, ...rest }: Record<string, unknown>) => rest
