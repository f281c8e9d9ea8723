import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const [ROUNDS, WARM_UP] = [40, 8]
/** Longer than the least distance of two pictures and of two ticks, so that each change is told at once. */
const GAP_MS = 1_050

const start = (file: string) =>
  fork(fileURLToPath(new URL(file, import.meta.url)), process.argv.slice(2), {
    execArgv: ['--expose-gc', '--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
const heard = async <T>(child: ChildProcess) => (await once(child, 'message'))[0] as T
const ask = async <T>(child: ChildProcess, message: object) => {
  const answer = heard<T>(child)
  child.send(message)
  return answer
}
const at = (values: number[], share: number) => [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
const p = (values: number[]) => ({ p50: at(values, 0.5), p95: at(values, 0.95) })
const ms = ({ p50, p95 }: { p50: number; p95: number }) => `${p50.toFixed(1)} ms (p95 ${p95.toFixed(1)})`

const server = start('./fanout.server.ts')
const { port } = await heard<{ port: number }>(server)
process.argv[2] = String(port)
const clients = start('./fanout.client.ts')
await heard(clients)
const open = (what: string, count: number) => ask(clients, { open: what, count })
const held = async () => (await ask<{ bytes: number }>(server, { what: 'memory' })).bytes

interface Round {
  readonly ms: number
  readonly cpuMs: number
  readonly bytes: number
}
/** From the change until the last has it, and what that cost the server. */
async function round(follows: string, bytes = 0): Promise<Round> {
  await ask(clients, { arm: follows })
  const last = heard<{ lastAt: string; bytes: number }>(clients)
  const { at: begin } = await ask<{ at: string }>(server, { what: follows === 'raw' ? 'raw' : 'change', bytes })
  const { lastAt, bytes: size } = await last
  const { cpuMs } = await ask<{ cpuMs: number }>(server, { what: 'cost' })
  return { ms: Number(BigInt(lastAt) - BigInt(begin)) / 1e6, cpuMs, bytes: size }
}

/** Milliseconds from the change until the last of all has it, against a raw broadcast of as many bytes in the same run. */
async function measure(what: 'pill' | 'wall', count: number) {
  const before = await held()
  await open('raw', count)
  const between = await held()
  await open(what, count)
  const after = await held()
  const [ours, raw]: Round[][] = [[], []]
  let bytes = 0
  for (let i = 0; i < WARM_UP + ROUNDS; i++) {
    // In turns, for the one that comes after the pause finds the processor at rest.
    const early = i % 2 ? await round('raw', bytes) : undefined
    const mine = await round(what)
    bytes = mine.bytes
    const bare = early ?? (await round('raw', bytes))
    await new Promise((resolve) => setTimeout(resolve, GAP_MS))
    if (i < WARM_UP) continue
    ours?.push(mine)
    raw?.push(bare)
  }
  await open(what, 0)
  await open('raw', 0)
  const of = (rounds: Round[] = [], key: 'ms' | 'cpuMs') => p(rounds.map((one) => one[key]))
  const each = (bytes: number) => `${(bytes / count / 1024).toFixed(1)} KiB`
  console.log(`last of ${count} told, ${what}, ${ours?.[0]?.bytes} bytes each`)
  console.log(`  ours             ${ms(of(ours, 'ms'))}, cpu ${ms(of(ours, 'cpuMs'))}, memory ${each(after - between)}`)
  console.log(`  raw broadcast    ${ms(of(raw, 'ms'))}, cpu ${ms(of(raw, 'cpuMs'))}, memory ${each(between - before)}`)
  const ratio = (key: 'ms' | 'cpuMs') => (of(ours, key).p50 / of(raw, key).p50).toFixed(2)
  console.log(`  ratio            ${ratio('ms')}, cpu ${ratio('cpuMs')} (goal <= 2)`)
}

await measure('pill', 300)
await measure('wall', 300)
await measure('wall', 1000)
clients.disconnect()
server.disconnect()
