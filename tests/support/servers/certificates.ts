import { mkdtempSync, writeFileSync } from 'node:fs'
import { type Agent, type RequestOptions, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newAuthority, newServerCertificate, type Pair } from '../../../server/tls/authority.ts'
import { sortNames } from '../../../server/tls/ownNames.ts'

const DAY_MS = 24 * 3_600_000
/** A certificate as somebody brings it, made at another time if need be, with the authority that signed it. */
export async function boughtCertificate(names: readonly string[], { now = new Date(), ageDays = 0 } = {}) {
  const at = new Date(now.getTime() - ageDays * DAY_MS)
  const all = sortNames(names)
  const authority = await newAuthority(all, 'Test authority', at)
  return { authority: authority.cert, pair: await newServerCertificate(authority, all, at) }
}
/** Its files, as TLS_CERT and TLS_KEY name them. */
export function filesOf({ cert, key }: Pair, folder = mkdtempSync(join(tmpdir(), 'millwright-cert-'))) {
  const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
  writeFileSync(files.cert, cert)
  writeFileSync(files.key, key, { mode: 0o600 })
  return files
}

export interface Asked {
  readonly ca?: string | undefined
  readonly agent?: Agent
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
  readonly host?: string
}
/** A call over https by a client that trusts `ca` and nobody else. */
export const askSecurely = (port: number, path: string, { body, ...how }: Asked = {}) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, ...how } as RequestOptions, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
    })
    asked.on('error', reject)
    asked.end(body)
  })
