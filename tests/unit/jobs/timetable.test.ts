import { Queue } from 'bullmq'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import type { QueueBackend } from '../../../server/jobs/backends/backend.ts'
import { openBackend } from '../../../server/jobs/backends/openBackend.ts'
import { defineJob, type Schedule } from '../../../server/jobs/job.ts'
import { Timetable } from '../../../server/jobs/timetable.ts'
import { backends, makePlace, PREFIX, removePlace } from './backends.ts'

const HOUR_MS = 3_600_000
const PACE_MS = 5 * 60_000
const SLACK_MS = 5 * 60_000
const job = (name: string, schedule: Schedule) =>
  defineJob(name, { payload: z.strictObject({}), schedule, attempts: 1, load: async () => async () => {} })
const jobs = [job('tick', { everyMs: PACE_MS }), job('daily', { dailyAt: '03:30' })]
const logger = pino({ level: 'silent' })
const tableOn = (queue: Queue, wanted = jobs) =>
  new Timetable({ queue, jobs: wanted, utcOffset: '+08:00', optionsOf: () => ({ removeOnComplete: true }), isUp: () => true, logger })

describe.each(backends)('the timetable of a queue on $kind', ({ kind, isThere, settings }) => {
  describe.skipIf(!isThere)(isThere ? 'real' : `skipped: no ${kind}`, () => {
    let folder: string
    let home: QueueBackend
    let queue: Queue
    let timetable: Timetable
    beforeAll(async () => {
      folder = await makePlace(kind)
      home = await openBackend({ ...settings, dataDir: folder }, logger)
      queue = new Queue('timetable', { connection: home.connection, prefix: PREFIX }, home.bullBackend as undefined)
      queue.on('error', () => {})
      await queue.waitUntilReady()
    })
    afterAll(async () => {
      await queue.close()
      await home.close()
      await removePlace(kind, folder)
    })
    beforeEach(() => {
      timetable = tableOn(queue)
    })
    afterEach(async () => {
      vi.useRealTimers()
      await timetable.close()
      await queue.obliterate({ force: true })
      for (const { key } of await queue.getJobSchedulers()) await queue.removeJobScheduler(key)
    })
    const setClock = (aheadMs: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + aheadMs })
    const planned = async () => new Map((await queue.getJobSchedulers()).map(({ key, next }) => [key, Number(next)]))
    const isNear = (next: number | undefined) => next !== undefined && next <= Date.now() + PACE_MS

    it('is there again after the queue was emptied', async () => {
      await timetable.begin()
      for (const name of ['tick', 'daily']) await queue.removeJobScheduler(name)
      expect(await planned()).toEqual(new Map())
      await timetable.tend()
      const again = await planned()
      expect([...again.keys()].sort()).toEqual(['daily', 'tick'])
      expect(isNear(again.get('tick'))).toBe(true)
    })

    it.each(['tend', 'begin'] as const)('goes on after a clock was set back by hours: %s', async (how) => {
      setClock(8 * HOUR_MS)
      await timetable.begin()
      vi.useRealTimers()
      expect(isNear((await planned()).get('tick'))).toBe(false)
      await timetable[how]()
      const again = await planned()
      expect(isNear(again.get('tick'))).toBe(true)
      // In the minutes before it is due, tomorrow's run may as well be what a clock a little ahead has planned after it made today's.
      expect(again.get('daily')).toBeLessThanOrEqual(Date.now() + 24 * HOUR_MS + SLACK_MS)
      expect(await queue.getDelayedCount()).toBe(1 + (await queue.getJobs(['delayed'])).filter(({ name }) => name === 'tick').length)
    })

    it('goes on within a minute after the clock was set back by less than clocks of several machines disagree', async () => {
      // Half a day away: in the minutes before its time a clock that is ahead means tomorrow's.
      const dailyAt = new Date(Date.now() + 20 * HOUR_MS).toISOString().slice(11, 16)
      setClock(4 * 60_000)
      const own = tableOn(queue, [job('tick', { everyMs: 10_000 }), job('daily', { dailyAt })])
      await own.begin()
      vi.useRealTimers()
      const before = await planned()
      expect(before.get('tick')).toBeGreaterThan(Date.now() + 3 * 60_000)
      await own.tend()
      const after = await planned()
      expect(after.get('tick')).toBeLessThanOrEqual(Date.now() + 10_000)
      expect(after.get('daily')).toBe(before.get('daily'))
      await own.close()
    })

    it('makes the daily run that came due while the machine was off, and keeps to a new time of day', async () => {
      setClock(-30 * HOUR_MS)
      await timetable.begin()
      vi.useRealTimers()
      const missed = (await planned()).get('daily') ?? Number.NaN
      expect(missed).toBeLessThan(Date.now())
      await timetable.begin()
      expect((await planned()).get('daily')).toBe(missed)
      const run = await queue.getJob(`repeat:daily:${missed}`)
      expect(await run?.getState()).toMatch(/^(delayed|waiting)$/)
      const moved = tableOn(queue, [job('daily', { dailyAt: '04:30' })])
      await moved.begin()
      await moved.close()
      const [left, ...more] = await planned()
      expect([more, left?.[0], new Date(left?.[1] ?? 0).toISOString().slice(11)]).toEqual([[], 'daily', '20:30:00.000Z'])
    })

    it.each([
      ['what is late because nobody works', -HOUR_MS],
      ['what was planned by a clock that is a little ahead', 4 * 60_000],
    ])('leaves alone %s', async (_, aheadMs) => {
      setClock(aheadMs)
      await timetable.begin()
      vi.useRealTimers()
      const before = await planned()
      await timetable.tend()
      await timetable.tend()
      expect(await planned()).toEqual(before)
    })
  })
})

it('a late run that nobody will make is planned anew', async () => {
  const late = Date.now() - HOUR_MS
  const told: string[] = []
  const queue = (run: object | undefined) => ({
    getJobSchedulers: async () => [
      { key: 'tick', next: late },
      { key: 'daily', next: Date.now() + HOUR_MS },
    ],
    getJob: async (id: string) => (id === `repeat:tick:${late}` ? run : {}),
    removeJobScheduler: async (name: string) => told.push(`remove ${name}`),
    upsertJobScheduler: async (name: string) => told.push(`plan ${name}`),
  })
  const failed = (is: boolean) => ({ isCompleted: async () => false, isFailed: async () => is })
  for (const run of [undefined, failed(true), failed(false)]) {
    const timetable = tableOn(queue(run) as unknown as Queue)
    await timetable.tend()
    await timetable.close()
  }
  expect(told).toEqual(['remove tick', 'plan tick', 'remove tick', 'plan tick'])
})
