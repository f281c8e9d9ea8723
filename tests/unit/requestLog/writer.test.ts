import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import { config, requestLog } from '../../../server/domain/system/index.ts'
import { type BulkStore, type ResourceDef, systemActor } from '../../../server/kernel/index.ts'
import { type CallEntry, type RequestLogWriter, requestLogWriter } from '../../../server/requestLog/index.ts'
import { testStore } from '../../support/store/store.ts'

const everywhere = systemActor(0)
let made: Awaited<ReturnType<typeof testStore>>
let writer: RequestLogWriter
let batches: number[]
let said: { level: string; entry: Record<string, unknown> }[]
let isBroken: boolean
/** Told before each batch. */
let beforeBatch: () => void

beforeEach(async () => {
  made = await testStore()
  batches = []
  said = []
  isBroken = false
  beforeBatch = () => {}
  const { store } = made
  const spied: Pick<BulkStore, 'read' | 'bulk' | 'onChange' | 'now'> = {
    read: (actor) => store.read(actor),
    now: store.now,
    onChange: (listener) => store.onChange(listener),
    async bulk(resource: ResourceDef, rows: readonly Record<string, unknown>[]) {
      if (isBroken) throw new Error('disk full')
      beforeBatch()
      batches.push(rows.length)
      await store.bulk(resource, rows)
    },
  }
  const tell = (level: string) => (entry: Record<string, unknown>) => void said.push({ level, entry })
  writer = requestLogWriter({ store: spied, registry, logger: { warn: tell('warn'), error: tell('error') } as never })
})
afterEach(async () => {
  isBroken = false
  await writer.close()
  await made.close()
})

const entry = (more: Partial<CallEntry> = {}): CallEntry => ({
  at: made.store.now(),
  actor: null,
  ip: '10.0.0.7',
  wire: 'REST',
  method: 'POST',
  url: '/api/v1/workshops',
  operation: '/api/v1/workshops',
  httpStatus: 200,
  ms: 3.6,
  requestId: 'r1',
  isRead: false,
  ...more,
})
const rows = () => made.store.read(everywhere).of(requestLog).find({})
const setLevel = (value: string) =>
  made.store.write(everywhere, async (uow) => {
    const [known] = await uow.of(config).lockWhere({ configKey: 'requestLog.level' })
    if (known) await uow.of(config).patch(known, { configValue: value })
    else await uow.of(config).create({ configName: 'x', configKey: 'requestLog.level', configValue: value })
  })

describe('the writer of the request log', () => {
  it('keeps a call as a row, masked', async () => {
    const [request, response] = [{ username: 'li', password: 'canary' }, { data: { id: 4, name: '一车间' } }]
    writer.note(entry({ actor: { userId: null, name: '王', plantId: 0 }, request, response, ms: 3.6 }))
    await writer.flush()
    expect(await rows()).toMatchObject([
      { wire: 'REST', method: 'POST', url: '/api/v1/workshops', httpStatus: 200, ms: 4, keyData: '4', userName: '王', ip: '10.0.0.7' },
    ])
    expect(JSON.stringify(await rows())).not.toContain('canary')
  })

  it('keeps nothing that an unknown caller sent or heard: every plant sees that row', async () => {
    const response = { data: { token: 'x', plants: [{ id: 2, name: '二厂' }], user: { name: '王' } } }
    writer.note(entry({ request: { username: 'wang' }, response }))
    await writer.flush()
    expect(await rows()).toMatchObject([{ request: null, response: null, keyData: null, httpStatus: 200, atPlantId: null }])
  })

  it('writes at most 100 rows a transaction, and by itself after a second', async () => {
    for (let i = 0; i < 450; i++) writer.note(entry({ requestId: `r${i}` }))
    expect(batches).toEqual([])
    await expect.poll(() => batches).toEqual([100, 100, 100, 100, 50])
    await writer.flush()
    expect(writer.waiting()).toBe(0)
  })

  it('lets calls be answered between two batches', async () => {
    let turns = 0
    let isOver = false
    const count = () => {
      turns++
      if (!isOver) setImmediate(count)
    }
    const before: number[] = []
    beforeBatch = () => before.push(turns)
    for (let i = 0; i < 250; i++) writer.note(entry({ requestId: `r${i}` }))
    setImmediate(count)
    await writer.flush().finally(() => {
      isOver = true
    })
    expect(before).toHaveLength(3)
    expect(new Set(before).size).toBe(3)
  })

  it('writes what is waiting when it is closed', async () => {
    writer.note(entry())
    await writer.close()
    expect(await rows()).toHaveLength(1)
  })

  it('leaves out reads at level WRITES and everything at OFF, and hears of a change at once', async () => {
    await setLevel('WRITES')
    writer.note(entry({ isRead: true }))
    writer.note(entry({ requestId: 'write' }))
    await writer.flush()
    expect((await rows()).map((r) => r.requestId)).toEqual(['write'])
    await setLevel('OFF')
    await writer.flush()
    writer.note(entry())
    await writer.flush()
    expect(await rows()).toHaveLength(1)
    await setLevel('ALL')
    await writer.flush()
    writer.note(entry({ isRead: true }))
    await writer.flush()
    expect(await rows()).toHaveLength(2)
  })

  it('drops and counts what the base cannot take, and goes on when it can again', async () => {
    isBroken = true
    for (let i = 0; i < 5200; i++) writer.note(entry())
    await writer.flush()
    expect(writer.waiting()).toBe(5000)
    expect(said).toMatchObject([{ level: 'error' }, { level: 'warn', entry: { dropped: 200 } }])
    isBroken = false
    await writer.flush()
    expect(writer.waiting()).toBe(0)
    expect(await rows()).toHaveLength(5000)
  })

  it('names whoever looks on as somebody else', async () => {
    writer.note(entry({ actor: { userId: 999_999, name: '张三', plantId: 0, impersonatedBy: { id: 999_998, name: '系统管理员' } } }))
    await writer.flush()
    expect(await rows()).toMatchObject([{ userName: '系统管理员 → 张三' }])
  })

  it('keeps a row whose caller is gone', async () => {
    writer.note(entry({ actor: { userId: 999_999, name: '张三', plantId: 888_888 } }))
    await writer.flush()
    expect(await rows()).toMatchObject([{ userId: null, atPlantId: null, userName: '张三' }])
  })

  it('never throws', () => {
    const bad = {
      get password(): string {
        throw new Error('no')
      },
    }
    expect(() => writer.note(entry({ request: { input: bad } }))).not.toThrow()
  })
})
