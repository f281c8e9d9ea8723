import { CombinedGraphQLErrors, ServerError } from '@apollo/client'
import { isServerAway } from './build.ts'
import { faultSentence, isFault } from './fault.ts'

export interface FieldFault {
  field: string
  message: string
}

/** What went wrong, in the shape every view can show. `message` is empty when only the browser knows of the failure. */
export interface Failure {
  code: string
  message: string
  requestId: string | undefined
  fields: readonly FieldFault[]
  /** The reason in the server's own code, where it says one. */
  refusal?: string | undefined
}

const STATUS: Record<number, string> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  429: 'RATE_LIMITED',
  503: 'SERVICE_UNAVAILABLE',
}
/** The server was not reached, or could not work: nobody did anything wrong, and the same may succeed a moment later. */
export const PASSING: readonly string[] = ['NETWORK', 'TIMEOUT', 'SERVICE_UNAVAILABLE']

const of = (code: string, message = ''): Failure => ({ code, message, requestId: undefined, fields: [] })

/** A plain-JSON refusal (the REST layer) carries its sentence in `error`; without JSON a proxy answers for a server that it does not reach. */
function fromBody(error: ServerError): Failure {
  const code = STATUS[error.statusCode] ?? 'INTERNAL_SERVER_ERROR'
  try {
    const body = JSON.parse(error.bodyText) as { error?: unknown }
    return of(code, typeof body.error === 'string' ? body.error : '')
  } catch {
    return of(isServerAway(error.statusCode) ? 'NETWORK' : code)
  }
}

export function failureOf(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0]
    const more = (first?.extensions ?? {}) as { code?: string; requestId?: string; fields?: FieldFault[]; refusal?: string }
    return {
      code: more.code ?? 'INTERNAL_SERVER_ERROR',
      message: first?.message ?? '',
      requestId: more.requestId,
      fields: more.fields ?? [],
      ...(more.refusal && { refusal: more.refusal }),
    }
  }
  if (ServerError.is(error)) return fromBody(error)
  if (error instanceof Error && /event 4401/.test(error.message)) return of('UNAUTHENTICATED')
  if (error instanceof Error && error.name === 'TimeoutError') return of('TIMEOUT')
  if (isFault(error)) return of('FAULT', faultSentence(error))
  return of('NETWORK')
}
