import { request } from 'node:http'
import { sha256Hex } from '../../../server/access/index.ts'
import { pause } from '../servers/mortal.ts'

const UPLOAD_PARTS = 10
const UPLOAD_PAUSE_MS = 120

/** Calls that nobody sends twice, and what became of them. */
export function callsOnce(address: string) {
  const tally = { calls: 0, failed: 0, first: '' }
  let token = ''
  function failed(why: string) {
    tally.failed++
    tally.first ||= why.slice(0, 300)
    return undefined
  }
  async function send(query: string, variables: object = {}) {
    tally.calls++
    try {
      const response = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(30_000),
      })
      const text = await response.text()
      // biome-ignore lint/suspicious/noExplicitAny: read as JSON
      const { data, errors } = (response.ok ? JSON.parse(text) : { errors: text }) as { data: any; errors?: unknown }
      return errors ? failed(`${response.status} ${text}`) : data
    } catch (error) {
      return failed(String(error))
    }
  }
  /** As a phone behind a poor line sends it: in pieces. Out: where it is. */
  async function upload(content: Buffer): Promise<string | undefined> {
    tally.calls++
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream', 'content-length': content.length }
    const call = request(`${address}/files?for=reportLog.photoIds&name=a.jpg`, { method: 'POST', headers })
    const answered = new Promise<string>((resolve, reject) => {
      call.on('error', reject)
      call.on('response', async (response) => {
        const text = (await response.toArray()).join('')
        if (response.statusCode === 201) resolve(JSON.parse(text).data.fileURL)
        else reject(new Error(`${response.statusCode} ${text}`))
      })
    })
    answered.catch(() => {})
    const size = Math.ceil(content.length / UPLOAD_PARTS)
    for (let at = 0; at < content.length && !call.destroyed; at += size) {
      call.write(content.subarray(at, at + size))
      await pause(UPLOAD_PAUSE_MS)
    }
    call.end()
    return answered.catch((error: unknown) => failed(String(error)))
  }
  return {
    tally,
    send,
    upload,
    token: () => token,
    async logIn(password: string) {
      const input = { username: 'admin', password: sha256Hex(password) }
      token = (await send('mutation($input: LoginInput!) { login(input: $input) { token } }', { input }))?.login.token
    },
    status: async (path: string) => (await fetch(address + path, { headers: { authorization: `Bearer ${token}` } })).status,
  }
}
