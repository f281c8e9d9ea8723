import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { peersBase } from './peers/base.ts'
import { answerOf, type Load, load, type Operation } from './peers/load.ts'
import { median, peer, product, signIn } from './servers.ts'

const PARTS = 200_000
const [CONNECTIONS, ROUNDS, SECONDS] = [8, 3, 2]
const PORT = Number(process.env.BENCH_PORT ?? 4716)
const RUN = Date.now().toString(36)

const PART = 'id code name spec unit quantity sortOrder status updatedAt location { id code } vendor { id name }'
const scattered = (nth: number) => String(1 + ((nth * 7919) % PARTS))
/** Every search is for another text and every page another one: nobody answers from memory. */
const operations: readonly Operation[] = [
  { name: 'byId', query: `query byId($id: ID!) { sparePart(id: $id) { ${PART} } }`, variables: (nth) => ({ id: scattered(nth) }) },
  {
    name: 'page',
    query: `query page($no: Int!) { spareParts(page: { no: $no }) { items { ${PART} } } }`,
    variables: (nth) => ({ no: 1 + (nth % 50) }),
  },
  {
    name: 'list',
    query: `query list($term: String!) { spareParts(filter: { code: { contains: $term } }) { total items { ${PART} } } }`,
    variables: (nth) => ({ term: String(10_000 + ((nth * 7919) % 89_000)).slice(0, 4) + (nth % 10) }),
  },
  {
    name: 'create',
    query: `mutation create($code: String!) { createSparePart(input: { code: $code, name: "made by a bench", unit: "pcs" }) { ${PART} } }`,
    variables: (nth) => ({ code: `${RUN}-${nth}` }),
  },
  {
    name: 'update',
    query: `mutation update($id: ID!, $sortOrder: Int!) { updateSparePart(id: $id, input: { sortOrder: $sortOrder }) { ${PART} } }`,
    variables: (nth) => ({ id: scattered(nth), sortOrder: nth % 99_999 }),
  },
]

const wanted = process.env.ONLY?.split(',')
const base = await peersBase(PARTS)
const folder = mkdtempSync(join(tmpdir(), 'millwright-peers-'))
/** Each writes into a copy of its own. */
const copy = (name: string) => {
  const file = join(folder, `${name}.sqlite`)
  copyFileSync(base, file)
  return file
}
const servers = {
  ours: await product(copy('ours'), PORT),
  apollo: await peer('peers/apollo.server.mjs', copy('apollo'), PORT + 1),
  bare: await peer('peers/bare.server.mjs', copy('bare'), PORT + 2),
}
const names = Object.keys(servers) as (keyof typeof servers)[]
const told = (loads: readonly Load[]) =>
  `${median(loads.map((one) => one.perSecond)).toFixed(0)}/s, cpu ${median(loads.map((one) => one.cpuMs)).toFixed(2)} ms, p99 ${median(loads.map((one) => one.p99))} ms`

try {
  const token = await signIn(servers.ours)
  console.log(`${PARTS} spare parts, ${CONNECTIONS} connections; ours against Apollo with hand-written SQL and bare node:http`)
  for (const operation of operations.filter(({ name }) => wanted?.includes(name) ?? true)) {
    const asking = (name: keyof typeof servers) => ({ server: servers[name], token, operation })
    const found: Record<string, Load[]> = {}
    for (const name of names) {
      await answerOf(asking(name))
      await load(asking(name), CONNECTIONS, SECONDS)
    }
    for (let round = 0; round < ROUNDS; round++)
      for (const name of names) found[name] = [...(found[name] ?? []), await load(asking(name), CONNECTIONS, SECONDS)]
    for (const name of names) console.log(`  ${operation.name.padEnd(7)} ${name.padEnd(7)} ${told(found[name] ?? [])}`)
    const cpu = (name: string) => median((found[name] ?? []).map((one) => one.cpuMs))
    console.log(
      `  ${operation.name.padEnd(7)} ratio of cpu: ${(cpu('ours') / cpu('apollo')).toFixed(2)} of Apollo, ${(cpu('ours') / cpu('bare')).toFixed(2)} of bare`,
    )
  }
} finally {
  for (const name of names) servers[name].stop()
}
