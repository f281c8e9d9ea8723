import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../kernel/index.ts'
import { refusalOf } from '../../platform/connections/outage.ts'
import { wordsOf } from '../../platform/refusalWords.ts'
import { languageOf } from '../../platform/words.ts'
import type { Progress } from '../check/validation.ts'

/** As often as a bar can be seen to move. */
const PACE_MS = 100

type Work = (progress: Progress) => Promise<object>

/**
 * Answers with one line of JSON after another: how far the work is, and what came of it. Work that is refused before it has done
 * anything is refused as every other call is.
 */
export async function sendLines(request: FastifyRequest, reply: FastifyReply, work: Work, onFault: (error: unknown) => void) {
  const lines = new PassThrough()
  lines.on('error', () => {})
  const put = (line: object) => void (lines.destroyed || lines.write(`${JSON.stringify(line)}\n`))
  let hasBegun = false
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  let last = 0
  const progress: Progress = (done, of) => {
    const now = performance.now()
    if (now - last < PACE_MS && done < of) return
    last = now
    put({ done, of })
    hasBegun = true
    begin()
  }
  const worded = (error: unknown) => {
    const { headers, id: requestId } = request
    const refusal = refusalOf(error) ?? new Refusal('limits.internal', { requestId })
    return { error: { message: wordsOf(refusal, languageOf(headers['accept-language'])).message, rows: [] } }
  }
  const finished = work(progress).then(put, (error: unknown) => {
    if (!hasBegun) throw error
    if (!(error instanceof Refusal) && !lines.destroyed) onFault(error)
    put(worded(error))
  })
  finished.then(() => lines.end()).catch(() => {})
  await Promise.race([begun, finished])
  return reply.type('application/x-ndjson; charset=utf-8').header('cache-control', 'no-store').header('x-accel-buffering', 'no').send(lines)
}
