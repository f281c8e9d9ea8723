import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { workshop } from '../../../../server/domain/masterdata/index.ts'
import { connected } from '../../../../server/platform/connections/postgresConnection.ts'
import { make, makePlant } from '../../../support/samples/factories.ts'
import { dialect, testStore } from '../../../support/store/store.ts'

const HELD = 4711

it.runIf(dialect === 'postgres')('a row is read and written however many heavy statements are under way (needs PostgreSQL)', async () => {
  const { store, url, close } = await testStore()
  const { actor } = await makePlant(store)
  const { id } = await make(store, actor, workshop)
  const heavy = await connected(url, async (holder) => {
    await holder.query('SELECT pg_advisory_lock($1)', [HELD])
    // Each of them waits for what the holder has, as a long one would for its rows.
    const waiting = Array.from({ length: 20 }, async () => {
      await store.engine.heavy.execute(sql`select pg_advisory_lock_shared(${HELD}), pg_advisory_unlock_shared(${HELD})`)
    })
    const stuck = async () => (await holder.query('SELECT FROM pg_locks WHERE NOT granted')).rowCount
    await expect.poll(stuck).toBe(2)
    expect(await store.read(actor).of(workshop).get(id)).toMatchObject({ id })
    await make(store, actor, workshop)
    return waiting
  })
  await Promise.all(heavy)
  await close()
})

it.runIf(dialect === 'postgres')(
  'quick reads share two connections, and one that is stuck holds up no more than half (needs PostgreSQL)',
  async () => {
    const { store, url, close } = await testStore()
    const { actor } = await makePlant(store)
    const { id } = await make(store, actor, workshop)
    const reads = (count: number) => Array.from({ length: count }, () => store.read(actor).of(workshop).get(id))
    await connected(url, async (holder) => {
      const open = async () =>
        (await holder.query('SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()')).rowCount ?? 0
      const before = await open()
      for (const row of await Promise.all(reads(50))) expect(row).toMatchObject({ id })
      expect(await open()).toBeLessThanOrEqual(before + 2)

      await holder.query('SELECT pg_advisory_lock($1)', [HELD])
      const stuck = store.engine.quick.execute(sql`select pg_advisory_lock_shared(${HELD}), pg_advisory_unlock_shared(${HELD})`)
      let answered = 0
      const asked = reads(10).map((one) => one.then(() => answered++))
      await expect.poll(() => answered).toBeGreaterThanOrEqual(5)
      await holder.query('SELECT pg_advisory_unlock($1)', [HELD])
      await Promise.all([stuck, ...asked])
    })
    await close()
  },
)
