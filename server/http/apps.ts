import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, type PublicFile, type PublicFolder, publicFolder } from './publicFiles.ts'
import { CAMERA_HERE, consolePolicy, pagePolicy, playgroundPolicy, withSockets } from './security.ts'
import { refuse } from './transportFaults.ts'

interface BrowserApp {
  readonly name: string
  readonly folder: PublicFolder
  readonly policy: (nonce: string) => string
  /** The factories' clock, by which its page shows all times. */
  readonly utcOffset: string
  /** What its page may use of the device it is shown on. */
  readonly devices?: string
}

/** A person opening an address, not a script loading a file. */
const isNavigation = ({ headers }: FastifyRequest) => /text\/html/.test(headers.accept ?? '')
const looksLikeFile = (path: string) => /\.\w+$/.test(path)

function encodingOf(file: PublicFile, accepted: string): Encoding {
  if (!file.isCompressible) return 'identity'
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}
async function sendFile(file: PublicFile, request: FastifyRequest, reply: FastifyReply) {
  const { headers } = request
  void reply
    .header('cache-control', file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('etag', file.etag)
    .type(file.type)
  if (file.isCompressible) void reply.header('vary', 'accept-encoding')
  if (headers['if-none-match'] === file.etag) return reply.code(304).send()
  const encoding = encodingOf(file, String(headers['accept-encoding'] ?? ''))
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.send(await file.read(encoding))
}
function sendPage({ name, folder, policy, devices, utcOffset }: BrowserApp, reply: FastifyReply) {
  const page = folder.page()
  if (page === undefined) return reply.code(503).type('text/plain; charset=utf-8').send(`The ${name} is not built yet: npm run build\n`)
  const nonce = randomBytes(16).toString('base64')
  if (devices) void reply.header('permissions-policy', devices)
  return reply
    .headers({ 'content-security-policy': withSockets(policy(nonce), reply.request.host), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page.replaceAll('__NONCE__', nonce).replace('__BUILD__', folder.build()).replace('__UTC_OFFSET__', utcOffset))
}

export interface Apps {
  playground(reply: FastifyReply): FastifyReply
  /** Which build of the console is served; its page carries the same word. */
  build(): string
}

/** Serves the three browser apps: console at /, walls at /bigscreen/, and the playground's files; its page is shown at /graphql. */
export function serveApps(server: FastifyInstance, { dist, utcOffset }: { dist: URL; utcOffset: string }): Apps {
  const app = (name: string, policy = pagePolicy): BrowserApp => ({
    name,
    folder: publicFolder(new URL(`${name}/`, dist)),
    policy,
    utcOffset,
  })
  const console = { ...app('console', consolePolicy), devices: CAMERA_HERE }
  const [bigscreen, playground] = [app('bigscreen'), app('playground', playgroundPolicy)]

  const serve = (served: BrowserApp) => async (request: FastifyRequest, reply: FastifyReply) => {
    const path = (request.params as { '*'?: string })['*'] ?? ''
    const file = path === 'index.html' ? undefined : served.folder.find(path)
    if (file) return sendFile(file, request, reply)
    if (path === '' || path === 'index.html' || (isNavigation(request) && !looksLikeFile(path))) return sendPage(served, reply)
    throw refuse('noSuchAddress')
  }
  const queryOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '')
  server.get('/bigscreen', (request, reply) => reply.redirect(`/bigscreen/${queryOf(request.url)}`, 308))
  server.get('/bigscreen/*', serve(bigscreen))
  server.get('/playground', (_request, reply) => reply.redirect('/graphql', 308))
  server.get('/playground/', (_request, reply) => reply.redirect('/graphql', 308))
  server.get('/playground/*', async (request, reply) => {
    const file = playground.folder.find((request.params as { '*': string })['*'])
    if (!file || file.type.startsWith('text/html')) throw refuse('noSuchAddress')
    return sendFile(file, request, reply)
  })
  server.get('/*', serve(console))
  return { playground: (reply) => sendPage(playground, reply), build: console.folder.build }
}
