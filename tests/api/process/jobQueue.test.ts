import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sha256Hex } from '../../../server/access/index.ts'
import { createApp } from '../../../server/app.ts'
import { user } from '../../../server/domain/identity/index.ts'
import { plant } from '../../../server/domain/masterdata/index.ts'
import { operationLog } from '../../../server/domain/system/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { readConfig } from '../../../server/platform/settings/config.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'

const STATE = '{ jobQueue { isOpen home counts { waiting active failed } schedules { name everyMs dailyAt } } }'
const JOBS =
  'query($state: QueueJobState!, $no: Int, $size: Int) { queueJobs(state: $state, no: $no, size: $size) { total items { id name failedReason } } }'
const RETRY = 'mutation($id: ID!) { retryQueueJob(id: $id) }'
const REMOVE = 'mutation($id: ID!) { removeQueueJob(id: $id) }'

describe('a server without a queue', () => {
  let server: TestApp
  let token: string
  beforeAll(async () => {
    server = await testApp()
    token = await server.login()
  })
  afterAll(() => server.close())
  const send = (query: string, variables: object = {}, own = token) => server.send(query, { token: own, variables, language: 'en' })

  it('says so instead of failing', async () => {
    expect((await send(STATE)).data).toEqual({
      jobQueue: { isOpen: false, home: null, counts: { waiting: 0, active: 0, failed: 0 }, schedules: [] },
    })
    expect((await send(JOBS, { state: 'FAILED' })).data).toEqual({ queueJobs: { total: 0, items: [] } })
    for (const query of [RETRY, REMOVE]) {
      const { errors } = await send(query, { id: 'outbox-1-1' })
      expect(errors?.[0]).toMatchObject({
        message: 'The job queue is not responding. Try again later',
        extensions: { code: 'CONFLICT' },
      })
    }
  })

  it('refuses pages that are none, by the name of the field', async () => {
    for (const [field, page] of Object.entries({ no: { no: 0 }, size: { size: 101 } })) {
      const { errors } = await send(JOBS, { state: 'FAILED', ...page })
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] })
    }
  })

  it('shows its board to nobody without the right', async () => {
    const viewer = await server.login('viewer')
    for (const [query, variables] of [
      [STATE, {}],
      [JOBS, { state: 'FAILED' }],
      [RETRY, { id: 'outbox-1-1' }],
      ['mutation { retryFailedJobs }', {}],
      [REMOVE, { id: 'outbox-1-1' }],
    ] as const)
      expect((await send(query, variables, viewer)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })
})

