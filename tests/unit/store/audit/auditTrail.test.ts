import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginLog } from '../../../../server/domain/identity/index.ts'
import { plant, workshop } from '../../../../server/domain/masterdata/index.ts'
import { operationLog } from '../../../../server/domain/system/index.ts'
import { parseFault, systemActor } from '../../../../server/kernel/index.ts'
import { withLogs } from '../../../../server/store/audit/sources.ts'
import { verifyTrail } from '../../../../server/store/audit/verify.ts'
import { auditKeys, openStore } from '../../../../server/store/index.ts'
import { makePlant } from '../../../support/samples/factories.ts'
import { MemoryHeads } from '../../../support/store/memoryHeads.ts'
import { fixedClock, freshBase } from '../../../support/store/store.ts'

const DAY = 86_400_000
const clock = fixedClock()
const keys = auditKeys('a secret that nobody knows but this installation')
const heads = new MemoryHeads()
let base: Awaited<ReturnType<typeof freshBase>>
let store: Awaited<ReturnType<typeof openStore>>
let plants: number[]
let fromBefore: Awaited<ReturnType<typeof look>>

const raw = (statement: ReturnType<typeof sql>, at = store, url = base.url) =>
  at.write(systemActor(0), async ({ read: { db } }) => {
    const lite = db as unknown as { run?: (query: ReturnType<typeof sql>) => unknown }
    if (url.startsWith('file:')) lite.run?.(statement)
    else await db.execute(statement)
  })
const look = () => withLogs(base.url, [operationLog, loginLog], (sources) => verifyTrail(sources, keys, { heads: heads.all(), sealLag: 0 }))
/** Some rows in both plants, sealed together. */
async function work(count = 3) {
  for (const plantId of plants)
    for (let nth = 0; nth < count; nth++)
      await store.write(systemActor(plantId), (uow) => uow.of(workshop).create({ name: `${plantId} ${clock.now().getTime()} ${nth}` }))
  await store.trail?.seal()
  clock.forward(DAY)
}
const open = () => openStore({ url: base.url, now: clock.now, trail: { keys, heads } })
/** What somebody with the password of the base does: the guards go first. */
const unguard = async (at = store, url = base.url) => {
  for (const table of ['operation_log', 'login_log'])
    if (url.startsWith('file:'))
      for (const name of ['unchanged', 'undeleted']) await raw(sql.raw(`DROP TRIGGER IF EXISTS "${table}_${name}"`), at, url)
    else await raw(sql.raw(`DROP TRIGGER IF EXISTS "${table}_guarded" ON "${table}"`), at, url)
}

beforeAll(async () => {
  base = await freshBase()
  // Rows of a version that knew no seals.
  const old = await openStore({ url: base.url, now: clock.now })
  plants = [(await makePlant(old)).id, (await makePlant(old)).id]
  await old.close()
  fromBefore = await look()
  store = await open()
  await store.trail?.begin()
  for (let day = 0; day < 4; day++) await work()
})
afterAll(async () => {
  await store.close()
  await base.drop()
})

