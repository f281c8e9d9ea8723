import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { CALENDAR_PATH, readCalendar } from '../domain/shifts/index.ts'
import { CallRate } from '../http/callRate.ts'
import { refuse } from '../http/transportFaults.ts'
import type { Language, Store } from '../kernel/index.ts'
import { calendarText } from './calendarText.ts'

/** A calendar looks every few minutes at most; several devices may share a link. */
const PER_KEY = { perSecond: 0.1, burst: 20 }

interface Served {
  readonly store: Pick<Store, 'read' | 'write'>
  readonly words: (language: Language) => (key: string, params?: Record<string, unknown>) => string
}
const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

/** GET /calendar/<key>.ics: somebody's shifts and leave, for whoever holds the key. */
export function mountCalendar(app: FastifyInstance, { store, words }: Served) {
  const rate = new CallRate(PER_KEY)
  app.get<{ Params: { file: string } }>(`${CALENDAR_PATH}/:file`, async ({ params: { file }, headers }, reply) => {
    const key = file.replace(/\.ics$/, '')
    const seconds = rate.take(digest(key))
    if (seconds) throw refuse('tooManyCalls', { seconds })
    const text = calendarText(await readCalendar(store, key), words)
    const etag = `"${digest(text)}"`
    // Whoever is in between keeps nothing, and whoever asks again is told whether anything changed.
    void reply.headers({ 'cache-control': 'private, no-cache', etag, 'referrer-policy': 'no-referrer' })
    if (headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('text/calendar; charset=utf-8').header('content-disposition', 'inline; filename="shifts.ics"').send(text)
  })
}
