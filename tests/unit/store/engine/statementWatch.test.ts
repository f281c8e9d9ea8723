import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { registry } from '../../../../server/domain/index.ts'
import { systemActor } from '../../../../server/kernel/index.ts'
import { WriterBusy } from '../../../../server/platform/connections/outage.ts'
import { type SlowLine, StatementWatch } from '../../../../server/store/engine/statementWatch.ts'
import { type OpenStore, openStore } from '../../../../server/store/index.ts'
import { heldMeter } from '../../../support/store/heldMeter.ts'
import { freshBase } from '../../../support/store/store.ts'

const OUTSIDE = systemActor(0)
const outbox = registry.inRole('outbox')

describe('a base that is watched', () => {
  const { meter, figures } = heldMeter()
  const slow: SlowLine[] = []
  let base: Awaited<ReturnType<typeof freshBase>>
  let store: OpenStore
  beforeAll(async () => {
    base = await freshBase()
    // Everything takes longer than this.
    store = await openStore({ url: base.url, watch: { meter, slowMs: 1e-6, logger: { warn: (line) => void slow.push(line) } } })
  })
  afterAll(async () => {
    await store.close()
    await base.drop()
  })
  const countOf = async (kind: string) => (await figures())[`millwright_statement_duration_seconds_count{class="${kind}"}`] ?? 0

  it('tells how long reads, writes and commits take, on whichever connection', async () => {
    const before = await Promise.all(['read', 'write', 'commit'].map(countOf))
    await store.write(OUTSIDE, async (uow) => uow.enqueue({ name: 'canaryJob' } as never, { secret: 'canary' }))
    const read = store.read(OUTSIDE)
    await read.db.select().from(read.table(outbox))
    const after = await Promise.all(['read', 'write', 'commit'].map(countOf))
    expect(after.map((count, at) => count > (before[at] ?? 0))).toEqual([true, true, true])
  })

  it('names the slow ones, by their text and never by their values', async () => {
    const read = store.read(OUTSIDE)
    await read.db.select().from(read.table(outbox)).where(sql`job = ${'canary'} and payload <> 'canary' and id <> 4711`)
    expect(slow.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['read', 'write', 'commit']))
    const named = slow.find(({ statement }) => /payload <> \?/.test(statement))
    expect(named).toMatchObject({ kind: 'read', count: 1, ms: expect.any(Number) })
    expect(JSON.stringify(slow)).not.toMatch(/canary|4711/)
    expect((await figures())['millwright_slow_statements_total{class="read"}']).toBeGreaterThan(0)
  })

  it('tells its size, its connections and who waits for one', async () => {
    const told = await figures()
    expect(told['millwright_base_size_bytes']).toBeGreaterThan(100_000)
    for (const pool of ['writing', 'heavy']) {
      expect(told[`millwright_base_waiting{pool="${pool}"}`]).toBe(0)
      expect(told[`millwright_base_connections{pool="${pool}",state="used"}`]).toBe(0)
    }
    const { commit } = await store.engine.begin()
    expect((await figures())['millwright_base_connections{pool="writing",state="used"}']).toBe(1)
    await commit()
  })

  it('that is closed, as after a start that failed half-way, is told of no more; the next one goes on counting', async () => {
    const { meter: shared, figures } = heldMeter()
    const watch = { meter: shared, slowMs: 0, logger: { warn: () => {} } }
    const first = await openStore({ url: base.url, watch })
    await first.close()
    expect(Object.keys(await figures()).filter((name) => !name.includes('duration_seconds'))).toEqual([])
    const second = await openStore({ url: base.url, watch })
    expect((await figures())['millwright_base_waiting{pool="writing"}']).toBe(0)
    await second.close()
  })

  it('still answers what a statement fails with', async () => {
    const read = store.read(OUTSIDE)
    await expect(read.db.select().from(sql`no_such_table`)).rejects.toThrow()
  })
})

describe('a watch', () => {
  it('tells a slow statement at once, and how often and how long at the end of each minute', () => {
    vi.useFakeTimers()
    const lines: SlowLine[] = []
    const watch = new StatementWatch({ meter: heldMeter().meter, slowMs: 100, logger: { warn: (line) => void lines.push(line) } })
    for (const ms of [99, 100, 300, 200]) watch.ended('read', ms, 'SELECT 1')
    watch.ended('write', 150, "UPDATE x SET y = 'a''b'")
    expect(lines).toMatchObject([
      { statement: 'SELECT ?', ms: 100, count: 1 },
      { statement: 'UPDATE x SET y = ?', kind: 'write', count: 1 },
    ])
    vi.advanceTimersByTime(60_000)
    expect(lines.slice(2)).toMatchObject([{ statement: 'SELECT ?', ms: 300, count: 2 }])
    vi.useRealTimers()
  })

  it('says nothing where no statement counts as slow', () => {
    const warn = vi.fn()
    new StatementWatch({ meter: heldMeter().meter, slowMs: 0, logger: { warn } }).ended('read', 1e9, 'SELECT 1')
    expect(warn).not.toHaveBeenCalled()
  })

  it('counts how often the base was busy, and no other failure', async () => {
    const { meter, figures } = heldMeter()
    const watch = new StatementWatch({ meter, slowMs: 0, logger: { warn: () => {} } })
    const coded = (code: string) => new Error('Failed query', { cause: Object.assign(new Error(code), { code }) })
    for (const code of ['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', '40P01', '40001', '55P03', 'SQLITE_CONSTRAINT_UNIQUE', '23505', '42P01'])
      watch.failed(coded(code))
    watch.failed(new WriterBusy('the writer was busy'))
    expect(await figures()).toMatchObject({ 'millwright_base_busy_total{by="lock"}': 5, 'millwright_base_busy_total{by="writer"}': 1 })
  })
})
