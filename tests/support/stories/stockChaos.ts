import { type Mortal, mortal, pause } from '../servers/mortal.ts'
import { freePort } from '../servers/process.ts'
import { ADMIN_PASSWORD, ownBase } from './shopFloor.ts'
import { type Differences, stockBooks } from './stockBooks.ts'
import { stockTraffic, type Told } from './stockTraffic.ts'
import { signedIn, stockYard } from './stockYard.ts'

export interface StockChaos {
  readonly base: 'sqlite' | 'postgres'
  readonly processes: number
  readonly clients: number
  readonly calls: number
  /** Each process is killed when it has lived for so long at most. */
  readonly lifeMs: number
}
/** The plant that a base is founded with. */
const PLANT = 1
/** The youngest that a process dies, as a share of its life at most: what is killed while it starts has seen no client. */
const AT_LEAST = 0.8

const inOrder = (book: ReadonlyMap<string, number>) => [...book].sort(([, a], [, b]) => b - a)
export const soFar = ({ posted, approved, dropped, settled, lived }: Told) => ({
  postings: posted.length,
  acknowledged: posted.filter(({ id }) => id !== undefined).length,
  takenBack: posted.filter(({ id, reverses }) => id !== undefined && reverses !== undefined).length,
  stocktakes: `${approved.length} approved, ${dropped.length} dropped`,
  ordersCompleted: `${settled.length} with what they took`,
  retries: lived.retries,
  answeredOtherwise: lived.answeredOtherwise,
  faults:
    inOrder(lived.faults)
      .map(([text, n]) => `${n} x ${text}`)
      .join('; ') || 'none',
  refusals: inOrder(lived.refusals)
    .map(([text, n]) => `${n} x ${text}`)
    .join('; '),
})

/** Clients that post on the same twelve items while the servers that they ask are killed, and what the books say afterwards. */
export async function stockChaos(
  options: StockChaos,
): Promise<{ differences: Differences; told: ReturnType<typeof soFar>; kills: number; seconds: number }> {
  const { settings, store, drop } = await ownBase(options.base === 'sqlite' ? 'embedded' : 'postgres')
  const fleet: { server: Mortal; address: string }[] = []
  try {
    const yard = await stockYard(store, PLANT)
    for (let nth = 0; nth < options.processes; nth++) {
      const port = String(await freePort())
      const server = mortal({ ...settings, PORT: port }, ['api'], { signal: 'SIGKILL', lifeMs: options.lifeMs, atLeast: AT_LEAST })
      fleet.push({ server, address: `http://127.0.0.1:${port}` })
      await server.start()
    }
    const addresses = fleet.map(({ address }) => address)
    const [first = ''] = addresses
    const tokens = {
      keeper: await signedIn(first, 'admin', ADMIN_PASSWORD),
      approver: await signedIn(first, yard.approver, ADMIN_PASSWORD),
    }
    const begin = performance.now()
    for (const { server } of fleet) server.live()
    const told = await stockTraffic({ addresses, tokens, yard, clients: options.clients, calls: options.calls })
    const seconds = Math.round((performance.now() - begin) / 1000)
    await Promise.all(fleet.map(({ server }) => server.settle()))
    await pause(500)
    const kills = fleet.reduce((sum, { server }) => sum + server.told().ends, 0)
    return { differences: await stockBooks(store, PLANT, told), told: soFar(told), kills, seconds }
  } finally {
    for (const { server } of fleet) await server.settle().catch(() => {})
    await Promise.all(fleet.map(({ server }) => server.stop()))
    await drop()
  }
}
