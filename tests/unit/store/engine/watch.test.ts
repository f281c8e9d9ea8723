import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { department } from '../../../../server/domain/identity/index.ts'
import { systemActor } from '../../../../server/kernel/index.ts'
import { connected } from '../../../../server/platform/connections/postgresConnection.ts'
import { STEPS_TABLE } from '../../../../server/store/engine/steps.ts'
import { openStore } from '../../../../server/store/index.ts'
import { dialect, freshBase } from '../../../support/store/store.ts'

let base: Awaited<ReturnType<typeof freshBase>>
let store: Awaited<ReturnType<typeof openStore>>
beforeEach(async () => {
  base = await freshBase()
  store = await openStore({ url: base.url })
})
afterEach(async () => {
  await store.close()
  await base.drop()
})

/** Beside the store, as somebody else does it. */
async function outside(sql: string) {
  if (dialect === 'sqlite') {
    const transaction = await store.engine.begin()
    await transaction.run(sql)
    await transaction.commit()
    return
  }
  // From another base: this one may be shut to writes.
  const url = sql.startsWith('ALTER DATABASE') ? (process.env.TEST_DATABASE_URL as string) : base.url
  await connected(url, (client) => client.query(sql))
}
const write = () => store.write(systemActor(0), (uow) => uow.of(department).create({ deptName: `d${Math.random()}` }))

describe('a base', () => {
  it('that takes writes is ready, however often it is asked', async () => {
    await Promise.all(Array.from({ length: 20 }, () => store.ready()))
    await write()
    await store.ready()
  })

  it('that takes none is found out although nobody writes', async () => {
    const settings = `ALTER DATABASE ${new URL(base.url).pathname.slice(1)}`
    await outside(dialect === 'sqlite' ? 'PRAGMA query_only = ON' : `${settings} SET default_transaction_read_only = on`)
    await expect(store.ready()).rejects.toMatchObject({ code: dialect === 'sqlite' ? 'SQLITE_READONLY' : '25006' })
    if (dialect === 'postgres') await outside(`${settings} RESET default_transaction_read_only`)
  })

  it('that a newer version has migrated meanwhile is written to no more, until it is as it was', async () => {
    await outside(`INSERT INTO ${STEPS_TABLE[dialect]} (hash, created_at) VALUES ('of the future', 4711)`)
    await expect(store.ready()).rejects.toMatchObject({ code: 'outage.newerBase', kind: 'unavailable' })
    await expect(write()).rejects.toMatchObject({ code: 'outage.newerBase' })
    await expect(store.dryRun(systemActor(0), async () => 1)).rejects.toMatchObject({ code: 'outage.newerBase' })
    expect(await store.read(systemActor(0)).of(department).count({})).toBe(0)
    await outside(`DELETE FROM ${STEPS_TABLE[dialect]} WHERE created_at = 4711`)
    await expect.poll(() => store.ready().catch(() => 'not yet')).not.toBe('not yet')
    await write()
  })
})
