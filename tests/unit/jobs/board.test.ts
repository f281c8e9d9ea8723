import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { boardOf } from '../../../server/jobs/board.ts'
import { jobs } from '../../../server/jobs/definitions.ts'
import { defineJob } from '../../../server/jobs/job.ts'
import type { JobQueue, QueueBoard } from '../../../server/jobs/queue.ts'
import { reasonOf } from '../../../server/jobs/reason.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { known } from '../../../server/platform/words.ts'
import { backends, makePlace, openDatabase, queueOn, removePlace, until, witness } from './backends.ts'

/** Fails for as long as it is told to, and says how far it is. */
function moody() {
  const mood = { isBad: true, runs: 0, ids: [] as number[], letGo: () => {} }
  const job = defineJob('moody', {
    payload: z.strictObject({ id: z.int(), waits: z.boolean().optional(), plantId: z.int().optional() }),
    attempts: 1,
    load:
      async () =>
      async ({ progress, payload: { id, waits } }) => {
        mood.runs++
        mood.ids.push(id)
        if (mood.isBad) throw new Error('connect ECONNREFUSED redis://me:secret@10.0.0.7:6379\n    at Somewhere.inside (/srv/app.js:1:1)')
        await progress(3, 8)
        if (waits) await new Promise<void>((resolve) => (mood.letGo = resolve))
        return { made: id }
      },
  })
  const daily = defineJob('daily', {
    payload: z.strictObject({}),
    schedule: { dailyAt: '03:30' },
    attempts: 2,
    load: async () => async () => {},
  })
  return { mood, job, daily }
}

