import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { workshop } from '../../server/domain/masterdata/index.ts'
import { operationLog } from '../../server/domain/system/index.ts'
import { type Actor, systemActor, type UnitOfWork } from '../../server/kernel/index.ts'
import { connected } from '../../server/platform/connections/postgresConnection.ts'
import { type OpenStore, openStore } from '../../server/store/index.ts'
import { makePlant } from '../support/samples/factories.ts'
import { dialect, freshBase } from '../support/store/store.ts'
import { callers, outcomeOf, outcomesAtOnce, tally } from '../support/stories/atOnce.ts'

/** What an installation waits for at most, in ms, made short: nobody looks on for a minute here. */
const LIMITS = 'lock_timeout=400&idle_in_transaction_session_timeout=400'

/** Something that is waited for until somebody opens it. */
function latch() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

describe.runIf(dialect === 'postgres')('a PostgreSQL in which others misbehave (needs PostgreSQL)', () => {
  let base: Awaited<ReturnType<typeof freshBase>>
  let store: OpenStore
  let actor: Actor
  beforeEach(async () => {
    base = await freshBase()
    store = await openStore({ url: `${base.url}?${LIMITS}` })
    actor = (await makePlant(store)).actor
  })
  afterEach(async () => {
    await store.close()
    await base.drop()
  })

  const make = (name: string) => store.write(actor, (uow) => uow.of(workshop).create({ name }))
  const rename = async (uow: UnitOfWork, id: number, name: string) =>
    uow.of(workshop).patch(await uow.of(workshop).lockForUpdate(id), { name })
  const renaming = (id: number, name: string) => () => store.write(actor, (uow) => rename(uow, id, name))
  const nameOf = async (id: number) => (await store.read(actor).of(workshop).get(id)).name
  const changesOf = (id: number) =>
    store.read(systemActor(0)).of(operationLog).count({ resource: 'workshop', recordId: id, action: 'update' })
  /** Somebody else's transaction, open as long as the work lasts. */
  const besides = (statement: string, values: unknown[], work: (other: pg.Client) => Promise<void>) =>
    connected(base.url, async (other) => {
      await other.query('BEGIN')
      await other.query(statement, values)
      await work(other)
      await other.query('ROLLBACK')
    })
  const lockRow = 'SELECT FROM workshop WHERE id = $1 FOR UPDATE'

  it('and keep a row locked: whoever wants to write it is refused in time, with nothing half done', async () => {
    const [locked, free] = [await make('locked'), await make('free')]
    await besides(lockRow, [locked.id], async () => {
      const both = () => store.write(actor, async (uow) => [await rename(uow, free.id, 'half'), await rename(uow, locked.id, 'half')])
      expect(await outcomeOf(both)).toBe('outage.busy')
      expect([await nameOf(free.id), await changesOf(free.id)]).toEqual(['free', 0])
      const refusal: unknown = await renaming(locked.id, 'later')().catch((e: unknown) => e)
      expect(refusal).toMatchObject({ code: 'outage.busy', kind: 'unavailable', params: { seconds: expect.any(Number) } })
    })
    expect(await outcomeOf(renaming(locked.id, 'later'))).toBe('ok')
  })

  it('and keep a row locked that many want: others write and read meanwhile', async () => {
    const [locked, free] = [await make('locked'), await make('free')]
    await besides(lockRow, [locked.id], async () => {
      const [waiting, others] = await Promise.all([
        outcomesAtOnce(callers(24, (nth) => renaming(locked.id, `n${nth}`)())),
        outcomesAtOnce([renaming(free.id, 'written'), () => nameOf(locked.id), () => make('added')]),
      ])
      expect([tally(waiting), others]).toEqual([{ 'outage.busy': 24 }, ['ok', 'ok', 'ok']])
    })
    expect([await nameOf(locked.id), await nameOf(free.id)]).toEqual(['locked', 'written'])
  })

  it('and keep a whole table locked: writes of others go on', async () => {
    const { id } = await make('locked')
    await besides('LOCK TABLE workshop IN SHARE MODE', [], async () => {
      expect(await outcomeOf(renaming(id, 'later'))).toBe('outage.busy')
      expect(await nameOf(id)).toBe('locked')
      expect(await outcomeOf(() => store.write(actor, async (uow) => uow.lock('of somebody')))).toBe('ok')
    })
    expect(await outcomeOf(renaming(id, 'later'))).toBe('ok')
  })

  it('and keep a name locked that units wait for: they are refused in time', async () => {
    await besides('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', ['roster:1'], async () => {
      expect(await outcomeOf(() => store.write(actor, (uow) => uow.lock('roster:1')))).toBe('outage.busy')
      expect(await outcomeOf(() => store.write(actor, (uow) => uow.lock('roster:2')))).toBe('ok')
    })
  })

  it('or a unit waits for a caller who hung up: its locks are let go, and it writes nothing behind anybody’s back', async () => {
    const { id } = await make('locked')
    const [gate, begun] = [latch(), latch()]
    const hanging = outcomeOf(() =>
      store.write(actor, async (uow) => {
        await rename(uow, id, 'of who hung up')
        begun.open()
        await gate.opened
      }),
    )
    await begun.opened
    const other = renaming(id, 'of somebody else')
    // Refused while it waits for the lock; let through once that was taken from whoever sat on it.
    await expect.poll(() => outcomeOf(other)).toBe('ok')
    expect(await nameOf(id)).toBe('of somebody else')
    gate.open()
    const outcome = await hanging
    const expected = { ok: ['of who hung up', 2], 'outage.away': ['of somebody else', 1], 'outage.busy': ['of somebody else', 1] }[outcome]
    expect([outcome, [await nameOf(id), await changesOf(id)]]).toEqual([outcome, expected])
  })

  it('or there is one connection to write with: units come one after the other, and a probe between them', async () => {
    const narrow = await openStore({ url: base.url, writers: 1 })
    const rows = [await make('first'), await make('second')]
    const counting = (nth: number) =>
      narrow.write(actor, async (uow) => {
        const row = await uow.of(workshop).lockForUpdate(rows[nth % 2]?.id as number)
        await uow.of(workshop).patch(row, { sortOrder: (row.sortOrder ?? 0) + 1 })
      })
    const [outcomes] = await Promise.all([outcomesAtOnce(callers(20, counting)), narrow.ready()])
    expect(tally(outcomes)).toEqual({ ok: 20 })
    const counted = await narrow
      .read(actor)
      .of(workshop)
      .many(rows.map(({ id }) => id))
    expect(counted.map((row) => row?.sortOrder)).toEqual([10, 10])
    await narrow.close()
  })
})
