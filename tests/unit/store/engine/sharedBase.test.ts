import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { equipment, plant, workshop } from '../../../../server/domain/masterdata/index.ts'
import { requestLog } from '../../../../server/domain/system/index.ts'
import { type Actor, Refusal, systemActor } from '../../../../server/kernel/index.ts'
import { connected } from '../../../../server/platform/connections/postgresConnection.ts'
import { make, makePlant, sampleInput } from '../../../support/samples/factories.ts'
import { dialect, testStore } from '../../../support/store/store.ts'

let made: Awaited<ReturnType<typeof testStore>>
let actor: Actor
beforeEach(async () => {
  made = await testStore()
  actor = (await makePlant(made.store)).actor
})
afterEach(() => made.close())

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('units that meet', () => {
  it('on a row that one removes while the other points at it: one is refused, and told in words', async () => {
    const outcomes: PromiseSettledResult<unknown>[] = []
    for (let i = 0; i < 15; i++) {
      const place = await make(made.store, actor, workshop)
      const input = await sampleInput(made.store, actor, equipment, { workshopId: place.id })
      outcomes.push(
        ...(await Promise.allSettled([
          made.store.write(actor, (uow) => uow.of(equipment).create(input as never)),
          made.store.write(actor, async (uow) => uow.of(workshop).remove(await uow.of(workshop).lockManyForUpdate([place.id], 'remove'))),
        ])),
      )
    }
    const failed = outcomes.flatMap((o) => (o.status === 'rejected' ? [o.reason as unknown] : []))
    expect(failed).toHaveLength(15)
    for (const reason of failed) expect(reason).toBeInstanceOf(Refusal)
  })

  it('on two locks in opposite order both get through, each once', async () => {
    let runs = 0
    let meet!: () => void
    const met = new Promise<void>((resolve) => {
      meet = resolve
    })
    const unit = (name: string, [first, second]: readonly [string, string]) =>
      made.store.write(actor, async (uow) => {
        await uow.lock(first)
        // On PostgreSQL each holds its first lock before either asks for its second; on SQLite one waits for the end of the other.
        if (++runs === 2) meet()
        if (dialect === 'postgres') await met
        await uow.lock(second)
        await uow.of(workshop).create({ name })
      })
    await Promise.all([unit('A', ['left', 'right']), unit('B', ['right', 'left'])])
    expect(await made.store.read(actor).of(workshop).count({})).toBe(2)
    // PostgreSQL ends one of the two, which is run again; SQLite never lets them meet.
    expect(runs).toBe(dialect === 'postgres' ? 3 : 2)
  })
})

/** Until somebody in this base waits for a lock of somebody else. */
async function untilOneWaits() {
  const waiting = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
  await connected(made.url, async (client) => {
    while (!(await client.query(waiting)).rowCount) await pause(10)
  })
}

describe('a plant that is deleted while a call to it is being logged', () => {
  it('goes, and the log keeps the call', async () => {
    const other = await makePlant(made.store)
    let isLogged!: () => void
    const logged = new Promise<void>((resolve) => {
      isLogged = resolve
    })
    const call = { at: new Date(), atPlantId: other.id, wire: 'REST', method: 'GET', url: '/', operation: '-', httpStatus: 200, ms: 1 }
    const logging = made.store.write(other.actor, async (uow) => {
      await uow.of(requestLog).create(call as never)
      isLogged()
      // SQLite lets the next writer begin when this one has ended.
      if (dialect === 'postgres') await untilOneWaits()
    })
    await logged
    const deleted = made.store.write(systemActor(0), async (uow) =>
      uow.of(plant).remove(await uow.of(plant).lockManyForUpdate([other.id], 'remove')),
    )
    await Promise.all([logging, deleted])
    const [row] = await made.store.read(systemActor(0)).of(requestLog).find({ operation: '-' })
    expect(row?.atPlantId).toBeNull()
  })
})

describe('a total that was counted inside a unit', () => {
  it('is forgotten with it', async () => {
    const total = async (read = made.store.read(actor)) => (await read.list(workshop, { no: 1, size: 1 })).total()
    const failing = made.store.write(actor, async (uow) => {
      await uow.of(workshop).create({ name: 'A' })
      expect(await total(uow.read)).toBe(1)
      throw new Error('planned')
    })
    await expect(failing).rejects.toThrow('planned')
    expect(await total()).toBe(0)
  })
})

describe('texts', () => {
  it('are ordered by code point on every base', async () => {
    for (const number of ['b-1', 'B-1', 'a-10', 'a-2', 'A-1', '长-1', '_']) await make(made.store, actor, equipment, { number })
    const sorted = await made.store.read(actor).list(equipment, { no: 1, size: 20, sort: 'number' })
    expect(sorted.items.map((row) => row.number)).toEqual(['A-1', 'B-1', '_', 'a-10', 'a-2', 'b-1', '长-1'])
  })
})

describe.runIf(dialect === 'postgres')('a base that goes away (needs PostgreSQL)', () => {
  it('fails the unit that is open, not the server', async () => {
    const name = new URL(made.url).pathname.slice(1)
    const killed = made.store.write(actor, async (uow) => {
      await uow.of(workshop).create({ name: 'A' })
      await connected(process.env.TEST_DATABASE_URL as string, (client) =>
        client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]),
      )
      await pause(100)
      await uow.of(workshop).create({ name: 'B' })
    })
    await expect(killed).rejects.toThrow()
    await made.store.write(actor, (uow) => uow.of(workshop).create({ name: 'C' }))
    expect(await made.store.read(actor).of(workshop).count({})).toBe(1)
  })
})
