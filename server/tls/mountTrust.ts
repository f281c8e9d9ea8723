import { randomBytes, X509Certificate } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { renderSVG } from 'uqr'
import type { Http } from '../http/index.ts'
import type { Store } from '../kernel/index.ts'
import { languageOf, words } from '../platform/words.ts'
import { trustAt } from './announce.ts'
import { deviceOf } from './devices.ts'
import { fingerprintOf } from './pem.ts'
import { refusePlainCalls } from './plainCalls.ts'
import { profileWith } from './profile.ts'
import { siteAddress } from './siteAddress.ts'
import { trustPage } from './trustPage.ts'

const POLICY = "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const PEM = /-----[^-]+-----|\s/g

export interface TrustOptions {
  /** The certificate of the authority. */
  authority(): string
  /** Where another device reaches this server by https, without a slash at its end. */
  addressFor(request: FastifyRequest): string
}
const languageFor = ({ query, headers }: FastifyRequest) => {
  const { lang } = query as { lang?: unknown }
  return lang === 'zh' || lang === 'en' ? lang : languageOf(headers['accept-language'])
}

/** What pages are told of https: where it is, where devices learn to trust it, and the fingerprint to compare. */
export interface SecureServer {
  readonly address: string | null
  readonly trust: string | null
  readonly fingerprint: string | null
}
/** The same where this server speaks plain http: a proxy may speak https for it, at the address that the parameters say. */
export function mountAddress(http: Http, store: Pick<Store, 'read'>): void {
  refusePlainCalls(http)
  http.app.get('/trust/server.json', async (_, reply) => {
    const site = await siteAddress(store)
    const answer: SecureServer = { address: site?.protocol === 'https:' ? site.origin : null, trust: null, fingerprint: null }
    return reply.header('cache-control', 'no-store').send(answer)
  })
}

/** The page on which devices learn to trust this server, and what they install. Nothing here is secret, and all of it is read before anything is trusted. */
export function mountTrust(app: FastifyInstance, { authority, addressFor }: TrustOptions): void {
  const bytes = () => Buffer.from(authority().replace(PEM, ''), 'base64')
  const titleOf = () => /CN=(.+)/.exec(new X509Certificate(authority()).subject)?.[1] ?? 'Millwright'
  const send = (reply: FastifyReply, type: string, name: string) =>
    reply.header('cache-control', 'no-store').header('content-disposition', `attachment; filename="${name}"`).type(type)

  app.get('/trust', async (request, reply) => {
    const [nonce, language] = [randomBytes(16).toString('base64'), languageFor(request)]
    const { 'user-agent': agent = '' } = request.headers
    const device = deviceOf(agent)
    void reply.headers({
      'content-security-policy': `${POLICY}; style-src 'nonce-${nonce}'`,
      'cache-control': 'no-store',
      vary: 'accept-language, user-agent',
    })
    const address = addressFor(request)
    return reply
      .type('text/html; charset=utf-8')
      .send(trustPage({ language, device, address, trust: trustAt(addressFor(request)), fingerprint: fingerprintOf(authority()), nonce }))
  })
  for (const ending of ['crt', 'cer'])
    app.get(`/trust/millwright.${ending}`, async (_, reply) =>
      send(reply, 'application/x-x509-ca-cert', `millwright.${ending}`).send(bytes()),
    )
  app.get('/trust/millwright.pem', async (_, reply) => send(reply, 'application/x-pem-file', 'millwright.pem').send(authority()))
  app.get('/trust/millwright.mobileconfig', async (_, reply) =>
    send(reply, 'application/x-apple-aspen-config', 'millwright.mobileconfig').send(profileWith(authority(), titleOf())),
  )
  app.get('/trust/code.svg', async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('image/svg+xml; charset=utf-8')
      .send(renderSVG(trustAt(addressFor(request)), { border: 2 })),
  )
  app.get('/trust/server.json', async (request, reply) => {
    const address = addressFor(request)
    const answer: SecureServer = { address, trust: trustAt(address), fingerprint: fingerprintOf(authority()) }
    return reply.header('cache-control', 'no-store').send(answer)
  })
  app.get('/trust/*', async (request, reply) =>
    reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .send(words(languageFor(request))('limits.noSuchAddress')),
  )
}
