import { type ApolloServer, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Access, deviceMarkIn } from '../access/index.ts'
import { Refusal } from '../kernel/index.ts'
import { languageOf } from '../platform/words.ts'
import type { Caller, Context } from './context.ts'
import { faultOfEnvelope } from './envelope.ts'

export interface Mounting {
  readonly apollo: ApolloServer<Context>
  readonly contextOf: (caller: Caller) => Context
  readonly access: Pick<Access, 'authenticate'>
}

/** Who asks: a caller without a token is nobody, one whose token does not open is nobody with a reason. */
async function callerOf(request: FastifyRequest, reply: FastifyReply, access: Mounting['access']): Promise<Caller> {
  const { authorization, 'accept-language': language, 'user-agent': userAgent = '', 'idempotency-key': key } = request.headers
  const { variables } = request.body as Readonly<Record<string, unknown>>
  const origin = {
    language: languageOf(language),
    requestId: request.id,
    ip: request.ip,
    userAgent,
    deviceMark: deviceMarkIn(request.headers),
    authorization,
    sent: { key, variables: (variables ?? {}) as Readonly<Record<string, unknown>> },
  }
  if (!authorization) return { ...origin, actor: null, expiresAt: null }
  try {
    const { actor, renewedToken, expiresAt } = await access.authenticate(authorization, { ip: request.ip, isLook: true })
    if (renewedToken) reply.header('authorization', `Bearer ${renewedToken}`)
    return { ...origin, actor, expiresAt }
  } catch (e) {
    if (e instanceof Refusal) return { ...origin, actor: null, authFault: e, expiresAt: null }
    throw e
  }
}

/** What Apollo asks of a POST: whose body is read already, and which kind of JSON is wanted back. */
function apolloRequestOf({ body, headers: { accept } }: FastifyRequest): HTTPGraphQLRequest {
  const headers = new HeaderMap()
  headers.set('content-type', 'application/json')
  if (accept) headers.set('accept', accept)
  return { method: 'POST', headers, search: '', body }
}

/**
 * What answers POST /graphql. Who asks is found out before Apollo takes over, which would put an error met on the way into its answer as it
 * is: here it goes the way of all failed requests.
 */
export function graphqlHandler({ apollo, contextOf, access }: Mounting) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const fault = faultOfEnvelope(request.body)
    if (fault) throw fault
    const contextValue = contextOf(await callerOf(request, reply, access))
    const execution = { httpGraphQLRequest: apolloRequestOf(request), context: async () => contextValue }
    const { headers, status = 200, body } = await apollo.executeHTTPGraphQLRequest(execution)
    if (body.kind !== 'complete') throw new Error('an answer in parts')
    for (const [name, value] of headers) void reply.header(name, value)
    void reply.code(status)
    return body.string
  }
}
