import { createGraphiQLFetcher, type Fetcher, type FetcherParams } from '@graphiql/toolkit'
import { getOperationAST, parse } from 'graphql'
import { account, expire, renew } from './account.ts'
import { isParked, subscriptionOf } from './runs.ts'
import { socket } from './socket.ts'
import { language } from './words.ts'

/** Adds the token unless the headers tab names another one, and takes over a renewed one. */
const authorizedFetch: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers)
  const token = account()?.token
  const isOwn = token && !headers.has('authorization')
  if (isOwn) headers.set('authorization', `Bearer ${token}`)
  if (!headers.has('accept-language')) headers.set('accept-language', language())
  const response = await fetch(input, { ...init, headers })
  const fresh = response.headers.get('authorization')
  if (isOwn && fresh) renew(fresh.replace(/^Bearer /, ''))
  if (isOwn && response.status === 401) expire(token)
  return response
}

const plain = createGraphiQLFetcher({ url: '/graphql', fetch: authorizedFetch, wsClient: socket, enableIncrementalDelivery: false })

function operationOf(query: string, name?: string | null) {
  try {
    return getOperationAST(parse(query), name)
  } catch {
    // The server's answer says what is wrong with it.
    return null
  }
}

export function createFetcher(activeTab: () => string): Fetcher {
  return async (params: FetcherParams, options) => {
    const operation = operationOf(params.query, params.operationName)
    // A tab that is taken up again may still carry the operation name of the tab before it.
    const isReturning = params.operationName !== 'IntrospectionQuery' && isParked(activeTab())
    if (isReturning || operation?.operation === 'subscription') {
      const field = operation?.selectionSet.selections[0]
      const name = operation?.name?.value ?? (field?.kind === 'Field' ? field.name.value : 'subscription')
      return subscriptionOf(
        { query: params.query, operationName: params.operationName ?? null, variables: params.variables as Record<string, unknown> },
        name,
      )
    }
    return plain(params, options)
  }
}
