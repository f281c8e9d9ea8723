import type { RestCall } from './restCalls.ts'

/** What every answer looks like around its data. */
export interface Envelope {
  readonly code: number
  readonly msg: string
  readonly data: unknown
  readonly errors?: readonly { readonly field: string; readonly message: string }[]
}
export interface RestAnswer {
  readonly status: number
  readonly headers: Headers
  /** Nothing where the answer is a workbook. */
  readonly body: Envelope | undefined
}
const escaped = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'))

/** Sends calls to /api/v1 of a server. */
export function restSender(address: string, token: string): (call: Omit<RestCall, 'number'>) => Promise<RestAnswer> {
  return async ({ method, path, query, body, headers }) => {
    const pairs = query.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&')
    const answer = await fetch(`${address}/api/v1${path}${pairs && `?${pairs}`}`, {
      method: method.toUpperCase(),
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body !== undefined && { body }),
    })
    const isJson = answer.headers.get('content-type')?.includes('json')
    const bytes = await answer.arrayBuffer()
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(new TextDecoder().decode(bytes)) : undefined }
  }
}
