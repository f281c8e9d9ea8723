import type { ApolloServer } from '@apollo/server'
import { fastifyApolloHandler } from '@as-integrations/fastify'
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
  const { query, variables, operationName } = request.body as Readonly<Record<string, unknown>>
  const origin = {
    language: languageOf(language),
    requestId: request.id,
    ip: request.ip,
    userAgent,
    deviceMark: deviceMarkIn(request.headers),
    sent: { key, asked: ['/graphql', query, variables ?? null, operationName ?? null] },
  }
  if (!authorization) return { ...origin, actor: null, expiresAt: null }
  try {
    const { actor, renewedToken, expiresAt } = await access.authenticate(authorization, { ip: request.ip })
    if (renewedToken) reply.header('authorization', `Bearer ${renewedToken}`)
    return { ...origin, actor, expiresAt }
  } catch (e) {
    if (e instanceof Refusal) return { ...origin, actor: null, authFault: e, expiresAt: null }
    throw e
  }
}

/**
 * What answers POST /graphql. Who asks is found out before Apollo takes over, which would put an error met on the way into its answer as it
 * is: here it goes the way of all failed requests.
 */
export function graphqlHandler({ apollo, contextOf, access }: Mounting) {
  const contexts = new WeakMap<FastifyRequest, Context>()
  const answer = fastifyApolloHandler(apollo, { context: async (request) => contexts.get(request) as Context })
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const fault = faultOfEnvelope(request.body)
    if (fault) throw fault
    contexts.set(request, contextOf(await callerOf(request, reply, access)))
    return (answer as unknown as Handler)(request, reply)
  }
}
type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
