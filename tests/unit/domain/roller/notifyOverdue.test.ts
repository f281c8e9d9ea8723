import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noticeEvent, notificationType } from '../../../../server/domain/notice/index.ts'
import { notifyOverdue } from '../../../../server/domain/roller/index.ts'
import { systemActor } from '../../../../server/kernel/index.ts'
import { openYard, type Yard } from './yard.ts'

let yard: Yard
beforeAll(async () => {
  yard = await openYard()
  await yard.row(notificationType, { code: 'ROLLER_OVERDUE', name: '版辊逾期', status: 'ENABLED' })
})
afterAll(() => yard.close())

const tell = () => notifyOverdue(yard.store, systemActor(yard.plantId))
const toldOf = async ({ id }: { id: number }) =>
  (await yard.read().of(noticeEvent).find({ resource: 'rollerRepair', recordId: id })).map(({ values }) => JSON.parse(values).days)

describe('a roller that should be back', () => {
  it('is told of once a day until it is', async () => {
    const held = await yard.roller({ rollNumber: 'R-77' })
    const repair = await yard.send(held, { expectedReturnDate: '2026-11-20' })
    const punctual = await yard.send(await yard.roller(), { expectedReturnDate: '2026-12-20' })
    yard.goTo('2026-11-20')
    expect(await tell()).toBe(0)
    yard.goTo('2026-11-21')
    expect((await Promise.all([tell(), tell()])).toSorted()).toEqual([0, 1])
    yard.goTo('2026-11-22')
    expect([await tell(), await tell()]).toEqual([1, 0])
    expect(await toldOf(repair)).toEqual(['1', '2'])
    const [first] = await yard.read().of(noticeEvent).find({ recordId: repair.id })
    expect(JSON.parse(first?.values ?? '')).toMatchObject({
      rollNumber: 'R-77',
      repairer: '常州华辊制版',
      expectedReturnDate: '2026-11-20',
    })
    await yard.end(repair, 'return')
    yard.goTo('2026-11-23')
    expect(await tell()).toBe(0)
    expect(await toldOf(punctual)).toEqual([])
  })
})
