import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roller, rollerPassport, rollerRepairer } from '../../../../server/domain/roller/index.ts'
import { systemActor } from '../../../../server/kernel/index.ts'
import { make, makePlant } from '../../../support/samples/factories.ts'
import { openYard, type Yard } from './yard.ts'

let yard: Yard
beforeAll(async () => {
  yard = await openYard()
})
afterAll(() => yard.close())

describe('the passport of a roller', () => {
  it('tells all that happened to it, newest first', async () => {
    yard.goTo('2026-11-18')
    const one = await yard.roller()
    await yard.log(one, 'mount', { logDate: '2026-10-01', equipmentId: yard.machine.id, detail: '试印' })
    await yard.log(one, 'dismount', { logDate: '2026-10-05' })
    yard.clock.forward(60_000)
    const first = await yard.send(one, { outDate: '2026-10-05', expectedReturnDate: '2026-10-15', operationId: yard.done.clean.id })
    yard.clock.forward(60_000)
    await yard.end(first, 'return', { returnDate: '2026-10-15', detail: '验收合格' })
    yard.clock.forward(60_000)
    await yard.log(one, 'mount', { logDate: '2026-10-15' })
    const second = await yard.send(one, { outDate: '2026-10-20', expectedReturnDate: '2026-10-30' })
    await yard.end(second, 'return', { returnDate: '2026-11-03' })
    const third = await yard.send(one, { outDate: '2026-11-08', expectedReturnDate: '2026-11-15' })

    const passport = await rollerPassport(yard.read(), one.id)
    expect(passport.entries.map(({ at, kind, title, isLate, daysOut, daysLate }) => [at, kind, title, isLate, daysOut, daysLate])).toEqual([
      ['2026-11-08', 'OUT', third.repairNo, true, 10, 3],
      ['2026-11-03', 'BACK', second.repairNo, true, 14, 4],
      ['2026-10-20', 'OUT', second.repairNo, false, null, null],
      ['2026-10-15', 'LOG', '上机', false, null, null],
      ['2026-10-15', 'BACK', first.repairNo, false, 10, 0],
      ['2026-10-05', 'OUT', first.repairNo, false, null, null],
      ['2026-10-05', 'LOG', '下机', false, null, null],
      ['2026-10-01', 'LOG', '上机', false, null, null],
    ])
    expect(passport).toMatchObject({ repairs: 3, returned: 2, onTime: 1, daysOut: 34, roller: { id: one.id, state: 'OUT_FOR_REPAIR' } })
    expect(passport.entries.at(-1)).toMatchObject({ effect: 'MOUNT', placeName: yard.machine.name, personName: '赵师傅', detail: '试印' })
    expect(passport.entries[4]).toMatchObject({ placeName: yard.company.name, operationName: '清洗', dueDate: '2026-10-15' })
  })

  it('ends with the repair in which it was lost, which is no return', async () => {
    const one = await yard.roller()
    const repair = await yard.send(one, { outDate: '2026-11-10', expectedReturnDate: '2026-11-12' })
    await yard.end(repair, 'scrap', { reason: '裂' })
    const passport = await rollerPassport(yard.read(), one.id)
    expect(passport.entries[0]).toMatchObject({ kind: 'SCRAPPED', at: '2026-11-18', daysOut: 8, daysLate: 6 })
    expect(passport).toMatchObject({ repairs: 1, returned: 0, onTime: 0, daysOut: 8 })
  })

  it('of a new roller is empty', async () => {
    const one = await yard.roller()
    expect(await rollerPassport(yard.read(), one.id)).toMatchObject({ entries: [], repairs: 0, returned: 0, onTime: 0, daysOut: 0 })
  })

  it('does not exist in another plant', async () => {
    const other = await makePlant(yard.store)
    const one = await make(yard.store, other.actor, roller)
    await expect(rollerPassport(yard.read(), one.id)).rejects.toMatchObject({ code: 'notFound' })
    expect(await rollerPassport(yard.store.read(systemActor(other.id)), one.id)).toMatchObject({ repairs: 0 })
  })

  it('names companies that have been switched off since', async () => {
    const company = await yard.row(rollerRepairer, {})
    const one = await yard.roller()
    await yard.send(one, { repairerId: company.id })
    await yard.disable(rollerRepairer, company)
    expect((await rollerPassport(yard.read(), one.id)).entries[0]).toMatchObject({ placeName: company.name })
  })
})
