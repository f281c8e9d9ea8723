import { addDays } from '../../../server/kernel/index.ts'
import { cpuOf, cpuOfBase } from '../processCost.ts'
import { median, type Server, share, signIn, whole } from '../servers.ts'
import { reportOfFirst } from './figuresBase.ts'

const REPAIRS = 480_000
const [WARM, RANGES, AGAIN, BESIDE_MS] = [40, 60, 300, 8000]
const ALL = `query($from: Date!, $to: Date!) { faultFigures(from: $from, to: $to) {
  total byCategory { categoryId name count stopHours share cumulative } byMachine { equipmentId name count } byDay { day count } byUrgency { urgency count } } }`
const PARETO = 'query($from: Date!, $to: Date!) { faultFigures(from: $from, to: $to) { total byCategory { name count stopHours } } }'

interface Asking {
  readonly server: Server
  readonly token: string
}
async function ask({ server, token }: Asking, query: string, variables: object = {}): Promise<number> {
  const begin = performance.now()
  const response = await fetch(`${server.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  })
  const body = await response.json()
  if (body.errors) throw new Error(body.errors[0].message)
  return performance.now() - begin
}

/** Requests one after the other: their median time, and what each costs server and base. */
async function costOf(asking: Asking, url: string, { times, work }: { times: number; work: (nth: number) => Promise<number> }) {
  const base = await cpuOfBase(url)
  const before = cpuOf(asking.server.process.pid) + base.ms()
  const all: number[] = []
  for (let nth = 0; nth < times; nth++) all.push(await work(nth))
  const cpuMs = (cpuOf(asking.server.process.pid) + base.ms() - before) / times
  await base.close()
  return `${median(all).toFixed(1)} ms (cpu ${cpuMs.toFixed(1)})`
}

/** By id while figures of ranges not asked before and lists run. */
async function beside(asking: Asking, rangeOf: (nth: number) => object): Promise<string> {
  let [isOn, nth] = [true, 0]
  const list = () =>
    ask(asking, `{ reportLogs(filter: { description: { contains: "${Math.floor(Math.random() * 9000)}" } }) { total items { id } } }`)
  const figures = () => ask(asking, ALL, rangeOf(nth++))
  const strains = [list, list, list, list, figures, figures].map(async (work) => {
    while (isOn) await work()
  })
  const times: number[] = []
  for (const end = performance.now() + BESIDE_MS; performance.now() < end; ) {
    times.push(
      await ask(
        asking,
        `{ reportLog(id: "${reportOfFirst(Math.floor(Math.random() * REPAIRS), 0)}") { reportNo status equipment { name } } }`,
      ),
    )
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  isOn = false
  await Promise.all(strains)
  return `p50 ${share(times, 0.5).toFixed(1)} p99 ${share(times, 0.99).toFixed(1)} ms`
}

/** Fault figures of a year over HTTP, with permissions and log, from one server. */
export async function servedFigures(url: string, { port, lastDay }: { port: number; lastDay: string }) {
  const server = await whole(url, port)
  try {
    const asking = { server, token: await signIn(server) }
    const year = (nth: number) => ({ from: addDays(lastDay, -364 - nth), to: addDays(lastDay, -nth) })
    const first = await costOf(asking, url, { times: 1, work: () => ask(asking, ALL, year(1)) })
    let asked = 1
    // The program itself gets faster at first.
    for (; asked < WARM; ) await ask(asking, ALL, year(++asked))
    for (const [name, query] of Object.entries({ 'all of it': ALL, 'by category': PARETO })) {
      const cold = await costOf(asking, url, { times: RANGES, work: () => ask(asking, query, year(++asked)) })
      const kept = await costOf(asking, url, { times: AGAIN, work: () => ask(asking, query, year(asked)) })
      console.log(`  over HTTP, ${name}: range not asked before ${cold}, asked again ${kept}`)
    }
    console.log(`  the first ever ${first}; by id beside 2 figures and 4 lists: ${await beside(asking, (nth) => year(200 + nth))}`)
  } finally {
    server.stop()
  }
}
