import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workshop } from '../../server/domain/masterdata/index.ts'
import type { Actor } from '../../server/kernel/index.ts'
import { connected } from '../../server/platform/connections/postgresConnection.ts'
import { migrate, type OpenStore, openStore } from '../../server/store/index.ts'
import { makePlant } from '../support/samples/factories.ts'
import { hasPostgresServer, privatePostgres } from '../support/servers/privatePostgres.ts'
import { dialect } from '../support/store/store.ts'
import { callers, outcomeOf, outcomesAtOnce, tally } from '../support/stories/atOnce.ts'

const UNITS = 200
/** What a caller may hear while the base is away, and whether the unit may be there all the same. */
const MAY_BE_THERE: Readonly<Record<string, boolean>> = { 'outage.away': false, 'outage.busy': false, 'outage.unknown': true }

describe.runIf(dialect === 'postgres' && hasPostgresServer)("a PostgreSQL of one's own (needs its programs)", () => {
  let server: Awaited<ReturnType<typeof privatePostgres>>
  let stores: [OpenStore, OpenStore]
  let actor: Actor
  beforeAll(async () => {
    server = await privatePostgres()
    await migrate(server.url)
    stores = [await openStore({ url: server.url }), await openStore({ url: server.url })]
    actor = (await makePlant(stores[0])).actor
  })
  afterAll(async () => {
    for (const store of stores) await store.close()
    await server.close()
  })
  const storeOf = (nth: number) => stores[nth % 2] as OpenStore
  const namesOf = async () => new Set((await storeOf(0).read(actor).of(workshop).find({})).map(({ name }) => name))

  it.each(['fast', 'immediate'] as const)(
    'is restarted (%s) under many units: each is done whole or not at all, and its caller knows',
    async (mode) => {
      let begun = 0
      const pair = (nth: number) =>
        storeOf(nth).write(actor, async (uow) => {
          begun++
          await uow.of(workshop).create({ name: `${mode} a${nth}` })
          await uow.of(workshop).create({ name: `${mode} b${nth}` })
        })
      const working = outcomesAtOnce(callers(UNITS, pair))
      await expect.poll(() => begun, { interval: 1 }).toBeGreaterThan(UNITS / 10)
      await server.stop(mode)
      await server.start()
      const outcomes = await working
      await expect.poll(() => outcomeOf(() => pair(UNITS))).toBe('ok')
      const names = await namesOf()
      const wrong = outcomes.flatMap((outcome, nth) => {
        const [isThere, other] = [names.has(`${mode} a${nth}`), names.has(`${mode} b${nth}`)]
        const isRight = outcome === 'ok' ? isThere : MAY_BE_THERE[outcome] || (outcome in MAY_BE_THERE && !isThere)
        return isRight && isThere === other ? [] : [`${nth}: ${outcome}, ${isThere} ${other}`]
      })
      expect(wrong).toEqual([])
    },
  )

  it.each([3, 1])('has %i connections to spare: whoever gets none is refused, and nothing is half done', async (connections) => {
    const role = `limited${connections}`
    await connected(server.url, async (client) => {
      await client.query(`CREATE ROLE ${role} LOGIN CONNECTION LIMIT ${connections}`)
      await client.query(`GRANT USAGE ON SCHEMA public, drizzle TO ${role}`)
      await client.query(`GRANT ALL ON ALL TABLES IN SCHEMA public, drizzle TO ${role}`)
      await client.query(`GRANT ALL ON ALL SEQUENCES IN SCHEMA public TO ${role}`)
    })
    const store = await openStore({ url: server.url.replace('postgres@', `${role}@`) })
    const make = (nth: number) => store.write(actor, (uow) => uow.of(workshop).create({ name: `${role} ${nth}` }))
    const outcomes = await outcomesAtOnce(callers(24, make))
    expect(Object.keys(tally(outcomes)).filter((outcome) => outcome !== 'ok' && outcome !== 'outage.busy')).toEqual([])
    const names = await namesOf()
    expect(outcomes.map((_, nth) => names.has(`${role} ${nth}`))).toEqual(outcomes.map((outcome) => outcome === 'ok'))
    await expect.poll(() => outcomeOf(() => make(24))).toBe('ok')
    await store.close()
  })
})
