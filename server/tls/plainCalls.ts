import type { FastifyRequest } from 'fastify'
import type { Http } from '../http/index.ts'
import { isApi } from '../http/paths.ts'
import { refuse } from '../http/transportFaults.ts'

/** What whoever trusts nothing yet has to read, and what machines ask that look after the server; none of it is secret. */
export const READ_BY_ALL = /^\/(?:trust(?:[/?]|$)|healthz$|readyz$)/

/** What a person opens. A program that is led on instead of refused goes on sending its token in the clear first, and nobody notices. */
export const isPage = ({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>) =>
  (method === 'GET' || method === 'HEAD') && (!isApi({ url }) || /text\/html/.test(headers.accept ?? ''))

/** Behind a proxy that ends TLS, with REQUIRE_TLS: what did not come to it over https is led there, or refused. Its host is the one that was asked for. */
export function refusePlainCalls({ app, isRefusedPlain }: Pick<Http, 'app' | 'isRefusedPlain'>) {
  app.addHook('onRequest', (request, reply, done) => {
    const { url, raw, hostname } = request
    if (!isRefusedPlain(raw) || READ_BY_ALL.test(url)) return done()
    const address = `https://${hostname}`
    if (!isPage(request)) return done(refuse('secureOnly', { address }))
    void reply.redirect(address + (url.startsWith('/') ? url : '/'), 308)
  })
}
