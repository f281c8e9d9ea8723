import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { downtimeSummary } from '../domain/analytics/index.ts'
import { repairBoard } from '../domain/wall/index.ts'
import { CallRate } from '../http/callRate.ts'
import { answerFault } from '../http/index.ts'
import { refuse } from '../http/transportFaults.ts'
import { type Language, Refusal, type Store } from '../kernel/index.ts'
import { type DisplayGuest, displayOfKey, SeenLog } from '../live/displays.ts'
import { languageOf, type Words } from '../platform/words.ts'
import { figuresPage, keyPage, REFRESH_SCRIPT, REFRESH_SECONDS } from './plainWallPage.ts'

const PLAIN_WALL = '/bigscreen/plain'
const SCRIPT = `${PLAIN_WALL}.js`
const COOKIE = 'wall'
const HOST_COOKIE = `__Host-${COOKIE}`
/** Browsers keep a cookie for 400 days at most; each answer begins them anew. */
const COOKIE_SECONDS = 400 * 86_400
const MAX_BODY = 2048
const MAX_KEY = 256
/** A screen asks twice a minute; all those of a plant may stand behind one address. */
const PER_ADDRESS = { perSecond: 2, burst: 120 }

interface Served {
  readonly store: Store
  readonly words: (language: Language) => Words
  /** Throws while nobody may be served. */
  readonly mayServe: () => void
  readonly logger: Logger
}

/** People paste what they have: the bare key or the whole link. */
const keyIn = (text: string) => /[?&#]key=([^&#\s]+)/.exec(text)?.[1] ?? text.trim()
const cookieNamed = (name: string, { headers }: FastifyRequest) =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1]
/** Over https the guarded cookie alone counts where there is one: a page that came by plain http cannot have set it. */
const keyInCookie = (request: FastifyRequest) =>
  (request.protocol === 'https' ? cookieNamed(HOST_COOKIE, request) : undefined) ?? cookieNamed(COOKIE, request) ?? ''
/**
 * Out of reach of scripts, and in no address. Browsers accept the prefix __Host- over https alone, and only without a domain and for the whole
 * server; over plain http the cookie is for this page alone.
 */
const cookieOf = (key: string, { protocol }: FastifyRequest) => {
  const rest = `Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Strict`
  return protocol === 'https' ? `${HOST_COOKIE}=${key}; Path=/; ${rest}; Secure` : `${COOKIE}=${key}; Path=${PLAIN_WALL}; ${rest}`
}

/**
 * GET /bigscreen/plain: what stands still and what is being repaired, as a page that asks nothing of its browser and loads itself again, for televisions
 * on which the wall does not run. POST takes the key of the display, as a wall takes it from behind '#', and keeps it in a cookie of this page alone.
 */
export function mountPlainWall(app: FastifyInstance, { store, words, mayServe, logger }: Served) {
  const rate = new CallRate(PER_ADDRESS)
  const seen = new SeenLog(store, logger)
  app.addHook('onClose', () => seen.close())

  function send(reply: FastifyReply, page: (place: { nonce: string; script: string }) => string) {
    const nonce = randomBytes(16).toString('base64')
    const policy = `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'nonce-${nonce}' 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'`
    const headers = { 'content-security-policy': policy, 'cache-control': 'no-store' }
    return reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(page({ nonce, script: SCRIPT }))
  }
  const askForKey = ({ headers }: FastifyRequest, reply: FastifyReply, isRefused: boolean) =>
    send(reply.code(isRefused ? 403 : 200), (place) =>
      keyPage(words(languageOf(headers['accept-language'])), { action: PLAIN_WALL, isRefused }, place),
    )
  /** Nothing where no active display has the key. */
  async function displayOf(key: string, ip: string): Promise<DisplayGuest | undefined> {
    if (!key || key.length > MAX_KEY) return undefined
    return displayOfKey(store, key, ip).catch((error) => {
      if (error instanceof Refusal && error.kind === 'forbidden') return undefined
      throw error
    })
  }

  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: MAX_BODY }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body)).get('key') ?? ''),
    )
    scope.addHook('onRequest', async ({ ip }) => {
      mayServe()
      const seconds = rate.take(ip)
      if (seconds) throw refuse('tooManyCalls', { seconds })
    })
    // Whatever is answered instead, the page comes back by itself.
    scope.setErrorHandler((error, request, reply) => answerFault(error, request, reply.header('refresh', REFRESH_SECONDS)))

    scope.get(SCRIPT, async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(REFRESH_SCRIPT))
    scope.get(PLAIN_WALL, async (request, reply) => {
      const key = keyInCookie(request)
      const display = await displayOf(key, request.ip)
      if (!display) return askForKey(request, reply, key !== '')
      seen.note(display.displayId)
      const read = store.read(display.actor)
      const [stops, repairs] = await Promise.all([downtimeSummary(read), repairBoard(read)])
      const shown = { stops, repairs, settings: display.settings, offsetMinutes: read.offsetMinutes }
      return send(reply.header('set-cookie', cookieOf(key, request)), (place) => figuresPage(words(display.language), shown, place))
    })
    scope.post(PLAIN_WALL, async (request, reply) => {
      const key = keyIn(String(request.body ?? ''))
      const display = await displayOf(key, request.ip)
      if (!display) return askForKey(request, reply, true)
      return reply.header('set-cookie', cookieOf(key, request)).redirect(PLAIN_WALL, 303)
    })
  })
}
