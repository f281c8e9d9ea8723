import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { equipment, workshop } from '../../../../server/domain/masterdata/index.ts'
import { reportLog } from '../../../../server/domain/repair/index.ts'
import { dictType } from '../../../../server/domain/system/index.ts'
import { type Actor, type Change, type Refusal, systemActor } from '../../../../server/kernel/index.ts'
import type { Transaction } from '../../../../server/store/engine/engine.ts'
import { make, makePlant, sampleInput, unique } from '../../../support/samples/factories.ts'
import { dialect, testStore } from '../../../support/store/store.ts'

let made: Awaited<ReturnType<typeof testStore>>
let actor: Actor
beforeEach(async () => {
  made = await testStore()
  actor = (await makePlant(made.store)).actor
})
afterEach(() => made.close())

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const count = () => made.store.read(actor).of(workshop).count({})

describe('a unit of work', () => {
  it('writes all or nothing', async () => {
    const failed = made.store.write(actor, async (uow) => {
      await uow.of(workshop).create({ name: 'A' })
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await count()).toBe(0)
  })

  it('is seen by nobody before it is committed', async () => {
    let seen = -1
    const writing = made.store.write(actor, async (uow) => {
      await uow.of(workshop).create({ name: 'A' })
      await pause(20)
      seen = await count()
    })
    await writing
    expect([seen, await count()]).toEqual([0, 1])
  })

  it('keeps interleaved units apart, failing ones too', async () => {
    const units = Array.from({ length: 60 }, (_, i) =>
      made.store.write(actor, async (uow) => {
        const row = await uow.of(workshop).create({ name: `W${i}` })
        await pause(Math.random() * 3)
        await uow.of(workshop).patch(row, { sortOrder: i })
        if (i % 5 === 0) throw new Error('planned')
      }),
    )
    const outcomes = await Promise.allSettled(units)
    expect(outcomes.filter((o) => o.status === 'rejected')).toHaveLength(12)
    expect(await count()).toBe(48)
  })

  it('tells what it changed after commit, and only then', async () => {
    const changes: Change[] = []
    made.store.onChange((c) => changes.push(c))
    await made.store.write(actor, (uow) => uow.of(workshop).create({ name: 'A' }))
    await made.store
      .write(actor, async (uow) => {
        await uow.of(workshop).create({ name: 'B' })
        throw new Error('no')
      })
      .catch(() => {})
    expect(changes).toEqual([{ plantId: actor.plantId, resources: ['workshop'] }])
  })

  it('keeps what it owes the queue in the same transaction', async () => {
    const handed: unknown[] = []
    made.store.onEnqueued((rows) => handed.push(...rows))
    await made.store.write(actor, async (uow) => uow.enqueue({ name: 'job' }, { n: 1 }))
    await made.store
      .write(actor, async (uow) => {
        uow.enqueue({ name: 'job' }, { n: 2 })
        throw new Error('no')
      })
      .catch(() => {})
    expect(handed).toEqual([{ id: expect.any(Number), job: 'job', payload: { n: 1 } }])
  })
})

describe.runIf(dialect === 'postgres')('a statement that nobody waits for (needs PostgreSQL)', () => {
  const ends: Readonly<Record<string, (transaction: Transaction) => Promise<void>>> = {
    commit: (transaction) => transaction.commit(),
    rollback: (transaction) => transaction.rollback(),
    'a further statement': (transaction) => transaction.run('select 1'),
  }
  for (const [what, end] of Object.entries(ends))
    it(`says why its transaction failed, whatever comes after it: ${what}`, async () => {
      const transaction = await made.store.engine.begin()
      await transaction.run(`insert into dict_type (dict_name, dict_type, created_at, updated_at) values ('a', 'b', 0, 0)`)
      const failing = async () => transaction.db.execute(sql`select 1 / 0`)
      await transaction.behind(failing())
      await expect(end(transaction)).rejects.toMatchObject({ cause: { code: '22012' } })
      await transaction.rollback()
      expect(await made.store.read(systemActor(0)).of(dictType).count({ dictType: 'b' })).toBe(0)
    })

  it('is the mark for other processes: the commit is on its way before its answer is here', async () => {
    const machine = await make(made.store, actor, equipment)
    const seen: string[] = []
    await made.store.write(actor, async (uow) => {
      const { $client } = uow.read.db as unknown as { $client: pg.PoolClient }
      const query = $client.query.bind($client) as (...asked: unknown[]) => Promise<unknown>
      $client.query = (async (...asked: unknown[]) => {
        const [word] = /commit|change_mark/i.exec(typeof asked[0] === 'string' ? asked[0] : (asked[0] as { text: string }).text) ?? []
        if (word) seen.push(word)
        const answer = await query(...asked)
        if (word) seen.push(`answered ${word}`)
        return answer
      }) as never
      await uow.of(equipment).patch(await uow.of(equipment).lockForUpdate((machine as { id: number }).id), { name: 'B' })
    })
    expect(seen).toEqual(['change_mark', 'COMMIT', 'answered change_mark', 'answered COMMIT'])
  })
})

describe('numbers', () => {
  it('have no gaps and no doubles under 50 parallel reports, some of which fail', async () => {
    const input = await sampleInput(made.store, actor, reportLog)
    const tries = Array.from({ length: 50 }, (_, i) =>
      made.store.write(actor, async (uow) => {
        const row = await uow.of(reportLog).create(input as never)
        if (i % 7 === 0) throw new Error('planned')
        return row.reportNo
      }),
    )
    const given = (await Promise.allSettled(tries)).flatMap((o) => (o.status === 'fulfilled' ? [o.value] : []))
    const expected = given.map((_, i) => `BX20261118-${String(i + 1).padStart(4, '0')}`)
    expect([...given].sort()).toEqual(expected)
  })

  it('begin anew with the business day, not with the UTC day', async () => {
    const input = await sampleInput(made.store, actor, reportLog)
    const next = () => made.store.write(actor, (uow) => uow.of(reportLog).create({ ...input, reportDate: made.clock.now() } as never))
    made.clock.set('2026-11-18T15:59:00Z')
    expect((await next()).reportNo).toBe('BX20261118-0001')
    made.clock.set('2026-11-18T16:00:00Z')
    expect((await next()).reportNo).toBe('BX20261119-0001')
  })
})

describe('the base itself', () => {
  it('refuses a reference into another plant even when the code would not', async () => {
    const other = (await makePlant(made.store)).actor
    const foreign = await make(made.store, other, workshop)
    const row = {
      plantId: actor.plantId,
      number: `E${unique()}`,
      name: 'x',
      workshopId: foreign.id,
      createdAt: new Date(),
      updatedAt: new Date(),
    }
    const { equipment } = await import('../../../../server/domain/masterdata/index.ts')
    await expect(made.store.bulk(equipment, [row])).rejects.toThrow()
  })

  it('answers a duplicate by naming the field', async () => {
    await made.store.write(actor, (uow) => uow.of(workshop).create({ name: 'A' }))
    const refused = await made.store.write(actor, (uow) => uow.of(workshop).create({ name: 'A' })).catch((e: unknown) => e)
    expect((refused as Refusal).fields).toEqual([{ field: 'name', rule: 'duplicate', params: {} }])
  })

  it('refuses to remove what is still used, saying by what', async () => {
    const { equipment } = await import('../../../../server/domain/masterdata/index.ts')
    const used = await make(made.store, actor, equipment)
    const refused = await made.store
      .write(actor, async (uow) => uow.of(workshop).remove(await uow.of(workshop).lockManyForUpdate([used.workshopId as number], 'remove')))
      .catch((e: unknown) => e)
    expect((refused as Refusal).code).toBe('referenced')
    expect((refused as Refusal).params).toEqual({ by: 'equipment.label', count: 1 })
  })
})
