import { median, product, type Server, signIn } from '../servers.ts'
import { largeBase } from './largeBase.ts'

const [SMALL, LARGE] = [20_000, 2_000_000]
const ROUNDS = 40
const MACHINES = 200
const ITEMS = 'items { id reportNo description status reportDate equipment { id name } }'

interface Case {
  readonly name: string
  query(round: number): string
}
const machine = (round: number) => 1 + ((round * 37) % MACHINES)
const cases: readonly Case[] = [
  { name: 'machine, page', query: (round) => `{ reportLogs(filter: { equipmentId: { eq: "${machine(round)}" } }) { ${ITEMS} } }` },
  {
    name: 'machine, page and total',
    query: (round) => `{ reportLogs(filter: { equipmentId: { eq: "${machine(round)}" } }) { total ${ITEMS} } }`,
  },
  { name: 'open ones, page and total', query: () => `{ reportLogs(filter: { status: { in: [PENDING, REPAIRING] } }) { total ${ITEMS} } }` },
  { name: 'confirmed, page and total', query: () => `{ reportLogs(filter: { status: { eq: CONFIRMED } }) { total ${ITEMS} } }` },
]

async function ask({ address }: Server, token: string, query: string): Promise<number> {
  const begin = performance.now()
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  })
  const body = await response.json()
  if (body.errors) throw new Error(body.errors[0].message)
  return performance.now() - begin
}

const bases = [await largeBase(SMALL), await largeBase(LARGE)] as const
const servers = await Promise.all([product(bases[0], 4731), product(bases[1], 4732)])
try {
  const tokens = await Promise.all(servers.map(signIn))
  const [small, large] = servers.map((server, at) => (query: string) => ask(server, tokens[at] ?? '', query)) as [
    (query: string) => Promise<number>,
    (query: string) => Promise<number>,
  ]
  console.log(`first page of the report list, ${LARGE} reports against ${SMALL}`)
  for (const { name, query } of cases) {
    const first = [await small(query(0)), await large(query(0))] as const
    const [few, many]: [number[], number[]] = [[], []]
    for (let round = 1; round <= ROUNDS; round++) {
      few.push(await small(query(round)))
      many.push(await large(query(round)))
    }
    const [a, b] = [median(few), median(many)]
    const told = `first time ${first.map((ms) => ms.toFixed(1)).join(' and ')} ms`
    console.log(`  ${name.padEnd(26)} ${a.toFixed(1)} and ${b.toFixed(1)} ms, ratio ${(b / a).toFixed(2)} (goal <= 2); ${told}`)
  }
  console.log('  totals are counted in the filter\u2019s index when asked for, and kept until the table changes')
} finally {
  for (const server of servers) server.stop()
}
