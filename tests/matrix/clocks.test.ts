import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword, sha256Hex } from '../../server/access/index.ts'
import { DEMO_PASSWORD, seedDemo } from '../../server/demo/index.ts'
import { user } from '../../server/domain/identity/index.ts'
import { areas, registry } from '../../server/domain/index.ts'
import { maintenancePlan } from '../../server/domain/maintenance/index.ts'
import { runTask } from '../../server/jobs/eachPlant.ts'
import { addDays, type Store, systemActor } from '../../server/kernel/index.ts'
import { openStore } from '../../server/store/index.ts'
import { type TestApp, testApp } from '../support/servers/app.ts'
import { demoOptions, demoStore } from '../support/store/demoStore.ts'
import { fixedClock, freshBase } from '../support/store/store.ts'
import { type LegacyClient, legacyClient } from '../support/stories/legacyClient.ts'
import { isLong } from '../support/suite/longForms.ts'

const HOUR_MS = 3_600_000
const START = fixedClock().now()
const everywhere = systemActor(0)
const rounds = areas.flatMap((area) => area.scheduledTasks ?? [])

/** What there is, but for marks by which processes tell each other of changes. */
async function everyRow(store: Store) {
  const { asSystem } = store.read(everywhere)
  const kept = registry.resources.filter(({ role }) => role !== 'changeMark')
  const found = kept.map(async (resource) => [resource.name, await asSystem.of(resource).find({})] as const)
  return Object.fromEntries(await Promise.all(found))
}

describe('what the clock has done', () => {
  /** Demo data with plans that come due, after rounds at these hours from now. */
  async function roundsAt(hours: readonly number[]) {
    const demo = await demoStore(fixedClock())
    try {
      await demo.store.write(everywhere, async (uow) => {
        const plans = (await uow.read.asSystem.of(maintenancePlan).find({})).filter(({ isPaused }) => !isPaused)
        const locked = await uow.of(maintenancePlan).lockManyForUpdate(plans.map(({ id }) => id))
        for (const [at, plan] of locked.entries())
          await uow.of(maintenancePlan).patch(plan, { nextMaintDate: addDays('2026-11-17', at % 4), leadDays: 0 })
      })
      const before = await everyRow(demo.store)
      for (const at of hours) {
        demo.clock.set(new Date(START.getTime() + at * HOUR_MS))
        for (const round of rounds) await runTask(round)({ store: demo.store, progress: async () => {} } as never)
      }
      return { before, after: await everyRow(demo.store) }
    } finally {
      await demo.close()
    }
  }

  it('is the same, row by row, when it jumps three days back and a day and two hours ahead on its way', async () => {
    const straight = await roundsAt([0, 26])
    const jumping = await roundsAt([0, -72, 26, 0, 26, ...(isLong ? [-1, 0, 26, -48, 26, -71, 0, -24, 26, -0.5, -72, 26] : [])])
    for (const name of ['inspectionOrder', 'maintenanceOrder'])
      expect([name, (straight.after[name]?.length ?? 0) > (straight.before[name]?.length ?? 0)]).toEqual([name, true])
    for (const [name, rows] of Object.entries(straight.after)) expect([name, jumping.after[name]]).toEqual([name, rows])
  })
})

const ZONES = [
  ...['UTC', 'America/New_York', 'Pacific/Chatham'],
  ...(isLong ? ['Asia/Shanghai', 'Europe/Lisbon', 'Africa/Casablanca', 'Pacific/Kiritimati', 'America/St_Johns'] : []),
]
const own = process.env.TZ
function setZone(zone: string | undefined) {
  if (zone) process.env.TZ = zone
  else delete process.env.TZ
}
/** Clocks that do not exist in some of these zones, or are there twice. */
const AROUND = [
  ['2026-03-08 02:30:00', '2026-03-29 01:30:00'],
  ['2026-11-01 01:30:00', '2026-11-18 10:00:00'],
  ['2026-11-18', '2026-11-18'],
] as const

describe('a server in another zone', () => {
  let demo: Awaited<ReturnType<typeof demoStore>>
  let server: TestApp
  let old: LegacyClient
  beforeAll(async () => {
    demo = await demoStore(fixedClock())
    const passwordHash = await hashPassword(sha256Hex(DEMO_PASSWORD))
    await demo.store.write(everywhere, async (uow) => {
      for (const row of await uow.of(user).lockWhere({ username: 'admin' })) await uow.of(user).patch(row, { passwordHash })
    })
    server = await testApp({}, { url: demo.url, drop: async () => {} }, { now: demo.clock.now })
    old = legacyClient(server.address)
    await old.login()
  })
  afterAll(async () => {
    setZone(own)
    old.close()
    await server.close()
    await demo.close()
  })

  /** Every list as old clients read it, and what they find between two clocks. */
  async function picture() {
    // These calls themselves are what the request log shows.
    const lists = registry.exposed.filter(({ name }) => name !== 'requestLog')
    const asked = lists.flatMap(({ name, rest }) => [
      [name, rest, { pageSize: 15 }] as const,
      ...(name === 'reportLog'
        ? AROUND.map(([beginTime, endTime]) => [`${name} ${beginTime}`, rest, { beginTime, endTime, pageSize: 3 }] as const)
        : []),
    ])
    const shown: Record<string, unknown> = {}
    for (const [name, path, params] of asked) {
      const { status, body } = await old.get(path, params)
      shown[name] = [status, body.data]
    }
    return shown
  }

  it('shows the same clocks and days, and finds the same between two of them', async () => {
    const offsets = new Set<number>()
    const pictures: Record<string, unknown>[] = []
    for (const zone of ZONES) {
      setZone(zone)
      offsets.add(START.getTimezoneOffset())
      pictures.push(await picture())
    }
    // The zones were in force.
    expect(offsets.size).toBeGreaterThan(2)
    for (const [at, shown] of pictures.entries())
      for (const [name, text] of Object.entries(shown)) expect([ZONES[at], name, text]).toEqual([ZONES[at], name, pictures[0]?.[name]])
  })

  it.runIf(isLong)('fills a base with the same rows (needs test:all)', async () => {
    const filled = async (zone: string) => {
      setZone(zone)
      const base = await freshBase()
      const clock = fixedClock()
      const store = await openStore({ url: base.url, now: clock.now })
      try {
        await seedDemo(store, demoOptions(clock))
        return await everyRow(store)
      } finally {
        await store.close()
        await base.drop()
      }
    }
    const wanted = await filled('UTC')
    for (const zone of ZONES.slice(1, 4)) {
      const found = await filled(zone)
      for (const [name, rows] of Object.entries(wanted)) expect([zone, name, found[name]]).toEqual([zone, name, rows])
    }
  })
})
