import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '../../../server/domain/system/index.ts'
import type { JobDefinition } from '../../../server/jobs/job.ts'
import type { JobQueue } from '../../../server/jobs/queue.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { inCall } from '../../../server/platform/call.ts'
import { noAuditor, noBackups } from '../../support/store/noBackups.ts'
import { backends, makePlace, noChannels, noContents, openDatabase, queueOn, removePlace, until, witness } from './backends.ts'

describe.each(backends)('jobs on $kind', ({ kind, isThere }) => {
  describe.skipIf(!isThere)(isThere ? 'real' : `skipped: no ${kind}`, () => {
    let folder: string
    let store: Awaited<ReturnType<typeof openDatabase>>
    let queue: JobQueue
    let seen: ReturnType<typeof witness>
    beforeAll(async () => {
      folder = await makePlace(kind)
    })
    afterAll(() => removePlace(kind, folder))
    async function prepare() {
      store = await openDatabase(folder)
      seen = witness()
    }
    async function end() {
      await queue.close()
      await store.close()
    }
    const start = (jobs: readonly JobDefinition[] = [seen.note]) => {
      queue = queueOn(kind, { folder, store, jobs })
      return queue.ready
    }
    const enqueue = (payload: { n: number; failing?: number; ms?: number }) =>
      store.write(systemActor(1), async (uow) => uow.enqueue(seen.note, payload))
    const waiting = () => store.read(systemActor(0)).of(outbox).count({})

    // Opening a queue costs more than what these ask of it.
    describe('once it runs', () => {
      beforeAll(async () => {
        await prepare()
        await start()
      })
      afterAll(end)
      beforeEach(() => {
        seen.done.length = 0
      })

      it('runs what a committed unit asked for, and only that', async () => {
        const failing = store.write(systemActor(1), async (uow) => {
          uow.enqueue(seen.note, { n: 1 })
          throw new Error('rolled back')
        })
        await expect(failing).rejects.toThrow('rolled back')
        await enqueue({ n: 2 })
        await until(() => seen.done.length > 0)
        await until(async () => (await waiting()) === 0)
        expect(seen.done).toEqual([2])
      })

      it('goes on under the id of the call that asked, and of what it is a job', async () => {
        await inCall({ requestId: 'a call' }, () => enqueue({ n: 51 }))
        await enqueue({ n: 52 })
        await until(() => seen.done.includes(51) && seen.done.includes(52))
        expect(seen.calls.get(51)).toEqual({ requestId: 'a call', jobId: expect.stringMatching(/^outbox-/) })
        const alone = seen.calls.get(52)
        expect([alone?.requestId, alone?.requestId]).toEqual([alone?.jobId, expect.stringMatching(/^outbox-/)])
      })

      it('makes one job of a row that is handed over twice', async () => {
        const actor = systemActor(0)
        const createdAt = new Date()
        const row = {
          id: 1,
          plantId: null,
          job: 'note',
          payload: '{"n":7}',
          createdAt,
          updatedAt: createdAt,
          createdById: null,
          updatedById: null,
        }
        for (let round = 0; round < 2; round++) {
          await store.bulk(outbox, [row])
          await store.write(actor, async (uow) => uow.enqueue(seen.note, { n: round }))
          await until(async () => (await waiting()) === 0)
        }
        await until(() => seen.done.length >= 3)
        await new Promise((resolve) => setTimeout(resolve, 300))
        expect([...seen.done].sort()).toEqual([0, 1, 7])
      })

      it('tries again what failed', async () => {
        await enqueue({ n: 5, failing: 1 })
        await until(() => seen.done.includes(5))
        expect(seen.failures.get(5)).toBe(2)
      })

      it('does not try again what can never work', async () => {
        await store.write(systemActor(1), async (uow) => {
          uow.enqueue({ name: 'unheard' }, {})
          uow.enqueue(seen.note, { n: 'text' } as never)
        })
        await until(async () => ((await queue.counts())?.failed ?? 0) >= 2)
        expect(seen.done).toEqual([])
      })
    })

    describe('from its start to its end', () => {
      beforeEach(prepare)
      afterEach(end)

      it('runs what was asked for while there was no queue', async () => {
        for (let n = 0; n < 120; n++) await enqueue({ n })
        expect(await waiting()).toBe(120)
        await start()
        await until(() => seen.done.length === 120)
        expect(new Set(seen.done).size).toBe(120)
        await until(async () => (await waiting()) === 0)
      })

      it('runs on schedule, and no longer once the definition is gone', async () => {
        await start([seen.note, seen.tick])
        await until(() => seen.done.filter((d) => d === 'tick').length >= 2)
        await queue.close()
        seen.done.length = 0
        await start()
        await new Promise((resolve) => setTimeout(resolve, 800))
        expect(seen.done).toEqual([])
      })

      it('lets running jobs finish when it closes and takes no other; the next one does what waits, once', async () => {
        await start()
        // Five more than are done at the same time.
        for (let n = 0; n < 25; n++) await enqueue({ n, ms: 400 })
        await until(() => seen.failures.size >= 20)
        const closing = queue.close()
        await enqueue({ n: 25 })
        await closing
        expect([...seen.done].sort()).toEqual([...seen.failures.keys()].sort())
        expect(seen.done).not.toContain(25)
        expect(queue.state).toBe('closed')
        await start()
        await until(() => seen.done.length >= 26)
        expect(new Set(seen.done).size).toBe(seen.done.length)
      })
    })
  })
})

describe('without a queue to reach', () => {
  it('writes go on, jobs wait in the outbox, and closing does not hang', { timeout: 60_000 }, async () => {
    const folder = await makePlace('redis')
    const store = await openDatabase(folder)
    const seen = witness()
    const { startQueue } = await import('../../../server/jobs/queue.ts')
    const { pino } = await import('pino')
    const settings = { redisUrl: 'redis://127.0.0.1:1', databaseUrl: 'file:x', dataDir: folder, utcOffset: '+08:00' }
    const queue = startQueue({
      settings,
      store,
      logger: pino({ level: 'silent' }),
      contents: noContents,
      backups: noBackups,
      auditor: noAuditor,
      channels: noChannels,
      roles: new Set(['worker'] as const),
      jobs: [seen.note],
    })
    await store.write(systemActor(1), async (uow) => uow.enqueue(seen.note, { n: 1 }))
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await store.read(systemActor(0)).of(outbox).count({})).toBe(1)
    expect(queue.state).toBe('starting')
    await queue.close()
    await store.close()
    await removePlace('redis', folder)
  })
})
