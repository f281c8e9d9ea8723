import { describe, expect, it } from 'vitest'
import { workshop } from '../../server/domain/masterdata/index.ts'
import { systemActor } from '../../server/kernel/index.ts'
import { checkAudit } from '../../server/store/audit/checkAudit.ts'
import { auditKeys, openStore } from '../../server/store/index.ts'
import { clockJumps } from '../support/images/clockJumps.ts'
import { pause } from '../support/servers/mortal.ts'
import { type Running, run } from '../support/servers/process.ts'
import { shown } from '../support/stories/chaos.ts'
import { ADMIN_PASSWORD, dueWork, ownBase, standing } from '../support/stories/shopFloor.ts'
import { signedIn } from '../support/stories/stockYard.ts'

const SECONDS = Number(process.env.FAULT_AWAY_SECONDS ?? 60)
const HOUR_MS = 3_600_000
const [PLANS, POINTS] = [60, 30]
const MAKE = 'mutation($input: CreateWorkshopInput!) { made: createWorkshop(input: $input) { id } }'
const TICKS = ['makeMaintenanceOrders', 'makeInspectionOrders', 'tellDueMaintenance'] as const

/** One row, by somebody who signs in for it: a session of before a jump may be over after it. Out: the status of the answer. */
async function make({ address }: Running, name: string): Promise<{ status: number; isMade: boolean }> {
  const token = await signedIn(address, 'admin', ADMIN_PASSWORD).catch(() => '')
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: MAKE, variables: { input: { name } } }),
  })
  const { data } = (await answer.json()) as { data?: { made: object | null } | null }
  return { status: answer.status, isMade: Boolean(data?.made) }
}

describe('a server whose clock jumps between three days back and 26 hours ahead', { timeout: (SECONDS + 600) * 1000 }, () => {
  it('answers, makes what is due once, numbers it without gaps, and keeps a trail that can be verified', async () => {
    const { settings, drop } = await ownBase('embedded')
    const { DATABASE_URL: url, BUSINESS_UTC_OFFSET: utcOffset } = settings
    const keys = auditKeys(settings.JWT_SECRET)
    // What is written here is written as the server would write it.
    const store = await openStore({ url, readers: 1, utcOffset, trail: { keys } })
    const made: string[] = []
    const statuses = new Set<number>()
    try {
      const { actor } = await dueWork(store, { plans: PLANS, points: POINTS, told: 1 })
      const tick = () =>
        store.write(systemActor(0), async (uow) => {
          for (const name of TICKS) uow.enqueue({ name }, {})
        })
      const wrong = await run({ ...settings, ...clockJumps(26 * HOUR_MS, 72 * HOUR_MS) })
      expect(await wrong.ready, wrong.said()).toBe(true)
      let asked = 0
      for (const end = performance.now() + SECONDS * 1000; performance.now() < end; await pause(100)) {
        if (asked % 10 === 0) await tick()
        const name = `hall ${asked++}`
        const { status, isMade } = await make(wrong, name)
        statuses.add(status)
        if (isMade) made.push(name)
      }
      wrong.child.kill('SIGTERM')
      expect((await wrong.ended).code, wrong.said()).toBe(0)

      const right = await run(settings)
      expect(await right.ready, right.said()).toBe(true)
      const look = () => standing(store, actor, { plans: PLANS, told: 1 })
      const isDone = async () => {
        await tick()
        const { ordersMissing, inspectionsMissing } = await look()
        return ordersMissing + inspectionsMissing
      }
      await expect.poll(isDone, { interval: 1000 }).toBe(0)
      right.child.kill('SIGTERM')
      await right.ended
      const { ordersTwice, ordersMissing, inspectionsTwice, inspectionsMissing, numberGaps, orders, inspections } = await look()
      const names = new Set((await store.read(systemActor(0)).asSystem.of(workshop).find({})).map((one) => one.name))
      const trail = await checkAudit({ url, keys, dataDir: settings.DATA_DIR, file: null })
      const lost = made.filter((name) => !names.has(name)).length
      shown(`${SECONDS} s of jumps`, {
        asked,
        made: made.length,
        statuses: [...statuses].join(' '),
        orders,
        inspections,
        lost,
        sealed: trail.rows,
      })
      expect([...statuses].filter((status) => status >= 500)).toEqual([])
      expect(made.length).toBeGreaterThan(asked / 2)
      const faults = { ordersTwice, ordersMissing, inspectionsTwice, inspectionsMissing, numberGaps, lost }
      expect(faults).toEqual({ ordersTwice: 0, ordersMissing: 0, inspectionsTwice: 0, inspectionsMissing: 0, numberGaps: 0, lost: 0 })
      expect(trail.broken).toBeFalsy()
    } finally {
      await store.close()
      await drop()
    }
  })
})
