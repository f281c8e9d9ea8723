import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit'
import { getOperationAST, type OperationDefinitionNode, parse } from 'graphql'
import { account, expire, renew } from './account.ts'
import { isParked, subscriptionOf } from './runs.ts'
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
const plain = createGraphiQLFetcher({ url: '/graphql', fetch: authorizedFetch, enableIncrementalDelivery: false })

/** GraphiQL names the operation a moment late: right after a change of tabs it still says the one of the tab before. */
function operationOf(query: string, name?: string | null): OperationDefinitionNode | null {
  try {
    const document = parse(query)
    return getOperationAST(document, name) ?? getOperationAST(document) ?? null
  } catch {
    // The server's answer says what is wrong with it.
    return null
  }
}

export const fetcher: Fetcher = (params, options) => {
  const operation = operationOf(params.query, params.operationName)
  const operationName = operation ? operation.name?.value : params.operationName
  const isReturning = operationName !== 'IntrospectionQuery' && isParked()
  if (!isReturning && operation?.operation !== 'subscription') return plain({ ...params, operationName }, options)
  return subscriptionOf({ ...params, operationName })
}
