import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../../server/domain/index.ts'
import { rollerOperation, rollerOperator, rollerRepair, rollerRepairer } from '../../../../server/domain/roller/index.ts'
import { historyOf } from '../../../../server/domain/system/index.ts'
import { words } from '../../../../server/platform/words.ts'
import { refusal } from '../shop.ts'
import { openYard, TODAY, type Yard } from './yard.ts'

let yard: Yard
beforeAll(async () => {
  yard = await openYard()
})
afterAll(() => yard.close())

describe('sending a roller for repair', () => {
  it('gives it a number and takes the roller out of stock', async () => {
    const one = await yard.roller()
    const repair = await yard.send(one)
    expect(repair).toMatchObject({ status: 'OUT', returnDate: null })
    expect(repair.repairNo).toMatch(/^GX20261118-\d{4}$/)
    expect(await yard.stateOf(one)).toBe('OUT_FOR_REPAIR')
  })

  it('happens once, however many people send it at the same moment', async () => {
    const one = await yard.roller()
    const sent = await Promise.allSettled([yard.send(one), yard.send(one), yard.send(one)])
    expect(sent.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
    const lost = sent.flatMap((answer) => (answer.status === 'rejected' ? [refusal(Promise.reject(answer.reason))] : []))
    expect(await Promise.all(lost)).toEqual([{ rollerId: 'rollerOut' }, { rollerId: 'rollerOut' }])
    expect(await yard.read().of(rollerRepair).count({ rollerId: one.id })).toBe(1)
  })

  it('takes a roller straight from the machine', async () => {
    const one = await yard.roller()
    await yard.log(one, 'mount')
    await yard.send(one)
    expect(await yard.stateOf(one)).toBe('OUT_FOR_REPAIR')
  })

  it('is refused for a scrapped roller', async () => {
    const one = await yard.roller()
    await yard.log(one, 'scrap')
    expect(await refusal(yard.send(one))).toEqual({ rollerId: 'rollerScrapped' })
  })

  it('is due back no earlier than it went, and went no later than today', async () => {
    const one = await yard.roller()
    expect(await refusal(yard.send(one, { expectedReturnDate: '2026-11-17' }))).toEqual({ expectedReturnDate: 'beforeOut' })
    expect(await refusal(yard.send(one, { outDate: '2026-11-19' }))).toEqual({ outDate: 'futureDay' })
    expect(await yard.stateOf(one)).toBe('IN_STOCK')
    await yard.send(one, { expectedReturnDate: TODAY })
  })

  it('is not told to have happened before the roller last moved', async () => {
    const one = await yard.roller()
    await yard.log(one, 'mount', { logDate: '2026-11-10' })
    await yard.log(one, 'clean', { logDate: '2026-11-15' })
    expect(await refusal(yard.send(one, { outDate: '2026-11-09' }))).toEqual({ outDate: 'beforeRollerEvent' })
    await yard.send(one, { outDate: '2026-11-10' })
  })

  it('needs a repairer, an operation and an operator in service', async () => {
    const one = await yard.roller()
    const off = { status: 'DISABLED' }
    const [company, kind, person] = [
      await yard.row(rollerRepairer, off),
      await yard.row(rollerOperation, off),
      await yard.row(rollerOperator, off),
    ]
    const input = { repairerId: company.id, operationId: kind.id, operatorId: person.id }
    expect(await refusal(yard.send(one, input))).toEqual({ repairerId: 'disabled', operationId: 'disabled', operatorId: 'disabled' })
  })
})

describe('correcting a repair', () => {
  it('keeps its dates in order', async () => {
    const repair = await yard.send(await yard.roller(), { outDate: '2026-11-10' })
    const update = (input: object) => yard.update(rollerRepair, repair, { ...input })
    expect(await refusal(update({ expectedReturnDate: '2026-11-09' }))).toEqual({ expectedReturnDate: 'beforeOut' })
    expect(await refusal(update({ outDate: '2026-11-19' }))).toEqual({ outDate: 'futureDay' })
    expect(await update({ outDate: '2026-11-12', expectedReturnDate: '2026-11-12' })).toMatchObject({ outDate: '2026-11-12' })
  })

  it('does not move it before what happened to the roller earlier', async () => {
    const one = await yard.roller()
    await yard.log(one, 'mount', { logDate: '2026-11-11' })
    const repair = await yard.send(one, { outDate: '2026-11-13' })
    expect(await refusal(yard.update(rollerRepair, repair, { outDate: '2026-11-10' }))).toEqual({ outDate: 'beforeRollerEvent' })
    await yard.update(rollerRepair, repair, { outDate: '2026-11-11' })
  })

  it('leaves a repairer who has been switched off since', async () => {
    const company = await yard.row(rollerRepairer, {})
    const repair = await yard.send(await yard.roller(), { repairerId: company.id })
    await yard.disable(rollerRepairer, company)
    expect(await yard.update(rollerRepair, repair, { repairerId: company.id, detail: '催过一次' })).toMatchObject({ detail: '催过一次' })
    const other = await yard.row(rollerRepairer, { status: 'DISABLED' })
    expect(await refusal(yard.update(rollerRepair, repair, { repairerId: other.id }))).toEqual({ repairerId: 'disabled' })
  })

  it('ends with the repair', async () => {
    const repair = await yard.send(await yard.roller())
    await yard.end(repair, 'return')
    expect(await refusal(yard.update(rollerRepair, repair, { detail: '改' }))).toBe('readOnly')
  })
})

describe('a roller that comes back', () => {
  it('is in stock again from today, with what was noted', async () => {
    const one = await yard.roller()
    const repair = await yard.send(one, { outDate: '2026-11-10', detail: '网穴磨损' })
    expect(await yard.end(repair, 'return')).toMatchObject({ status: 'RETURNED', returnDate: TODAY, detail: '网穴磨损' })
    expect(await yard.stateOf(one)).toBe('IN_STOCK')
  })

  it('may have come back on an earlier day, with more to note', async () => {
    const repair = await yard.send(await yard.roller(), { outDate: '2026-11-10', detail: '网穴磨损' })
    const back = await yard.end(repair, 'return', { returnDate: '2026-11-16', detail: '重镀铬，验收合格' })
    expect(back).toMatchObject({ returnDate: '2026-11-16', detail: '重镀铬，验收合格' })
  })

  it('came back neither before it went nor after today', async () => {
    const one = await yard.roller()
    const repair = await yard.send(one, { outDate: '2026-11-10' })
    expect(await refusal(yard.end(repair, 'return', { returnDate: '2026-11-09' }))).toEqual({ returnDate: 'beforeOut' })
    expect(await refusal(yard.end(repair, 'return', { returnDate: '2026-11-19' }))).toEqual({ returnDate: 'futureDay' })
    expect(await refusal(yard.end(repair, 'scrap', { returnDate: '2026-11-09', reason: '裂' }))).toEqual({ returnDate: 'beforeOut' })
    expect(await yard.stateOf(one)).toBe('OUT_FOR_REPAIR')
  })

  it('comes back once, and may then be sent again', async () => {
    const one = await yard.roller()
    const repair = await yard.send(one)
    const ended = await Promise.allSettled([yard.end(repair, 'return'), yard.end(repair, 'scrap', { reason: '裂' })])
    expect(ended.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected'])
    const again = await yard.send(await yard.roller())
    await yard.end(again, 'return')
    expect(await refusal(yard.end(again, 'return'))).toBe('illegalStep')
  })
})

describe('a roller that cannot be repaired', () => {
  it('is scrapped for a reason that stays in the history', async () => {
    const one = await yard.roller()
    const repair = await yard.send(one, { detail: '辊体撞伤' })
    expect(await refusal(yard.end(repair, 'scrap'))).toEqual({ reason: 'required' })
    expect(await yard.end(repair, 'scrap', { reason: '辊体开裂' })).toMatchObject({
      status: 'SCRAPPED',
      returnDate: TODAY,
      detail: '辊体撞伤',
    })
    expect(await yard.stateOf(one)).toBe('SCRAPPED')
    const [last] = await historyOf({ read: yard.read(), registry, language: 'zh', translate: words('zh') }, rollerRepair, repair.id)
    expect(last).toMatchObject({ action: 'scrap' })
    expect(last?.changes).toContainEqual({ field: 'reason', before: null, after: '辊体开裂' })
  })

  it('takes nothing any more', async () => {
    const one = await yard.roller()
    await yard.end(await yard.send(one), 'scrap', { reason: '裂' })
    expect(await refusal(yard.send(one))).toEqual({ rollerId: 'rollerScrapped' })
    for (const what of ['mount', 'dismount', 'clean', 'scrap'] as const)
      expect(await refusal(yard.log(one, what))).toEqual({ rollerId: 'rollerScrapped' })
  })
})
