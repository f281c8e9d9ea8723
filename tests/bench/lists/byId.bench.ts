import { probe, type Server, share, signIn, watched } from '../servers.ts'
import { largeBase, largeDatabase } from './largeBase.ts'

const ROWS = Number(process.env.ROWS ?? 200_000)
const SECONDS = Number(process.env.SECONDS ?? 6)

interface Question {
  readonly query: string
  readonly variables?: object
}
async function ask({ address }: Server, token: string, question: Question): Promise<number> {
  const start = performance.now()
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(question),
  })
  const body = await response.json()
  if (body.errors) throw new Error(body.errors[0].message)
  return performance.now() - start
}
// As the console asks: documents that come again, with variables.
const BY_ID = 'query($id: ID!) { reportLog(id: $id) { reportNo status equipment { name } } }'
const LIST = 'query($term: String!) { reportLogs(filter: { description: { contains: $term } }) { total items { id } } }'
const faults = () => ({ query: '{ faultSummary { total } }' })
const downtime = () => ({ query: '{ downtimeSummary { machineCount } }' })

/** One request by id every 10 ms, for a while. */
async function pulse(server: Server, token: string): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + SECONDS * 1000
  while (performance.now() < end) {
    times.push(await ask(server, token, { query: BY_ID, variables: { id: String(1 + Math.floor(Math.random() * ROWS)) } }))
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return times
}
/** Keeps asking one heavy thing after the other until told to stop. */
function strain(server: Server, token: string, question: () => Question) {
  let isOn = true
  const done = (async () => {
    while (isOn) await ask(server, token, question())
  })()
  return async () => {
    isOn = false
    await done
  }
}
const list = () => ({ query: LIST, variables: { term: String(Math.floor(Math.random() * 9000)) } })

const bases = { sqlite: async () => `file:${await largeBase(ROWS)}`, postgres: () => largeDatabase(ROWS) }
const PORTS = { sqlite: 4713, postgres: 4714 }
/** What is said of a while: how long requests took, and how long the event loop of the server was held. */
async function measured(server: Server, token: string) {
  await probe(server.process, 'begin')
  const times = await pulse(server, token)
  return { times, ...(await probe(server.process, 'tell')) }
}
const told = ({ times, heldMs, p99Ms, computedMs, computedP99Ms }: Awaited<ReturnType<typeof measured>>) =>
  `p50 ${share(times, 0.5).toFixed(1)} ms  p99 ${share(times, 0.99).toFixed(1)} ms, event loop held p99 ${p99Ms.toFixed(1)} ms, ` +
  `at most ${heldMs.toFixed(1)} ms, of which its thread computed ${computedP99Ms.toFixed(1)} and ${computedMs.toFixed(1)} ms`

for (const base of (process.env.BASES ?? 'sqlite,postgres').split(',') as (keyof typeof bases)[]) {
  const server = await watched(await bases[base](), PORTS[base])
  try {
    const token = await signIn(server)
    await pulse(server, token)
    const alone = await measured(server, token)
    const ends = [list, list, list, list, faults, downtime].map((one) => strain(server, token, one))
    await pulse(server, token)
    const loaded = await measured(server, token)
    await Promise.all(ends.map((end) => end()))
    console.log(`by-id query while four heavy lists and two aggregates run over ${ROWS} rows, on ${base}`)
    console.log(`  alone   ${told(alone)}`)
    console.log(`  loaded  ${told(loaded)} (goal p99 <= 10)`)
    console.log(`  ratio   ${(share(loaded.times, 0.99) / share(alone.times, 0.99)).toFixed(2)}`)
  } finally {
    server.stop()
  }
}