describe('a server with its queue inside', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'millwright-board-'))
  const password = 'a password for the board 2026'
  let app: Awaited<ReturnType<typeof createApp>>
  let address: string
  let token = ''
  beforeAll(async () => {
    const config = readConfig({ PORT: '0', DATA_DIR: dataDir, DEMO: '0', ADMIN_PASSWORD: password, RATE_LIMIT: '0', LOG_LEVEL: 'silent' })
    app = await createApp({ config, logger: pino({ level: 'silent' }) })
    address = await app.listen()
    const input = { username: 'admin', password: sha256Hex(password) }
    token = (await send('mutation($input: LoginInput!) { login(input: $input) { token } }', { input })).data.login.token
    await app.queue?.ready
  })
  afterAll(async () => {
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  async function send(query: string, variables: object = {}) {
    const headers = { 'content-type': 'application/json', 'accept-language': 'en', ...(token && { authorization: `Bearer ${token}` }) }
    const response = await fetch(`${address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
    // biome-ignore lint/suspicious/noExplicitAny: read as JSON
    return (await response.json()) as any
  }
  async function failedJob() {
    for (let i = 0; i < 200; i++) {
      const { items } = (await send(JOBS, { state: 'FAILED' })).data.queueJobs
      if (items.length) return items[0] as { id: string; name: string; failedReason: string }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('nothing failed')
  }
  const logged = async () => (await app.store.read(systemActor(0)).of(operationLog).find({ resource: 'queueJob' })).map((row) => row.action)

  it('tells what runs by itself', async () => {
    const { jobQueue } = (await send(STATE)).data
    expect(jobQueue).toMatchObject({ isOpen: true, home: 'EMBEDDED' })
    expect(jobQueue.schedules).toContainEqual({ name: 'purgeHistory', everyMs: null, dailyAt: '03:30' })
  })

  it('has a failed job run again and thrown away, and remembers who asked for it', async () => {
    await app.store.write(systemActor(0), async (uow) => uow.enqueue({ name: 'removeContents' }, { keys: 7 }))
    const failed = await failedJob()
    expect(failed).toMatchObject({ name: 'removeContents', failedReason: expect.stringMatching(/^payload of removeContents: keys/) })
    expect((await send(RETRY, { id: failed.id })).data).toEqual({ retryQueueJob: true })
    expect(await failedJob()).toEqual(failed)
    expect((await send('mutation { retryFailedJobs }')).data).toEqual({ retryFailedJobs: 1 })
    await failedJob()
    expect((await send(REMOVE, { id: failed.id })).data).toEqual({ removeQueueJob: true })
    expect((await send(REMOVE, { id: failed.id })).errors[0].extensions.code).toBe('NOT_FOUND')
    expect(await logged()).toEqual(['retry', 'retry', 'remove'])
  })

  it('remembers who asked even when the queue answers too late', async () => {
    await app.store.write(systemActor(0), async (uow) => uow.enqueue({ name: 'removeContents' }, { keys: 7 }))
    const { id } = await failedJob()
    const before = (await logged()).length
    const queue = app.queue
    if (!queue) throw new Error('there is no queue')
    const ask = queue.ask.bind(queue)
    for (const [query, variables] of [
      [RETRY, { id }],
      ['mutation { retryFailedJobs }', {}],
      [REMOVE, { id }],
    ] as const) {
      // It finds the job in time, and then takes longer than anybody waits.
      const late = vi.spyOn(queue, 'ask').mockImplementationOnce(ask).mockResolvedValueOnce(undefined)
      expect((await send(query, variables)).errors[0].extensions.code).toBe('CONFLICT')
      late.mockRestore()
    }
    expect((await logged()).slice(before)).toEqual(['retry', 'retry', 'remove'])
    expect((await send(REMOVE, { id: 'outbox-1-1' })).errors[0].extensions.code).toBe('NOT_FOUND')
    expect((await logged()).slice(before)).toHaveLength(3)
  })

  it('shows jobs of other plants, and what runs for all of them, only to who works in every plant', async () => {
    const board = async () => {
      const [state, page] = [(await send(STATE)).data.jobQueue, (await send(JOBS, { state: 'FAILED', size: 100 })).data.queueJobs]
      return {
        failed: state.counts.failed,
        total: page.total,
        schedules: state.schedules.length,
        ids: page.items.map((one: { id: string }) => one.id),
      }
    }
    const job = (plantId: number) => ({ eventId: 'none', plantId })
    const [own] = await app.store.read(systemActor(0)).of(plant).find({})
    await app.store.write(systemActor(0), async (uow) => {
      for (const plantId of [own?.id ?? 0, 77]) uow.enqueue({ name: 'fanOutNotice' }, job(plantId))
    })
    await expect.poll(async () => (await board()).total).toBeGreaterThanOrEqual(2)
    const before = await board()
    expect(before.schedules).toBeGreaterThan(0)
    await app.store.write(systemActor(0), async (uow) => {
      const { id } = await uow.of(plant).create({ name: 'Another', code: 'ANOTHER' })
      await uow.of(user).create({ username: 'other', name: 'Other', passwordHash: 'x', plantIds: [id] })
    })
    const after = await board()
    expect([after.failed, after.total, after.schedules]).toEqual([1, 1, 0])
    const hidden = before.ids.filter((id: string) => !after.ids.includes(id))
    expect(hidden.length).toBe(before.ids.length - 1)
    for (const id of hidden)
      for (const query of [RETRY, REMOVE]) expect((await send(query, { id })).errors[0].extensions.code).toBe('NOT_FOUND')
    expect((await send(REMOVE, { id: after.ids[0] })).data).toEqual({ removeQueueJob: true })
  })
})
