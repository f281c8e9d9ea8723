import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const SUBSCRIBERS = 500
const ROUNDS = 40
const WARM_UP = 8
/** Longer than the least distance of two pictures, so that each change is computed at once. */
const GAP_MS = 300

const start = (file: string, args: string[] = []) =>
  fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
const heard = async <T>(child: ChildProcess) => (await once(child, 'message'))[0] as T
const ask = async <T>(child: ChildProcess, message: object) => {
  const answer = heard<T>(child)
  child.send(message)
  return answer
}
const at = (values: number[], share: number) => [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0

/** Milliseconds from the change until the last of all subscribers has it, against a raw broadcast of as many bytes in the same run. */
export async function measureFanout(subscribers = SUBSCRIBERS) {
  const server = start('./fanout.server.ts')
  const { port } = await heard<{ port: number }>(server)
  const clients = start('./fanout.client.ts', [String(port), String(subscribers)])
  await heard(clients)
  let bytes = 0
  const round = async (what: 'change' | 'raw') => {
    await ask(clients, { what: 'arm' })
    const last = heard<{ lastAt: string; bytes: number }>(clients)
    const { at: begin } = await ask<{ at: string }>(server, { what, bytes })
    const { lastAt, bytes: size } = await last
    bytes = size
    await new Promise((resolve) => setTimeout(resolve, GAP_MS))
    return Number(BigInt(lastAt) - BigInt(begin)) / 1e6
  }
  const [ours, raw, computing]: [number[], number[], number[]] = [[], [], []]
  for (let i = 0; i < WARM_UP + ROUNDS; i++) {
    const [mine, bare, { ms }] = [await round('change'), await round('raw'), await ask<{ ms: number }>(server, { what: 'compute' })]
    if (i < WARM_UP) continue
    ours.push(mine)
    raw.push(bare)
    computing.push(ms)
  }
  const { mb } = await ask<{ mb: number }>(server, { what: 'memory' })
  clients.disconnect()
  server.disconnect()
  const p = (values: number[]) => ({ p50: at(values, 0.5), p95: at(values, 0.95) })
  return { subscribers, bytes, ours: p(ours), raw: p(raw), computing: p(computing), ratio: at(ours, 0.5) / at(raw, 0.5), memoryMb: mb }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { ours, raw, computing, ...rest } = await measureFanout()
  const ms = ({ p50, p95 }: typeof ours) => `${p50.toFixed(1)} ms (p95 ${p95.toFixed(1)})`
  console.log(`last of ${rest.subscribers} subscribers, ${rest.bytes} bytes each`)
  console.log(`  change to wall   ${ms(ours)}, of which computing the picture ${ms(computing)}`)
  console.log(`  raw broadcast    ${ms(raw)}`)
  console.log(`  ratio            ${rest.ratio.toFixed(2)} (goal <= 3), server memory ${rest.memoryMb} MB`)
}
