import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { workshop } from '../../../server/domain/masterdata/index.ts'
import { connected } from '../../../server/platform/postgresConnection.ts'
import { make, makePlant } from '../../support/factories.ts'
import { dialect, testStore } from '../../support/store.ts'

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
    await expect.poll(stuck).toBeGreaterThan(3)
    expect(await store.read(actor).of(workshop).get(id)).toMatchObject({ id })
    await make(store, actor, workshop)
    return waiting
  })
  await Promise.all(heavy)
  await close()
})