describe('the audit trail', () => {
  it('is whole: every row under a seal, those of versions without seals too', async () => {
    const report = await look()
    expect(report).toMatchObject({ pending: 0, broken: undefined })
    expect(report.rows).toBeGreaterThanOrEqual(26)
    expect(heads.latest().map(({ log, chain }) => [log, chain])).toEqual(
      expect.arrayContaining(plants.map((chain) => ['operationLog', chain])),
    )
  })

  it('has not begun where a base comes from before it', () => {
    expect(fromBefore).toMatchObject({ broken: undefined, seals: 0, pending: fromBefore.rows })
    expect(fromBefore.rows).toBeGreaterThan(0)
  })

  it('takes rows that were just written for what waits for its seal', async () => {
    await store.write(systemActor(plants[0] as number), (uow) => uow.of(workshop).create({ name: 'later' }))
    expect(await look()).toMatchObject({ pending: 1, broken: undefined })
    await store.trail?.seal()
    expect(await look()).toMatchObject({ pending: 0, broken: undefined })
  })

  it('is changed by nobody: the base itself refuses', async () => {
    await expect(raw(sql`update operation_log set user_name = 'somebody else' where id = 3`)).rejects.toThrow()
    await expect(raw(sql`delete from operation_log where id = 3`)).rejects.toThrow()
    if (!base.url.startsWith('file:')) await expect(raw(sql`truncate operation_log`)).rejects.toThrow()
    expect((await look()).broken).toBeUndefined()
  })

  it('goes on over a start, and is the same to a process with the key alone', async () => {
    await store.close()
    store = await open()
    await store.trail?.begin()
    await work(1)
    expect((await look()).broken).toBeUndefined()
    const others = auditKeys('another secret of another installation')
    const foreign = await withLogs(base.url, [operationLog], (sources) => verifyTrail(sources, others))
    // Another secret is no tampering with single rows: one fault of each chain says it.
    expect(foreign.broken).toMatchObject({ breach: 'otherSecret', id: 1 })
    expect(new Set(foreign.faults.map((line) => parseFault(line).breach))).toEqual(new Set(['otherSecret']))
    const since = auditKeys('the next secret', ['a secret that nobody knows but this installation'])
    expect((await withLogs(base.url, [operationLog], (sources) => verifyTrail(sources, since))).broken).toBeUndefined()
  })

  it('is purged by whole seals, of one plant or all, and what stays can be verified', async () => {
    const before = (await look()).rows
    const [one] = plants as [number]
    const third = new Date(Date.parse('2026-11-18T02:00:00.000Z') + 2 * DAY)
    expect(await store.purgeSealed(operationLog, { before: third, only: { plantId: one, shared: false } })).toBe(6)
    expect(await look()).toMatchObject({ rows: before - 6, broken: undefined })
    const ofOther = sql`select min(id) from operation_log where at_plant_id = ${plants[1]}`
    await expect(raw(sql`delete from operation_log where id = (${ofOther})`)).rejects.toThrow()
    expect(await store.purgeSealed(operationLog, { before: third })).toBeGreaterThanOrEqual(6)
    expect((await look()).broken).toBeUndefined()
    expect(await store.purgeSealed(operationLog, { before: third })).toBe(0)
    await work(1)
    expect(await look()).toMatchObject({ pending: 0, broken: undefined })
  })

  it('goes on in another plant when its own is deleted', async () => {
    const gone = (await makePlant(store)).id
    const there = systemActor(gone)
    const { id } = await store.write(there, (uow) => uow.of(workshop).create({ name: 'for a day' }))
    await store.write(there, async (uow) => uow.of(workshop).remove(await uow.of(workshop).lockManyForUpdate([id], 'remove')))
    await store.trail?.seal()
    const before = (await look()).rows
    const here = { ...systemActor(plants[0] as number), plantIds: [plants[0] as number, gone] }
    await store.write(here, async (uow) => uow.of(plant).remove(await uow.of(plant).lockManyForUpdate([gone], 'remove')))
    await store.trail?.seal()
    expect(await look()).toMatchObject({ rows: before + 1, pending: 0, broken: undefined })
    const told = await store.read(here).of(operationLog).find({ resource: 'workshop', recordId: id })
    expect(told.map(({ action, atPlantId }) => [action, atPlantId])).toEqual([
      ['create', here.plantId],
      ['delete', here.plantId],
    ])
  })
})

describe('a row that is taken out of the base before it has its seal', () => {
  const last = sql`select max(id) from (select id from operation_log) as all_rows`

  it('is missed for ever, also by who comes later', async () => {
    const other = await freshBase()
    const here = await openStore({ url: other.url, now: clock.now, trail: { keys } })
    try {
      const { actor } = await makePlant(here)
      await here.trail?.begin()
      const add = (name: string) => here.write(actor, (uow) => uow.of(workshop).create({ name }))
      const report = () => withLogs(other.url, [operationLog, loginLog], (sources) => verifyTrail(sources, keys))
      // What is rolled back was never there.
      await here.write(actor, async (uow) => {
        await uow
          .savepoint(() =>
            uow
              .of(workshop)
              .create({ name: 'no' })
              .then(() => Promise.reject(new Error('no'))),
          )
          .catch(() => {})
        await uow.of(workshop).create({ name: 'yes' })
      })
      await here
        .write(actor, (uow) =>
          uow
            .of(workshop)
            .create({ name: 'no' })
            .then(() => Promise.reject(new Error('no'))),
        )
        .catch(() => {})
      await here.trail?.seal()
      expect(await report()).toMatchObject({ pending: 0, broken: undefined })

      await add('soon gone')
      const gone = (await here.read(actor).of(operationLog).find({})).length
      await unguard(here, other.url)
      await raw(sql`delete from operation_log where id = (${last})`, here, other.url)
      await add('after it')
      await here.trail?.seal()
      expect(await report()).toMatchObject({
        rows: gone,
        pending: 0,
        broken: { log: 'operationLog', chain: actor.plantId, id: null, breach: 'removed' },
      })
      await add('later')
      await here.trail?.seal()
      expect((await report()).broken).toMatchObject({ breach: 'removed', chain: actor.plantId })
    } finally {
      await here.close()
      await other.drop()
    }
  })
})