describe.each(backends)('the board of a queue on $kind', ({ kind, isThere }) => {
  describe.skipIf(!isThere)(isThere ? 'real' : `skipped: no ${kind}`, () => {
    let folder: string
    let store: Awaited<ReturnType<typeof openDatabase>>
    let queue: JobQueue
    const seen = moody()
    beforeAll(async () => {
      folder = await makePlace(kind)
      store = await openDatabase(folder)
      queue = queueOn(kind, { folder, store, jobs: [seen.job, seen.daily, { ...witness().tick, schedule: { everyMs: 3_600_000 } }] })
      await queue.ready
    })
    afterAll(async () => {
      seen.mood.letGo()
      await queue.close()
      await store.close()
      await removePlace(kind, folder)
    })
    beforeEach(async () => {
      Object.assign(seen.mood, { isBad: true, runs: 0, ids: [] })
      for (const state of ['failed', 'completed'] as const)
        for (const { id, isScheduled } of (await list(state, 100)).items) if (!isScheduled) await ask((board) => board.remove(id))
    })
    async function ask<T>(work: (board: QueueBoard) => Promise<T>): Promise<T> {
      const answer = await queue.ask(work)
      if (answer === undefined) throw new Error('the queue is not open')
      return answer
    }
    const list = (state: Parameters<QueueBoard['list']>[0], size = 20, no = 1) => ask((board) => board.list(state, { no, size }))
    const enqueue = (...payloads: { id: number; waits?: boolean; plantId?: number }[]) =>
      store.write(systemActor(1), async (uow) => {
        for (const payload of payloads) uow.enqueue(seen.job, payload)
      })
    const counted = (state: 'failed' | 'completed' | 'active', count: number) =>
      until(async () => (await list(state)).items.filter((one) => one.name === 'moody').length === count)

    it('says why a job failed in one line without secrets, and runs it again when asked', async () => {
      await enqueue({ id: 7 })
      await counted('failed', 1)
      const [failed] = (await list('failed')).items
      expect(failed).toMatchObject({
        name: 'moody',
        state: 'failed',
        attempts: 1,
        attemptsMade: 1,
        failedReason: 'connect ECONNREFUSED redis://…',
        payload: '{"id":7}',
        isScheduled: false,
      })
      expect(failed?.finishedAt?.getTime()).toBeGreaterThanOrEqual(failed?.createdAt.getTime() ?? Number.NaN)
      const failedSince = async (at: number) => (await queue.failedSince(new Date(at)))?.map(({ name }) => name)
      expect([await failedSince(Date.now() - 60_000), await failedSince(Date.now() + 60_000)]).toEqual([['moody'], []])
      seen.mood.isBad = false
      expect(await ask((board) => board.retry(failed?.id ?? ''))).toBe('moody')
      await counted('completed', 1)
      expect(await counts()).toMatchObject({ failed: 0 })
      expect((await list('completed')).items.find((one) => one.name === 'moody')).toMatchObject({
        result: '{"made":7}',
        failedReason: null,
        progressDone: 3,
        progressOf: 8,
      })
      await expect(ask((board) => board.retry(failed?.id ?? ''))).rejects.toMatchObject({ kind: 'conflict', code: 'jobs.notFailed' })
    })
    const counts = () => queue.counts()

    it('runs all that failed again, and says how many', async () => {
      await enqueue(...Array.from({ length: 12 }, (_, id) => ({ id })))
      await counted('failed', 12)
      const pages = await Promise.all([list('failed', 5), list('failed', 5, 2), list('failed', 5, 3)])
      expect(pages.map(({ items }) => items.length)).toEqual([5, 5, 2])
      expect(new Set(pages.flatMap(({ items }) => items.map((one) => one.id))).size).toBe(12)
      seen.mood.isBad = false
      expect(await ask((board) => board.retryFailed())).toBe(12)
      await counted('completed', 12)
      expect(seen.mood.runs).toBe(24)
      expect(await ask((board) => board.retryFailed())).toBe(0)
    })

    it('gives each that failed one more turn, however quickly others fail again', async () => {
      const ids = Array.from({ length: 50 }, (_, id) => id)
      await enqueue(...ids.map((id) => ({ id })))
      await until(async () => (await counts())?.failed === 50)
      seen.mood.ids = []
      expect(await ask((board) => board.retryFailed())).toBe(50)
      await until(() => seen.mood.ids.length >= 50)
      expect(seen.mood.ids.toSorted((a, b) => a - b)).toEqual(ids)
      await until(async () => (await counts())?.failed === 50)
    })

    it('shows what runs with its progress, and does not throw it away', async () => {
      seen.mood.isBad = false
      await enqueue({ id: 1, waits: true })
      await counted('active', 1)
      await until(async () => (await list('active')).items[0]?.progressDone === 3)
      const [running] = (await list('active')).items
      expect(running).toMatchObject({ progressDone: 3, progressOf: 8, finishedAt: null })
      await expect(ask((board) => board.remove(running?.id ?? ''))).rejects.toMatchObject({ code: 'jobs.isRunning' })
      seen.mood.letGo()
      await counted('completed', 1)
      expect(await ask((board) => board.remove(running?.id ?? ''))).toBe('moody')
      expect((await list('completed')).items.filter((one) => one.name === 'moody')).toEqual([])
    })

    it('lists what runs by itself; the next run is not thrown away', async () => {
      const { schedules } = await ask((board) => board.state())
      expect(schedules).toHaveLength(2)
      expect(schedules.find((one) => one.name === 'daily')).toMatchObject({ dailyAt: '03:30', everyMs: null })
      expect(schedules.find((one) => one.name === 'tick')).toMatchObject({ dailyAt: null, everyMs: 3_600_000 })
      const daily = schedules.find((one) => one.name === 'daily')
      // 03:30 at +08:00
      expect(daily?.next?.toISOString()).toMatch(/T19:30:00/)
      const [next] = (await list('delayed')).items.filter((one) => one.name === 'daily')
      expect(next).toMatchObject({ isScheduled: true, dueAt: daily?.next })
      await expect(ask((board) => board.remove(next?.id ?? ''))).rejects.toMatchObject({ code: 'jobs.isScheduled' })
      await until(async () => (await list('completed')).items.some((one) => one.name === 'tick'))
      const [over] = (await list('completed')).items.filter((one) => one.name === 'tick')
      await expect(ask((board) => board.remove(over?.id ?? ''))).rejects.toMatchObject({ code: 'jobs.isScheduled' })
    })

    it('knows no job of another name, nor the queue’s own things', async () => {
      for (const id of ['outbox-1-1', 'meta', 'id', '', 'repeat', 'repeat:daily', '*', 'outbox-1-1:lock']) {
        await expect(ask((board) => board.retry(id))).rejects.toMatchObject({ kind: 'notFound' })
        await expect(ask((board) => board.remove(id))).rejects.toMatchObject({ kind: 'notFound' })
      }
    })

    it('shows and touches only jobs of some plants where it is seen from those', async () => {
      await enqueue(...Array.from({ length: 9 }, (_, id) => ({ id, ...(id < 8 && { plantId: id % 2 ? 1 : 2 }) })))
      await counted('failed', 9)
      const own = <T>(work: (board: QueueBoard) => Promise<T>) => ask((board) => work(board.within([2])))
      const idsIn = ({ items }: Awaited<ReturnType<QueueBoard['list']>>) => items.map((one) => JSON.parse(one.payload).plantId)
      const pages = await own((board) => Promise.all([1, 2].map((no) => board.list('failed', { no, size: 3 }))))
      expect(pages.map((page) => [page.total, idsIn(page)])).toEqual([
        [4, [2, 2, 2]],
        [4, [2]],
      ])
      const state = await own((board) => board.state())
      expect([state.counts.failed, state.counts.delayed, state.schedules]).toEqual([4, 0, []])
      for (const job of (await list('failed')).items.filter((one) => JSON.parse(one.payload).plantId !== 2)) {
        const refused = { kind: 'notFound' }
        await expect(own((board) => board.nameOf(job.id))).rejects.toMatchObject(refused)
        await expect(own((board) => board.retry(job.id))).rejects.toMatchObject(refused)
        await expect(own((board) => board.remove(job.id))).rejects.toMatchObject(refused)
      }
      seen.mood.isBad = false
      expect(await own((board) => board.retryFailed())).toBe(4)
      await counted('completed', 4)
      expect(seen.mood.ids.slice(9).toSorted()).toEqual([0, 2, 4, 6])
      const [first] = (await own((board) => board.list('completed', { no: 1, size: 1 }))).items
      expect(await own((board) => board.remove(first?.id ?? ''))).toBe('moody')
      expect([(await list('failed')).total, (await own((board) => board.state())).counts]).toMatchObject([5, { failed: 0, completed: 3 }])
    })

    it('answers nothing once the queue is closed', async () => {
      await queue.close()
      expect(await queue.ask((board) => board.state())).toBeUndefined()
      expect(await queue.counts()).toBeNull()
    })
  })
})

