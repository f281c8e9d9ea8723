import type { ApolloServer } from '@apollo/server'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Access } from '../access/index.ts'
import { Refusal } from '../kernel/index.ts'
import { languageOf } from '../words.ts'
import type { Context } from './context.ts'
import type { Caller } from './contextFactory.ts'

export interface Mounting {
  readonly apollo: ApolloServer<Context>
  readonly contextOf: (caller: Caller) => Context
  readonly access: Pick<Access, 'authenticate'>
}

/** Who asks: a caller without a token is nobody, one whose token does not open is nobody with a reason. */
async function callerOf(request: FastifyRequest, reply: FastifyReply, access: Mounting['access']): Promise<Caller> {
  const { authorization, 'accept-language': language, 'user-agent': userAgent = '' } = request.headers
  const origin = { language: languageOf(language), requestId: request.id, ip: request.ip, userAgent }
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

/** What answers POST /graphql. */
export const graphqlHandler = ({ apollo, contextOf, access }: Mounting) =>
  fastifyApolloHandler(apollo, { context: async (request, reply) => contextOf(await callerOf(request, reply, access)) })
