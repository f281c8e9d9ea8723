import autocannon from 'autocannon'
import { bare, median, product, type Server, signIn } from '../servers.ts'
import { largeBase } from './largeBase.ts'

const ROWS = 200_000
const ROUNDS = 5
const QUERY = `query($term: String!) {
  reportLogs(filter: { reportNo: { contains: $term } }) {
    total items { id reportNo description status urgency reportDate equipment { id name } reporter { id name } }
  }
}`

/** Every request searches for another text, so that neither side can answer from memory. */
async function load({ address }: Server, token: string, seconds: number): Promise<number> {
  let n = Math.floor(Math.random() * 100_000)
  const result = await autocannon({
    url: `${address}/graphql`,
    connections: 8,
    duration: seconds,
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    requests: [{ setupRequest: (r) => ({ ...r, body: JSON.stringify({ query: QUERY, variables: { term: String(100 + (n++ % 900)) } }) }) }],
  })
  if (result.non2xx || result.errors) throw new Error(`${result.non2xx + result.errors} requests failed`)
  return result.requests.average
}

const file = await largeBase(ROWS)
const [ours, ceiling] = [await product(file, 4711), await bare(file, 4712)]
try {
  const token = await signIn(ours)
  await load(ours, token, 2)
  await load(ceiling, token, 2)
  const [mine, theirs]: [number[], number[]] = [[], []]
  for (let i = 0; i < ROUNDS; i++) {
    mine.push(await load(ours, token, 3))
    theirs.push(await load(ceiling, token, 3))
  }
  const ratios = mine.map((m, i) => m / (theirs[i] ?? 1))
  console.log(`list of 20 with two references, contains filter and total over ${ROWS} rows`)
  console.log(`  product        ${median(mine).toFixed(0)} requests/s`)
  console.log(`  bare SQL+HTTP  ${median(theirs).toFixed(0)} requests/s`)
  console.log(`  ratio          ${median(ratios).toFixed(2)} (goal >= 0.60; rounds ${ratios.map((r) => r.toFixed(2)).join(' ')})`)
} finally {
  ours.stop()
  ceiling.stop()
}
