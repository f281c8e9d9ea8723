import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workshop } from '../../../../server/domain/masterdata/index.ts'
import { operationLog } from '../../../../server/domain/system/index.ts'
import { type Actor, type LockedRow, systemActor, type UnitOfWork } from '../../../../server/kernel/index.ts'
import { inCall } from '../../../../server/platform/call.ts'
import { lockObserver } from '../../../../server/store/write/unitLocks.ts'
import { makePlant } from '../../../support/samples/factories.ts'
import { watchApart } from '../../../support/store/lockWatch.ts'
import { testStore } from '../../../support/store/store.ts'

let made: Awaited<ReturnType<typeof testStore>>
let actor: Actor
let putBack: () => void
beforeAll(async () => {
  made = await testStore()
  putBack = watchApart()
  actor = (await makePlant(made.store)).actor
})
afterAll(async () => {
  await made.close()
  // Some of these units lock in the wrong order on purpose.
  putBack()
})

const add = (name: string) => made.store.write(actor, (uow) => uow.of(workshop).create({ name }))
const nameOf = async (id: number) => (await made.store.read(actor).of(workshop).get(id)).name

describe('what is written', () => {
  it('was locked before: a row that was read plainly is a fault', async () => {
    const row = await add('plain')
    const write = made.store.write(actor, async (uow) => {
      const plain = (await uow.of(workshop).get(row.id)) as LockedRow<typeof workshop>
      await uow.of(workshop).patch(plain, { name: 'written' })
    })
    await expect(write).rejects.toThrow('without a lock')
    const removal = made.store.write(actor, (uow) => uow.of(workshop).remove([row]))
    await expect(removal).rejects.toThrow('without a lock')
    expect(await nameOf(row.id)).toBe('plain')
  })

  it('is what the unit itself has written since, and not what it had read', async () => {
    const row = await add('first')
    const write = made.store.write(actor, async (uow) => {
      const locked = await uow.of(workshop).lockForUpdate(row.id)
      await uow.of(workshop).patch(locked, { name: 'second' })
      await uow.of(workshop).patch(locked, { name: 'third' })
    })
    await expect(write).rejects.toMatchObject({ code: 'stale' })
  })

  it('is locked no more once the part of the unit is taken back that had locked it', async () => {
    const row = await add('kept')
    await made.store.write(actor, async (uow) => {
      let locked: LockedRow<typeof workshop> | undefined
      const part = uow.savepoint(async () => {
        locked = await uow.of(workshop).lockForUpdate(row.id)
        throw new Error('taken back')
      })
      await expect(part).rejects.toThrow('taken back')
      await expect(uow.of(workshop).patch(locked as LockedRow<typeof workshop>, { name: 'other' })).rejects.toThrow('without a lock')
    })
  })
})

describe('units that write the same rows at once', () => {
  it('come one after the other, each on what the one before has left', async () => {
    const { id } = await add('0')
    const count = (uow: UnitOfWork) => uow.of(workshop).lockForUpdate(id)
    await Promise.all(
      Array.from({ length: 20 }, () =>
        made.store.write(actor, async (uow) => {
          const row = await count(uow)
          await uow.of(workshop).patch(row, { name: String(Number(row.name) + 1) })
        }),
      ),
    )
    expect(await nameOf(id)).toBe('20')
  })

  it('pass although they lock them in two orders', async () => {
    const rows = [await add('a'), await add('b')]
    const both = (order: readonly number[], name: string) => async (uow: UnitOfWork) => {
      for (const id of order) {
        await uow.of(workshop).patch(await uow.of(workshop).lockForUpdate(id), { name: `${name}${id}` })
        // The other unit gets its first row meanwhile.
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
    const ids = rows.map(({ id }) => id)
    for (let round = 0; round < 3; round++)
      await Promise.all([made.store.write(actor, both(ids, 'x')), made.store.write(actor, both(ids.toReversed(), 'y'))])
    const names = await Promise.all(ids.map(nameOf))
    expect(new Set(names.map((name) => name[0])).size).toBe(1)
  })

  it('find the rows with a value as they are after the wait', async () => {
    const { id } = await add('open')
    const close = () =>
      made.store.write(actor, async (uow) => {
        const open = await uow.of(workshop).lockWhere({ name: 'open' })
        for (const row of open) await uow.of(workshop).patch(row, { name: `closed ${row.id}` })
        return open.length
      })
    const closed = await Promise.all(Array.from({ length: 6 }, close))
    expect(closed.reduce((sum, one) => sum + one, 0)).toBe(1)
    expect(await nameOf(id)).toBe(`closed ${id}`)
  })

  it('delete a row once, and restore it once', async () => {
    const { id } = await add('gone')
    // What people remove can be restored.
    const person = { ...actor, kind: 'user' as const }
    const remove = () =>
      made.store.write(person, async (uow) => uow.of(workshop).remove(await uow.of(workshop).lockManyForUpdate([id], 'remove')))
    const removed = await Promise.allSettled(Array.from({ length: 6 }, remove))
    expect(removed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of removed) if (one.status === 'rejected') expect(one.reason).toMatchObject({ kind: 'notFound' })

    const restore = () => made.store.write(person, (uow) => uow.of(workshop).undelete([id]))
    const restored = await Promise.allSettled(Array.from({ length: 4 }, restore))
    expect(restored.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of restored) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'undoOver' })
    const log = await made.store.read(systemActor(0)).of(operationLog).find({ resource: 'workshop', recordId: id, action: 'delete' })
    expect(log).toHaveLength(1)
  })
})

describe('a judged row', () => {
  it('is shared by those who judge it, and changed by nobody meanwhile', async () => {
    const { id } = await add('judged')
    const order: string[] = []
    const judge = (name: string) =>
      made.store.write(actor, async (uow) => {
        await uow.of(workshop).lockForShare([id])
        await new Promise((resolve) => setImmediate(resolve))
        order.push(name)
      })
    const first = judge('one')
    const change = made.store.write(actor, async (uow) => {
      await uow.of(workshop).patch(await uow.of(workshop).lockForUpdate(id), { name: 'changed' })
      order.push('change')
    })
    await Promise.all([first, judge('two'), change])
    expect(order.sort()).toEqual(['change', 'one', 'two'])
    expect(await made.store.write(actor, (uow) => uow.of(workshop).lockForShare([id, 999_999]))).toMatchObject([{ name: 'changed' }, null])
  })
})

describe('a call whose time is over', () => {
  it('writes nothing more', async () => {
    const call = { requestId: 'a', isOver: false }
    const write = inCall(call, () =>
      made.store.write(actor, async (uow) => {
        await uow.of(workshop).create({ name: 'overdue' })
        call.isOver = true
      }),
    )
    await expect(write).rejects.toMatchObject({ code: 'limits.timeout' })
    expect(await made.store.read(actor).of(workshop).count({ name: 'overdue' })).toBe(0)
  })

  it('knows whether a commit was sent', async () => {
    const call: { requestId: string; hasCommitted?: boolean } = { requestId: 'b' }
    await inCall(call, () => made.store.write(actor, (uow) => uow.of(workshop).create({ name: 'committed' })))
    expect(call.hasCommitted).toBe(true)
  })
})

it('locks the keys of a unit in one order, however they are named', async () => {
  const locked: string[] = []
  const { notify } = lockObserver
  lockObserver.notify = (_unit, event) => {
    if ('key' in event) locked.push(event.key)
  }
  await made.store.write(actor, (uow) => uow.lock('c', 'a', 'b', 'a'))
  if (notify) lockObserver.notify = notify
  else delete lockObserver.notify
  expect(locked).toEqual(['a', 'b', 'c'])
})
