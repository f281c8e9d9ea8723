import { largeBase } from './largeBase.ts'
import { product, type Server, share, signIn } from './servers.ts'

const ROWS = 200_000
const SECONDS = 6

async function ask({ address }: Server, token: string, query: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  })
  const body = await response.json()
  if (body.errors) throw new Error(body.errors[0].message)
  return performance.now() - start
}
/** One request by id every 10 ms, for a while. */
async function pulse(server: Server, token: string): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + SECONDS * 1000
  while (performance.now() < end) {
    times.push(
      await ask(server, token, `{ reportLog(id: "${1 + Math.floor(Math.random() * ROWS)}") { reportNo status equipment { name } } }`),
    )
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return times
}
/** Keeps asking one heavy thing after the other until told to stop. */
function strain(server: Server, token: string, query: () => string) {
  let isOn = true
  const done = (async () => {
    while (isOn) await ask(server, token, query())
  })()
  return async () => {
    isOn = false
    await done
  }
}
const list = () => `{ reportLogs(filter: { description: { contains: "${Math.floor(Math.random() * 9000)}" } }) { total items { id } } }`

const file = await largeBase(ROWS)
const server = await product(file, 4713)
try {
  const token = await signIn(server)
  await pulse(server, token)
  const alone = await pulse(server, token)
  const ends = [list, list, list, list, () => '{ faultSummary { total } }', () => '{ downtimeSummary { machineCount } }'].map((q) =>
    strain(server, token, q),
  )
  const loaded = await pulse(server, token)
  await Promise.all(ends.map((end) => end()))
  const [p99, base] = [share(loaded, 0.99), share(alone, 0.99)]
  console.log(`by-id query while four heavy lists and two aggregates run over ${ROWS} rows`)
  console.log(`  alone   p50 ${share(alone, 0.5).toFixed(1)} ms  p99 ${base.toFixed(1)} ms`)
  console.log(`  loaded  p50 ${share(loaded, 0.5).toFixed(1)} ms  p99 ${p99.toFixed(1)} ms (goal p99 <= 15)`)
  console.log(`  ratio   ${(p99 / base).toFixed(2)}`)
} finally {
  server.stop()
}
