import { hash } from 'node:crypto'
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

function mediaIdOf(answer: string): string | undefined {
  try {
    const { media_id: id } = JSON.parse(answer) as { media_id?: unknown }
    return typeof id === 'string' ? id : undefined
  } catch {
    return undefined
  }
}
/** What cannot have been seen by anybody can be tried again. */
const unseen = (outcome: Outcome): Outcome =>
  outcome.kind === 'failed' && outcome.reason !== 'REFUSED' ? { ...outcome, kind: 'again', reason: 'PROVIDER_ERROR' } : outcome

/** Texts, files and pictures to a group through its work robot. */
export function wechatRoute(endpoint: string, timeoutMs: number): Route {
  async function call(path: string, address: string, request: Pick<RequestInit, 'body' | 'headers'>) {
    const url = new URL(`/cgi-bin/webhook/${path}`, endpoint)
    url.searchParams.set('key', address)
    if (path !== 'send') url.searchParams.set('type', 'file')
    try {
      const response = await fetch(url, {
        method: 'POST',
        ...request,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs * WHOLE_CALL),
      })
      return readAnswer(response.status, await beginningOf(response))
    } catch (error) {
      return readFailure(error)
    }
  }
  const post = (address: string, message: object) =>
    call('send', address, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(message) })
  async function send({ address, subject, body, attachment }: Outgoing): Promise<Outcome> {
    if (!attachment) return post(address, { msgtype: 'text', text: { content: fitting([subject, body].filter(Boolean).join('\n')) } })
    if (attachment.isPicture) {
      const { content } = attachment
      return post(address, { msgtype: 'image', image: { base64: content.toString('base64'), md5: hash('md5', content) } })
    }
    // Nobody sees an uploaded file before the message that names it.
    const form = new FormData()
    form.set('media', new Blob([new Uint8Array(attachment.content)]), attachment.fileName)
    const uploaded = await call('upload_media', address, { body: form })
    if (uploaded.kind !== 'sent') return unseen(uploaded)
    const mediaId = mediaIdOf(uploaded.answer)
    if (!mediaId) return { kind: 'again', reason: 'PROVIDER_ERROR', answer: uploaded.answer }
    return post(address, { msgtype: 'file', file: { media_id: mediaId } })
  }
  return { send, close: async () => {}, secrets: [] }
}
