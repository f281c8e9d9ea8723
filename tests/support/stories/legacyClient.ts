import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { sha256Hex } from '../../../server/access/index.ts'
import { DEMO_PASSWORD } from '../../../server/demo/index.ts'

export interface Heard {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Record<string, unknown> & {
    code: number
    msg: string
    data: never
    requestId: string
    errors?: { field: string; message: string }[]
  }
}
type Values = Record<string, unknown>

/** Nested objects become dotted keys, arrays are joined with commas, nothing is sent for nothing. */
function flat(values: Values, before = ''): [string, string][] {
  return Object.entries(values).flatMap(([key, value]): [string, string][] => {
    if (value === null || value === undefined) return []
    if (Array.isArray(value)) return [[before + key, value.join(',')]]
    return typeof value === 'object' ? flat(value as Values, `${before}${key}.`) : [[before + key, String(value)]]
  })
}
/** As axios 0.x escapes: readable signs stay as they are. */
const escaped = (text: string) =>
  encodeURIComponent(text)
    .replace(/%3A/g, ':')
    .replace(/%24/g, '$')
    .replace(/%2C/g, ',')
    .replace(/%20/g, '+')
    .replace(/%5B/g, '[')
    .replace(/%5D/g, ']')

/** An old client: what it sends for a call and what it makes of the answer, over a real socket. */
export function legacyClient(address: string, language: string | null = 'zh') {
  const agent = new Agent({ keepAlive: true })
  let token = ''
  function send(
    method: string,
    path: string,
    { body, headers = {} }: { body?: string | undefined; headers?: Record<string, string> } = {},
  ): Promise<Heard> {
    const own = {
      accept: 'application/json, text/plain, */*',
      ...(language && { 'accept-language': language }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json;charset=utf-8', 'content-length': String(Buffer.byteLength(body)) }),
    }
    return new Promise((resolve, reject) => {
      const call = request(`${address}/api/v1${path}`, { method, agent, headers: { ...own, ...headers } }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => void parts.push(part))
        answer.on('error', reject)
        answer.on('end', () => {
          const renewed = answer.headers.authorization
          if (renewed) token = renewed.replace(/^Bearer /, '')
          const text = Buffer.concat(parts).toString('utf8')
          try {
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: JSON.parse(text) })
          } catch {
            reject(new Error(`${method} ${path} answered ${answer.statusCode} ${text.slice(0, 200)}`))
          }
        })
      })
      call.on('error', reject)
      call.end(body)
    })
  }
  const withBody =
    (method: string) =>
    (path: string, data?: unknown, headers: Record<string, string> = {}) =>
      send(method, path, { body: data === undefined ? undefined : JSON.stringify(data), headers })
  const post = withBody('POST')
  return {
    send,
    get: (path: string, params: Values = {}, headers: Record<string, string> = {}) => {
      const query = flat(params).map(([key, value]) => `${escaped(key)}=${escaped(value)}`)
      return send('GET', query.length ? `${path}?${query.join('&')}` : path, { headers })
    },
    post,
    put: withBody('PUT'),
    delete: withBody('DELETE'),
    token: () => token,
    use: (next: string) => {
      token = next
    },
    async login(username = 'admin', password = DEMO_PASSWORD) {
      const heard = await post('/admin/login', { username, password: sha256Hex(password) })
      token = String(heard.body.token ?? '')
      return heard
    },
    close: () => agent.destroy(),
  }
}
export type LegacyClient = ReturnType<typeof legacyClient>
