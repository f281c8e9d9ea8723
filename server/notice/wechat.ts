import type { Outcome, Outgoing } from '../domain/notice/index.ts'
import { isDoubtful, isUnreached, type Route } from './route.ts'

/** WeChat's own limits: of a text in bytes, and what it says when a robot spoke too often. */
const TEXT_BYTES = 2048
const TOO_OFTEN = 45009
const BUSY_MS = 60_000
/** The whole call may take longer than connecting may: a host that cannot be reached is told from one that does not answer. */
const WHOLE_CALL = 1.5
/** No answer of the provider is longer; whatever answers instead of it may be endless. */
const ANSWER_BYTES = 64 * 1024

/** As much of a text as fits into so many bytes, never half a character. */
function fitting(text: string): string {
  const bytes = Buffer.from(text)
  if (bytes.length <= TEXT_BYTES) return text
  let end = TEXT_BYTES - Buffer.byteLength('…')
  while (((bytes[end] ?? 0) & 0xc0) === 0x80) end--
  return `${bytes.subarray(0, end).toString()}…`
}

async function beginningOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value)
    length += part.value.length
    if (length > ANSWER_BYTES) {
      await reader?.cancel()
      break
    }
  }
  return Buffer.concat(parts).subarray(0, ANSWER_BYTES).toString()
}

function readAnswer(httpStatus: number, answer: string): Outcome {
  if (isDoubtful(httpStatus)) return { kind: 'failed', reason: 'NO_ANSWER', answer, httpStatus }
  if (httpStatus >= 500) return { kind: 'again', reason: 'PROVIDER_ERROR', answer, httpStatus }
  if (httpStatus === 429) return { kind: 'again', reason: 'RATE_LIMIT', afterMs: BUSY_MS, answer, httpStatus }
  if (httpStatus !== 200) return { kind: 'failed', reason: 'REFUSED', answer: answer || `HTTP ${httpStatus}`, httpStatus }
  const errcode = errcodeOf(answer)
  if (errcode === 0) return { kind: 'sent', answer, httpStatus }
  if (errcode === TOO_OFTEN) return { kind: 'again', reason: 'RATE_LIMIT', afterMs: BUSY_MS, answer, httpStatus }
  return { kind: 'failed', reason: errcode === undefined ? 'BAD_ANSWER' : 'REFUSED', answer, httpStatus }
}
function errcodeOf(answer: string): number | undefined {
  try {
    const { errcode } = JSON.parse(answer) as { errcode?: unknown }
    return typeof errcode === 'number' ? errcode : undefined
  } catch {
    return undefined
  }
}

function readFailure(error: unknown): Outcome {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } }
  const code = cause?.code ?? name
  const answer = `${code}: ${cause?.message || message}`
  return isUnreached(answer) ? { kind: 'again', reason: 'UNREACHABLE', answer } : { kind: 'failed', reason: 'NO_ANSWER', answer }
}

/** Texts to a group through its work robot. */
export function wechatRoute(endpoint: string, timeoutMs: number): Route {
  async function send({ address, subject, body }: Outgoing): Promise<Outcome> {
    const url = new URL('/cgi-bin/webhook/send', endpoint)
    url.searchParams.set('key', address)
    const content = fitting([subject, body].filter(Boolean).join('\n'))
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ msgtype: 'text', text: { content } }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs * WHOLE_CALL),
      })
      return readAnswer(response.status, await beginningOf(response))
    } catch (error) {
      return readFailure(error)
    }
  }
  return { send, close: async () => {}, secrets: [] }
}
