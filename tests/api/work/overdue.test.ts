import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workshop } from '../../../server/domain/masterdata/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'

const WRITE = 'mutation($id: ID!, $input: UpdateWorkshopInput!) { updateWorkshop(id: $id, input: $input) { sortOrder } }'
let server: TestApp
let token: string
let row: { id: number; plantId: number; sortOrder: number | null }
const rows = () => server.app.store.read(systemActor(0)).of(workshop)
beforeAll(async () => {
  const settings = { DEMO: '0', ADMIN_PASSWORD: 'not guessed by anybody' }
  server = await testApp(settings, undefined, { limits: { http: { graphqlMs: 4_000 } } })
  token = await server.login('admin', settings.ADMIN_PASSWORD)
  const { data } = await server.send('mutation { createWorkshop(input: { name: "contested", sortOrder: 1 }) { id } }', { token })
  row = await rows().get(Number((data as { createWorkshop: { id: string } }).createWorkshop.id))
})
afterAll(() => server.close())

const change = (sortOrder: number) => server.send(WRITE, { token, variables: { id: String(row.id), input: { sortOrder } } })

describe('a call that takes too long', () => {
  it('has written nothing when it waited for somebody else, and writes nothing afterwards', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    let locked = () => {}
    const isLocked = new Promise<void>((resolve) => (locked = resolve))
    const other = server.app.store.write(systemActor(row.plantId), async (uow) => {
      await uow.of(workshop).lockForUpdate(row.id)
      locked()
      await released
    })
    await isLocked
    const { status, errors } = await change(4711)
    expect([status, errors?.[0]?.message]).toEqual([503, '处理超时，已停止'])
    release()
    await other
    // The unit of the call comes next, and ends before this one.
    await server.app.store.write(systemActor(row.plantId), (uow) => uow.of(workshop).lockForUpdate(row.id))
    expect((await rows().get(row.id)).sortOrder).toBe(row.sortOrder)
  })

  it('says that it may have been done once its commit was sent', async () => {
    const { engine } = server.app.store as unknown as {
      engine: { begin: (...all: unknown[]) => Promise<{ commit: (done?: () => void) => Promise<void> }> }
    }
    const begin = engine.begin
    let send = () => {}
    const sent = new Promise<void>((resolve) => (send = resolve))
    engine.begin = async (...all) => {
      const transaction = await begin.apply(engine, all)
      // The request log is written beside the call, and takes the same writer on SQLite.
      if (all[0] === 'loose') return transaction
      const { commit } = transaction
      transaction.commit = async (done) => {
        await sent
        await commit.call(transaction, done)
      }
      return transaction
    }
    const { status, errors } = await change(4712)
    engine.begin = begin
    send()
    expect([status, errors?.[0]?.message]).toEqual([503, expect.stringContaining('可能已经保存')])
    await expect.poll(async () => (await rows().get(row.id)).sortOrder).toBe(4712)
  })
})
