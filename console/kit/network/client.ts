import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { BaseHttpLink } from '@apollo/client/link/http'
import { Kind, OperationTypeNode, print } from 'graphql'
import { from, Observable, switchMap, tap } from 'rxjs'
import { values } from '../gen/values.ts'
import { session } from '../session/session.ts'
import { language } from '../words/i18n.ts'
import { detectNewBuild } from './build.ts'
import { errorLog } from './errorLog.ts'
import { type Failure, failureOf } from './failure.ts'
import { createKeyring } from './idempotencyKeys.ts'
import { request } from './network.ts'

const TIMEOUT_MS = 180_000

type Listener = (failure: Failure) => void
const listeners = new Set<Listener>()

/** Failures a person should hear of and that no form shows itself. */
export function onNotice(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

declare module '@apollo/client' {
  interface DefaultContext {
    /** The caller shows these failures itself, so nothing pops up; '*' for all of them. */
    handles?: readonly string[]
  }
}

const authorization = () => (session.token ? `Bearer ${session.token}` : undefined)

const identify = new SetContextLink((previous) => {
  const bearer = authorization()
  return { headers: { ...previous.headers, ...(bearer && { authorization: bearer }), 'accept-language': language() }, bearer }
})

/** Takes over a renewed token, unless the session has moved on (another plant, another person) while this answer was under way. */
const renewing: typeof fetch = async (input, init) => {
  const sentWith = session.token
  const response = await request(input, init, TIMEOUT_MS)
  detectNewBuild(response)
  const fresh = response.headers.get('authorization')
  if (fresh && sentWith && session.token === sentWith) session.refresh(fresh.replace(/^Bearer /, ''))
  return response
}

/** Speaks once somebody is signed in again. */
const reauthenticated = new Observable<void>((observer) =>
  session.subscribe(() => {
    if (!session.valid) return
    observer.next()
    observer.complete()
  }),
)

function notifyListeners(failure: Failure, operation: ApolloLink.Operation) {
  const { handles = [] } = operation.getContext()
  const isFormMatter = failure.code === 'BAD_USER_INPUT' && failure.fields.length > 0
  const isSocket = operation.operationType === OperationTypeNode.SUBSCRIPTION
  if (isFormMatter || isSocket || handles.includes('*') || handles.includes(failure.code)) return
  for (const listener of listeners) listener(failure)
}

/** The server's own faults are kept for support, whether or not some view shows them too. */
function note({ code, message, requestId = '' }: Failure, { operationName }: ApolloLink.Operation) {
  if (code === 'INTERNAL_SERVER_ERROR') errorLog.add({ source: 'server', message: `${operationName ?? ''}: ${message || code}`, requestId })
}

let socketCode: Promise<typeof import('./socket.ts')> | undefined
let opened: typeof import('./socket.ts') | undefined
/** What was refused: the streams of a session share a socket, which keeps the token that it was opened with. */
const bearerOf = (operation: ApolloLink.Operation): string | undefined =>
  operation.operationType === OperationTypeNode.SUBSCRIPTION ? opened?.connection.bearer() : operation.getContext()['bearer']

/** A refused token stops nothing for good: what was asked waits for the new sign-in and is then asked again. */
const failures = new ErrorLink(({ error, operation, forward }) => {
  const failure = failureOf(error)
  const { handles = [] } = operation.getContext()
  if (failure.code !== 'UNAUTHENTICATED' || handles.includes('*')) {
    note(failure, operation)
    notifyListeners(failure, operation)
    return
  }
  const bearer = bearerOf(operation)
  const isStale = bearer !== undefined && bearer !== authorization()
  if (isStale && session.valid) return forward(operation)
  session.expire(failure.refusal === 'plantLost' ? failure.message : '')
  return reauthenticated.pipe(switchMap(() => forward(operation)))
})

const keyring = createKeyring()
/** Changes say which version they change and steps are taken once; only what is new could be there twice. */
const creates = ({ query }: ApolloLink.Operation) =>
  query.definitions.some(
    (one) =>
      one.kind === Kind.OPERATION_DEFINITION &&
      one.operation === OperationTypeNode.MUTATION &&
      one.selectionSet.selections.some((field) => field.kind === Kind.FIELD && field.name.value.startsWith('create')),
  )
/** A creation whose answer was lost on the way is sent again under the same key, and is there once. */
const idempotencyLink = new ApolloLink((operation, forward) => {
  if (!creates(operation)) return forward(operation)
  const requestText = `${print(operation.query)} ${JSON.stringify(operation.variables)}`
  operation.setContext((context) => ({ headers: { ...context.headers, 'idempotency-key': keyring.keyOf(requestText) } }))
  return forward(operation).pipe(
    tap({
      next: ({ errors }) => keyring.answered(requestText, errors && String(errors[0]?.extensions?.code)),
      error: (error: unknown) => keyring.answered(requestText, failureOf(error).code),
    }),
  )
})

const http = ApolloLink.from([idempotencyLink, identify, new BaseHttpLink({ uri: '/graphql', fetch: renewing })])

/** Lists need no stream: its code comes with the first page that has one. */
const live = new ApolloLink((operation) => {
  socketCode ??= import('./socket.ts').then((code) => {
    opened = code
    return code
  })
  return from(socketCode).pipe(switchMap(({ streams }) => streams.request(operation)))
})

/** Streams of another plant or session are cut off; whoever still wants one opens it anew. */
export async function endStreams() {
  const code = await socketCode
  code?.socket.terminate()
}

/** Pages are answers, not entities: each (filter, page) is its own entry and its rows are shared by id. */
export const client = new ApolloClient({
  link: ApolloLink.from([
    failures,
    ApolloLink.split((operation) => operation.operationType === OperationTypeNode.SUBSCRIPTION, live, http),
  ]),
  cache: new InMemoryCache({
    // Only records are known again by their id.
    typePolicies: Object.fromEntries(['Me', 'MenuNode', 'SessionUser', ...values].map((type) => [type, { keyFields: false }])),
  }),
  defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
})

/** Whoever shows a query shows its failure too; one that is let go meanwhile ends as aborted, which is no failure of anything. */
export const refetchAll = () => client.resetStore().catch(() => undefined)
