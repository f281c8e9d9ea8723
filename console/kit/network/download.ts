import i18next from 'i18next'
import { session } from '../session/session.ts'
import { language } from '../words/i18n.ts'
import { faultSentence, isFault } from './fault.ts'

/** What the server refused outside GraphQL; the message is ready to be shown, empty when only the browser knows of it. */
export class WireFailure extends Error {
  /** 0 when there was no answer at all. */
  readonly status: number
  constructor(message = '', status = 0) {
    super(message)
    this.status = status
  }
}

/** Any failure of such a call in the shape that views show. */
export const wireFailureOf = (error: unknown): WireFailure =>
  error instanceof WireFailure ? error : new WireFailure(isFault(error) ? faultSentence(error) : '')

export const wireHeaders = (): Record<string, string> => ({
  'accept-language': language(),
  ...(session.token && { authorization: `Bearer ${session.token}` }),
})

export const nameIn = (disposition: string | null): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  return encoded ? decodeURIComponent(encoded) : /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]
}

/** The server's own words for a failure, from the body of its answer. */
export function sentenceIn(text: string): string {
  try {
    const { error, msg } = JSON.parse(text) as { error?: unknown; msg?: unknown }
    return typeof error === 'string' ? error : typeof msg === 'string' ? msg : ''
  } catch {
    return ''
  }
}

/** Fetches what only a signed-in person may have. */
export async function fetchFile(address: string, signal?: AbortSignal): Promise<{ blob: Blob; name: string | undefined }> {
  const response = await fetch(address, { headers: wireHeaders(), ...(signal && { signal }) }).catch((error: unknown) => {
    throw signal?.aborted ? error : new WireFailure()
  })
  if (!response.ok) throw new WireFailure(sentenceIn(await response.text().catch(() => '')), response.status)
  return { blob: await response.blob(), name: nameIn(response.headers.get('content-disposition')) }
}

/** WeChat opens pages, keeps no file and says nothing about it: told before anything is fetched. */
export function askToLeaveWeChat() {
  if (/micromessenger/i.test(navigator.userAgent)) throw new WireFailure(i18next.t('console.app.inWeChat'))
}

/** Does it, and tells what is to be told where that is all that went wrong. */
export function reportRefusal(run: () => void, notify: (sentence: string) => void): boolean {
  try {
    run()
    return true
  } catch (error) {
    if (!(error instanceof WireFailure)) throw error
    notify(error.message)
    return false
  }
}

/** Hands a file to the browser to be kept. */
export function saveFile(blob: Blob, name: string) {
  askToLeaveWeChat()
  const url = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
/** Fetches a file and hands it to the browser. */
export async function download(address: string, name: string, signal?: AbortSignal): Promise<void> {
  askToLeaveWeChat()
  const { blob, name: servedName } = await fetchFile(address, signal)
  saveFile(blob, servedName ?? name)
}
