import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sha256Hex } from '../../server/access/index.ts'
import { PASSWORD } from './lists/largeBase.ts'

export interface Server {
  readonly address: string
  readonly process: ChildProcess
  stop(): void
}

async function answers(address: string, path: string) {
  for (let i = 0; i < 200; i++) {
    const ok = await fetch(address + path).then(
      (r) => r.ok,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${address} does not answer`)
}
export async function start(args: string[], env: Record<string, string>, path: string): Promise<Server> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const address = `http://127.0.0.1:${env.PORT}`
  await answers(address, path)
  return { address, process: child, stop: () => child.kill() }
}

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url))
/** As the image and npm start do it. */
export const ROOM = '--max-semi-space-size=8'
const settings = (url: string, port: number) => ({
  NODE_ENV: 'production',
  JWT_SECRET: randomBytes(48).toString('base64'),
  PORT: String(port),
  DATABASE_URL: url,
  DATA_DIR: mkdtempSync(join(tmpdir(), 'millwright-bench-')),
  DEMO: '0',
  RATE_LIMIT: '10000',
  LOG_LEVEL: 'silent',
})
/** The built product over a base file, its API alone. */
export const product = (file: string, port: number) => productAt(`file:${file}`, port)
export const productAt = (url: string, port: number) => start([ROOM, MAIN, 'api'], settings(url, port), '/readyz')
/** The same, which also tells how long its event loop was held. */
export const watched = (url: string, port: number) =>
  start([ROOM, '--import', fileURLToPath(new URL('loopProbe.mjs', import.meta.url)), MAIN, 'api'], settings(url, port), '/readyz')
export interface Held {
  readonly heldMs: number
  readonly p99Ms: number
  /** What its thread computed at most between two turns, whatever else the machine does; and of 99 of 100 turns. */
  readonly computedMs: number
  readonly computedP99Ms: number
}
/** How long an event loop was held since this was asked before. */
export async function probe(child: ChildProcess, what: 'begin' | 'tell') {
  child.send(what)
  return (await once(child, 'message'))[0] as Held
}
/** The built product with its worker and what else it is told. */
export const whole = (url: string, port: number, more: Record<string, string> = {}) =>
  start([ROOM, MAIN], { ...settings(url, port), ...more }, '/readyz')
/** A server of a bench's own over a base file. */
export const peer = (script: string, file: string, port: number) =>
  start([fileURLToPath(new URL(script, import.meta.url)), file], { PORT: String(port), NODE_ENV: 'production' }, '/ready')
/** The same SQL through bare better-sqlite3 over bare node:http: what nobody can beat. */
export const bare = (file: string, port: number) => peer('bare/bare.server.mjs', file, port)

export async function signInAs({ address }: Server, username: string): Promise<string> {
  const query = 'mutation($input: LoginInput!) { login(input: $input) { token } }'
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input: { username, password: sha256Hex(PASSWORD) } } }),
  })
  return (await response.json()).data.login.token
}
export const signIn = (server: Server) => signInAs(server, 'admin')

export const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
export const share = (values: readonly number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0
