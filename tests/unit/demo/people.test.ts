import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callOut } from '../../../server/domain/callout/callOut.ts'
import { callAttempt, callLadder, callRun } from '../../../server/domain/callout/index.ts'
import { dispatchBoard } from '../../../server/domain/dispatch/index.ts'
import { shiftHandover, shiftNotice } from '../../../server/domain/handover/index.ts'
import { registry } from '../../../server/domain/index.ts'

import { worker } from '../../../server/domain/masterdata/index.ts'
import { reportLog } from '../../../server/domain/repair/index.ts'
import { attendance, productionSchedule, shiftSwap, shiftTeam, workerVacation } from '../../../server/domain/shifts/index.ts'
import { scheduleSummary } from '../../../server/domain/wall/scheduleSummary.query.ts'
import { addDays, businessDay, leaveThen, type ResourceDef, systemActor } from '../../../server/kernel/index.ts'
import { demoStore } from '../../support/store/demoStore.ts'
import { fixedClock, type testStore } from '../../support/store/store.ts'

const PLANTS = [1, 2]
const clock = fixedClock('2026-11-21T03:40:00.000Z')
const today = businessDay(clock.now(), 480)

describe('people and shifts of the demo', () => {
  let base: Awaited<ReturnType<typeof testStore>>
  beforeAll(async () => {
    base = await demoStore(clock)
  })
  afterAll(() => base.close())
  const read = (plantId: number) => base.store.read(systemActor(plantId))

  it.each(PLANTS)('plant %i has four teams and eight weeks of schedule around today', async (plantId) => {
    expect(await read(plantId).of(shiftTeam).count({})).toBe(4)
    const days = new Set((await read(plantId).of(productionSchedule).find({})).map(({ date }) => date))
    expect(days.size).toBe(56)
    expect([addDays(today, -28), today, addDays(today, 27)].every((day) => days.has(day))).toBe(true)
  })

  it.each(PLANTS)(
    'plant %i has most of its repairers in the schedule, some of them on shift now and none without a trade',
    async (plantId) => {
      const { people } = await dispatchBoard(read(plantId))
      const planned = people.filter(({ presence }) => presence !== 'UNPLANNED')
      expect(planned.length / people.length).toBeGreaterThan(0.7)
      const present = people.filter(({ presence }) => presence === 'ON_SHIFT')
      expect(present.length).toBeGreaterThanOrEqual(2)
      expect(present.every(({ craft, shiftMinutes }) => craft !== null && shiftMinutes > 0)).toBe(true)
    },
  )

  it.each(PLANTS)('plant %i has handovers of thirty days and the notice of today', async (plantId) => {
    const days = new Set((await read(plantId).of(shiftHandover).find({})).map(({ date }) => date))
    expect(days.size).toBeGreaterThanOrEqual(30)
    expect(await read(plantId).of(shiftNotice).find({ date: today })).not.toEqual([])
  })

  it('has nobody at work on a day of their leave, whatever kind of work it is', async () => {
    const named = registry.resources.flatMap((resource) =>
      Object.entries(resource.fields).flatMap(([key, { kind, target = '', options }]) => {
        const day = options.present?.day
        return day && !resource.internal
          ? [{ resource, key, day, of: registry.byName(target) as ResourceDef, isMany: kind === 'links' }]
          : []
      }),
    )
    expect(named.length).toBeGreaterThan(5)
    const astray: string[] = []
    for (const plantId of PLANTS)
      for (const { resource, key, day, of, isMany } of named) {
        const rows = (await read(plantId).of(resource).find({})) as unknown as (Record<string, unknown> & { id: number })[]
        const linked = isMany
          ? await read(plantId)
              .of(resource)
              .linksOf(
                key as never,
                rows.map(({ id }) => id),
              )
          : undefined
        const byDay = new Map<unknown, Set<number>>()
        for (const row of rows) {
          const ids = linked ? (linked.get(row.id) ?? []) : row[key] === null ? [] : [row[key] as number]
          const when = row[day] instanceof Date ? businessDay(row[day], 480) : row[day]
          if (when && ids.length) byDay.set(when, new Set([...(byDay.get(when) ?? []), ...ids]))
        }
        for (const [when, ids] of byDay)
          for (const answer of registry.extensionsOf(leaveThen))
            for (const [id] of await answer(read(plantId), { resource: of, ids: [...ids], when: { day: when as string } }))
              astray.push(`${plantId} ${resource.name}.${key}: ${of.name} ${id} on ${when}`)
      }
    expect(astray).toEqual([])
  })

  it('has leave in every state and a swap that is asked', async () => {
    const leave = await read(0).of(workerVacation).find({})
    expect(new Set(leave.map(({ status }) => status))).toEqual(new Set(workerVacation.fields.status.values))
    expect((await read(0).of(shiftSwap).find({ status: 'REQUESTED' })).length).toBeGreaterThan(0)
  })

  it.each(PLANTS)('plant %i knows who came, was late or stayed away, of whoever was planned', async (plantId) => {
    const rows = await read(plantId).of(attendance).find({})
    expect(new Set(rows.map(({ presence }) => presence))).toEqual(new Set(attendance.fields.presence.values))
    expect(rows.every(({ arrivedAt, presence }) => (arrivedAt === null) === (presence === 'ABSENT'))).toBe(true)
    expect(rows.every(({ arrivedAt, leftAt }) => [arrivedAt, leftAt].every((at) => at === null || at <= clock.now()))).toBe(true)
    const entries = await read(plantId)
      .of(productionSchedule)
      .find({ date: [...new Set(rows.map(({ date }) => date))] })
    const links = await read(plantId)
      .of(productionSchedule)
      .linksOf(
        'workerIds',
        entries.map(({ id }) => id),
      )
    const planned = new Set(entries.flatMap(({ id, date, shiftId }) => (links.get(id) ?? []).map((one) => `${date} ${shiftId} ${one}`)))
    expect(rows.filter(({ date, shiftId, workerId }) => !planned.has(`${date} ${shiftId} ${workerId}`))).toEqual([])
    // The board of now shows people who are there.
    const now = clock.now()
    const { days } = await scheduleSummary(read(plantId))
    const on = days.flatMap(({ shifts }) => shifts).filter(({ beginsAt, endsAt }) => beginsAt <= now && now < endsAt)
    expect(on.some(({ present }) => present > 0)).toBe(true)
    expect(await read(plantId).of(worker).count({})).toBeGreaterThan(on.reduce((sum, { planned: count }) => sum + count, 0))
  })

  it('has one ladder under way, for a stop that nobody has accepted; as it is switched off it ends and nobody is called', async () => {
    const runs = await read(0).of(callRun).find({ state: 'RUNNING' })
    expect(runs).toHaveLength(1)
    const [run] = runs
    expect(await read(0).of(reportLog).find({ id: run?.reportId })).toMatchObject([{ status: 'PENDING', isStopped: true }])
    expect(run?.beganAt.getTime()).toBeLessThan(clock.now().getTime())
    expect(await read(0).of(callAttempt).find({ runId: run?.id })).toMatchObject([{ state: 'CALLED', position: 1, eventNo: null }])
    expect((await read(0).of(callLadder).find({})).map(({ status }) => status)).toEqual(PLANTS.map(() => 'DISABLED'))
    clock.forward(3_600_000)
    const attempts = await read(0).of(callAttempt).count({})
    for (const plantId of PLANTS) await callOut(base.store, systemActor(plantId))
    expect(await read(0).of(callRun).find({ state: 'RUNNING' })).toEqual([])
    expect(await read(0).of(callAttempt).count({})).toBe(attempts)
  })
})
