import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { workshop } from '../../../../server/domain/masterdata/index.ts'
import { memoryOf, Recalled, remembering } from '../../../../server/domain/system/index.ts'
import type { Actor, Refusal, Store } from '../../../../server/kernel/index.ts'
import { openStore } from '../../../../server/store/index.ts'
import { makePlant } from '../../../support/samples/factories.ts'
import { awayBase, type Cut } from '../../../support/servers/awayBase.ts'
import { dialect, freshBase } from '../../../support/store/store.ts'

describe.runIf(dialect === 'postgres')('a connection that is lost (needs PostgreSQL)', () => {
  let base: Awaited<ReturnType<typeof freshBase>>
  let door: Awaited<ReturnType<typeof awayBase>>
  let store: Awaited<ReturnType<typeof openStore>>
  let actor: Actor
  beforeEach(async () => {
    base = await freshBase()
    door = await awayBase(base.url)
    store = await openStore({ url: door.url, commitWaitsMs: [1, 1] })
    actor = (await makePlant(store)).actor
  })
  afterEach(async () => {
    await store.close()
    await door.shut()
    await base.drop()
  })
  const make = (by: Store = store) => by.write(actor, (uow) => uow.of(workshop).create({ name: 'once' }))
  const count = () => store.read(actor).of(workshop).count({})
  const keyed = () => remembering(store, actor, memoryOf('k-1', ['the same']) as never)

  it.each<Cut>(['beforeCommit', 'unnoticed', 'afterCommit'])('%s costs no write and makes none twice', async (at) => {
    const cut = door.cutNext(at)
    const heard: number[] = []
    store.onChange(() => heard.push(1))
    expect(await make()).toMatchObject({ name: 'once' })
    await cut
    expect([await count(), heard.length]).toEqual([1, 1])
  })

  it('while a unit is under way: it is done again', async () => {
    let tries = 0
    await store.write(actor, async (uow) => {
      if (++tries === 1) door.cutAll()
      await uow.of(workshop).create({ name: 'once' })
    })
    expect([tries, await count()]).toEqual([2, 1])
  })

  it('while the base stays away: nobody knows what became of the commit, which is said; under its key it is found out', async () => {
    const cut = door.cutNext('afterCommit')
    const writing = make(keyed()).catch((e: Refusal) => e)
    await cut
    await door.shut()
    const refusal = (await writing) as Refusal
    expect([refusal.code, refusal.kind, refusal.params.seconds]).toEqual(['outage.unknown', 'unavailable', undefined])
    await door.open()
    expect(await make(keyed())).toBeInstanceOf(Recalled)
    expect(await count()).toBe(1)
  })

  it('is no matter for reads, which are asked again', async () => {
    await make()
    await Promise.all(Array.from({ length: 8 }, count))
    const reading = Array.from({ length: 8 }, count)
    door.cutAll()
    expect(await Promise.all(reading)).toEqual(Array(8).fill(1))
  })

  it('keeps nobody waiting where the base is away', async () => {
    await door.shut()
    await expect(count()).rejects.toThrow()
    await expect(make()).rejects.toThrow()
    await door.open()
    expect(await count()).toBe(0)
  })
})