describe('tampering with the base is found', () => {
  const find = async (statement: ReturnType<typeof sql>) => {
    await raw(statement)
    return (await look()).broken
  }
  const rows = async () => {
    const { db } = store.read(systemActor(0))
    return db.select({ id: sql<number>`id`, chain: sql<number>`at_plant_id` }).from(sql`operation_log`).orderBy(sql`id`)
  }
  it('a row put in while the guards were gone is not taken for one of ours by the next start', async () => {
    await unguard()
    const id = Math.max(...(await rows()).map((row) => Number(row.id))) + 1
    await raw(
      sql.raw(`insert into operation_log (id, at, at_plant_id, user_name, resource, record_id, record_title, action, changes, created_at, updated_at)
      select ${id}, at, at_plant_id, 'nobody', resource, record_id, record_title, action, changes, created_at, updated_at from operation_log where id = ${id - 1}`),
    )
    await store.close()
    store = await open()
    await store.trail?.begin()
    expect((await look()).broken).toMatchObject({ id, breach: 'changed' })
    await unguard()
    expect(await find(sql`delete from operation_log where id = ${id}`)).toBeUndefined()
  })
  it('row by row: one that was changed, copied, removed or given another number', async () => {
    await unguard()
    const ids = (await rows()).filter(({ chain }) => Number(chain) === plants[1]).map(({ id }) => Number(id))
    const [first, second, third] = ids as [number, number, number]
    const last = Math.max(...(await rows()).map(({ id }) => Number(id)))
    const copyTo = (from: number, to: number) =>
      sql.raw(`insert into operation_log (id, at, at_plant_id, user_id, user_name, ip, resource, record_id, record_title, action, changes, created_at, updated_at, created_by_id, updated_by_id, mac)
        select ${to}, at, at_plant_id, user_id, user_name, ip, resource, record_id, record_title, action, changes, created_at, updated_at, created_by_id, updated_by_id, mac from operation_log where id = ${from}`)
    expect(await find(copyTo(first, last + 500))).toMatchObject({ id: last + 500, breach: 'copied' })
    expect(await find(sql`delete from operation_log where id = ${last + 500}`)).toBeUndefined()
    expect(await find(sql`update operation_log set id = -1 where id = ${first}`)).toMatchObject({ breach: 'inserted', id: -1 })
    await raw(sql`update operation_log set id = ${first} where id = ${second}`)
    await raw(sql`update operation_log set id = ${second} where id = -1`)
    expect((await look()).broken).toMatchObject({ id: first, breach: 'swapped', chain: plants[1] })
    await raw(sql`update operation_log set id = -1 where id = ${first}`)
    await raw(sql`update operation_log set id = ${first} where id = ${second}`)
    expect(await find(sql`update operation_log set id = ${second} where id = -1`)).toBeUndefined()
    expect(await find(sql`update operation_log set changes = '{}' where id = ${third}`)).toMatchObject({
      id: third,
      breach: 'changed',
      log: 'operationLog',
    })
    expect(await find(sql`delete from operation_log where id = ${second}`)).toMatchObject({ id: second, breach: 'removed' })
  })
})

it('begins under a secret that was lost, and goes on under the next', async () => {
  const own = await freshBase()
  const later = auditKeys('the next secret', ['a secret that nobody knows but this installation'])
  for (const one of [keys, auditKeys('the next secret')]) {
    const at = await openStore({ url: own.url, now: clock.now, trail: { keys: one } })
    await at.trail?.begin()
    const { id } = await makePlant(at)
    await at.write(systemActor(id), (uow) => uow.of(workshop).create({ name: 'one' }))
    await at.close()
  }
  const faultsTo = async (known: typeof keys) => (await withLogs(own.url, [operationLog], (sources) => verifyTrail(sources, known))).faults
  expect((await faultsTo(auditKeys('the next secret'))).map((line) => parseFault(line).breach)).toEqual(['otherSecret', 'otherSecret'])
  expect(await faultsTo(later)).toEqual([])
  await own.drop()
})