describe('running all that failed again', () => {
  afterEach(() => vi.useRealTimers())
  /** So many failed jobs, a batch of which takes so long to bring back. */
  const slow = (failed: number, batchMs: number) => {
    const retry = () => new Promise((resolve) => setTimeout(resolve, batchMs))
    const getJobs = async (_: string, from: number, to: number) => Array.from({ length: to - from + 1 }, () => ({ retry }))
    const queue = { getJobCounts: async () => ({ failed }), getJobs }
    return boardOf(queue as never, 'redis', new Map())
  }

  it('ends while the caller still listens, and says how many it managed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    const answer = slow(2_000, 1_500).retryFailed()
    await vi.advanceTimersByTimeAsync(4_500)
    expect(await Promise.race([answer, 'nothing yet'])).toBe(60)
  })
})

describe('the reason of a failure', () => {
  it.each([
    ['getaddrinfo ENOTFOUND mail.example', 'getaddrinfo ENOTFOUND mail.example'],
    ['cannot reach postgres://u:p@db:5432/base today', 'cannot reach postgres://… today'],
    ["ENOENT: no such file or directory, open '/data/files/ab/cd.png'", "ENOENT: no such file or directory, open '…'"],
    ['Failed query: insert into "session" values ($1)\nparams: secret', 'Failed query; the log of the server has it'],
    ['limit 3/4 of a/b', 'limit 3/4 of a/b'],
  ])('%s', (message, told) => expect(reasonOf(message)).toBe(told))

  it('is at most 500 characters of the first line', () => {
    expect(reasonOf(`${'x'.repeat(900)}\nsecond`)).toBe('x'.repeat(500))
  })
})

describe('the words of the board', () => {
  it.each(jobs.map((job) => job.name))('tell what %s does in both languages', (name) => {
    const keys = [`jobs.names.${name}`, `jobs.about.${name}`]
    expect((['zh', 'en'] as const).flatMap((language) => keys.filter((key) => !known(key, language)))).toEqual([])
  })
})
