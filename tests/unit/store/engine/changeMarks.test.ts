import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { equipment } from '../../../../server/domain/masterdata/index.ts'
import type { Actor } from '../../../../server/kernel/index.ts'
import { openStore, type SqlStore } from '../../../../server/store/index.ts'
import { make, makePlant } from '../../../support/samples/factories.ts'
import { dialect, fixedClock, testStore } from '../../../support/store/store.ts'

const HOUR = 3_600_000

describe.runIf(dialect === 'postgres')('what a process remembers of rows that another one writes (needs PostgreSQL)', () => {
  const clock = fixedClock()
  let base: Awaited<ReturnType<typeof testStore>>
  let other: SqlStore
  let actor: Actor
  beforeEach(async () => {
    base = await testStore(clock)
    other = (await openStore({ url: base.url, now: clock.now })) as SqlStore
    actor = (await makePlant(base.store)).actor
  })
  afterEach(async () => {
    await other.close()
    await base.close()
  })
  const remembered = () => {
    const read = other.read(actor)
    return read.remembered('machines', [equipment], async () => (await read.of(equipment).find({})).length)
  }

  it('is dropped by the mark of the write, which the clock of the store dates', async () => {
    const before = await remembered()
    await make(base.store, actor, equipment)
    expect(await remembered()).toBe(before + 1)
    const { rows } = (await other.engine.quick.execute(sql`select distinct created_at as at from change_mark`)) as unknown as {
      rows: { at: string }[]
    }
    expect(rows.map(({ at }) => Number(at))).toEqual([clock.now().getTime()])
  })
  it('is dropped after an hour without a look, since marks are deleted some day', async () => {
    const before = await remembered()
    await make(base.store, actor, equipment)
    clock.forward(25 * HOUR)
    await other.engine.quick.execute(sql`delete from change_mark`)
    expect(await remembered()).toBe(before + 1)
  })
  it('is dropped when the clock was set back', async () => {
    const before = await remembered()
    await make(base.store, actor, equipment)
    clock.forward(-25 * HOUR)
    await other.engine.quick.execute(sql`delete from change_mark`)
    expect(await remembered()).toBe(before + 1)
  })
})
