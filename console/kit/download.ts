import { language } from './i18n.ts'
import { session } from './session.ts'

/** What the server refused outside GraphQL; the message is ready to be shown, empty when only the browser knows of it. */
export class WireFailure extends Error {}

export const wireHeaders = (): Record<string, string> => ({
  'accept-language': language(),
  ...(session.token && { authorization: `Bearer ${session.token}` }),
})

const nameIn = (disposition: string | null): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  return encoded ? decodeURIComponent(encoded) : /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]
}

async function sentence(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { error?: unknown; msg?: unknown } | null
  return typeof body?.error === 'string' ? body.error : typeof body?.msg === 'string' ? body.msg : ''
}

/** Fetches a file that only a signed-in person may have, and hands it to the browser to be kept. */
export async function download(address: string, name: string, signal?: AbortSignal): Promise<void> {
  const response = await fetch(address, { headers: wireHeaders(), ...(signal && { signal }) }).catch((error: unknown) => {
    throw signal?.aborted ? error : new WireFailure()
  })
  if (!response.ok) throw new WireFailure(await sentence(response))
  const url = URL.createObjectURL(await response.blob())
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: nameIn(response.headers.get('content-disposition')) ?? name,
  })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
