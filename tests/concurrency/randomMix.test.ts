import { expect, it } from 'vitest'
import { workshop } from '../../server/domain/masterdata/index.ts'
import { connected } from '../../server/platform/connections/postgresConnection.ts'
import { migrate } from '../../server/store/index.ts'
import { hasPostgresServer, privatePostgres } from '../support/servers/privatePostgres.ts'
import { openRivals } from '../support/store/rivals.ts'
import { dialect, freshBase } from '../support/store/store.ts'
import { chanceOf } from '../support/stories/chance.ts'
import { deskOf } from '../support/stories/desk.ts'
import { mixOf } from '../support/stories/mix.ts'
import { isLong } from '../support/suite/longForms.ts'
import { leaveRaces } from './races/leave.ts'
import { machineRaces } from './races/machines.ts'
import { qualityRaces } from './races/quality.ts'
import { sharedRaces } from './races/shared.ts'
import { stockRaces } from './races/stock.ts'

const CALLERS = 24
const SECONDS = Number(process.env.MIX_SECONDS ?? (isLong ? 600 : 20))
const SEED = Number(process.env.MIX_SEED ?? 815)
const races = [...leaveRaces, ...machineRaces, ...qualityRaces, ...sharedRaces, ...stockRaces]

/** A base whose server tells of its locks: of one's own on PostgreSQL, as the log of a shared one is everybody's. */
async function watchedBase() {
  if (dialect === 'sqlite' || !hasPostgresServer) return { base: await freshBase(), log: () => '' }
  const server = await privatePostgres()
  await connected(server.url, async (client) => {
    await client.query('ALTER SYSTEM SET log_lock_waits = on')
    await client.query('SELECT pg_reload_conf()')
  })
  await migrate(server.url)
  return { base: { url: server.url, drop: () => server.close() }, log: server.log }
}

it(
  `many callers do whatever comes to their minds: no deadlock, no fault, and everything holds together (seed ${SEED})`,
  async () => {
    const { base, log } = await watchedBase()
    const rivals = await openRivals((store) => store, Promise.resolve(base))
    const chanceFor = (nth: number) => chanceOf(SEED * 1000 + nth)
    const { done, strays, busy } = await mixOf(deskOf(rivals), races, { callers: CALLERS, seconds: SECONDS, chanceFor })
    expect(Object.keys(done).length).toBeGreaterThan(0)
    const [faults, damage] = [await rivals.faults(), await rivals.store.engine.damage()]
    const deadlocks = log().match(/deadlock detected/g)?.length ?? 0
    const counts = {
      calls: Object.values(done).reduce((sum, count) => sum + count, 0),
      waits: log().match(/still waiting for/g)?.length ?? 0,
    }
    console.log(`random mix on ${dialect}: ${counts.calls} calls, ${counts.waits} longer waits for locks, ${busy} told that it is busy`)
    expect(busy).toBeLessThanOrEqual(counts.calls / 1000)
    const found = { strays: [...new Set(strays)], faults, damage, deadlocks, counted: await rivals.close() }
    expect(found).toEqual({ strays: [], faults: [], damage: undefined, deadlocks: 0, counted: 0 })
  },
  (SECONDS + 600) * 1000,
)

const LOOKS = 300
const RATIO = 3
/** Of updates that follow each other, how long the slowest hundredth takes at least. */
async function slowest(update: (nth: number) => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let nth = 0; nth < LOOKS; nth++) {
    const since = performance.now()
    await update(nth)
    took.push(performance.now() - since)
  }
  return took.sort((a, b) => a - b)[Math.floor(LOOKS * 0.99)] as number
}

it('whoever writes another record than the one that everybody wants waits no more than three times as long', async () => {
  const rivals = await openRivals()
  const desk = deskOf(rivals)
  const [wanted, other] = [await desk.row(workshop), await desk.row(workshop)]
  const update = (nth: number) => desk.change(0, workshop, other, { sortOrder: nth })()
  await slowest(update)
  const quiet = await slowest(update)
  let isOver = false
  const crowd = Array.from({ length: CALLERS }, async (_, nth) => {
    while (!isOver)
      await desk
        .change(nth, workshop, wanted, { sortOrder: nth })()
        .catch(() => {})
  })
  const busy = await slowest(update)
  isOver = true
  await Promise.all(crowd)
  await rivals.close()
  console.log(`p99 of another record's update on ${dialect}: ${(busy / quiet).toFixed(2)} times the quiet one`)
  if (dialect === 'postgres') expect(busy / quiet).toBeLessThanOrEqual(RATIO)
})
