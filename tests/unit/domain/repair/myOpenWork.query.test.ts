import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '../../../../server/domain/identity/index.ts'
import { myOpenWork } from '../../../../server/domain/repair/index.ts'
import { person } from '../../../support/samples/factories.ts'
import { HOUR, openShop, type Shop } from '../shop.ts'
import { repairer } from './names.ts'

describe('my open work', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  it('is what I may accept and what was given to me, oldest first', async () => {
    const { id: userId } = await shop.row(user, {})
    const me = await shop.row(repairer, { name: '我', userId })
    const [mine, theirs] = [await shop.report({ isStopped: false, description: '轴承异响' }), await shop.report({ isStopped: false })]
    await shop.take(mine, 'accept', { repairerIds: [shop.repairers[0].id, me.id] })
    await shop.take(theirs, 'accept')
    const repair = await shop.repairOf(mine)
    shop.clock.forward(HOUR)
    const [pending] = [await shop.report(), await shop.report()]

    const work = (permissions: string[], id: number | null) =>
      myOpenWork(shop.store.read(person(shop.plantId, permissions, { userId: id })))
    expect(await work([], userId)).toEqual([
      {
        kind: 'repairLog',
        id: repair.id,
        number: repair.repairNo,
        equipmentName: '凹印机 3 号',
        status: 'ASSIGNED',
        since: repair.createdAt,
        description: '轴承异响',
        dueDate: null,
      },
    ])
    expect((await work(['repair:report:accept'], userId)).map((one) => [one.kind, one.id])).toEqual([
      ['repairLog', repair.id],
      ['reportLog', pending.id],
    ])
    expect(await work([], null)).toEqual([])

    await shop.work(repair, 'start')
    await shop.work(repair, 'complete')
    expect(await work([], userId)).toEqual([])
  })
})
