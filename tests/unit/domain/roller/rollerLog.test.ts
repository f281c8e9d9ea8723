import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roller, rollerLog, rollerOperation, rollerOperator } from '../../../../server/domain/roller/index.ts'
import { refusal } from '../shop.ts'
import { openYard, type Yard } from './yard.ts'

let yard: Yard
beforeAll(async () => {
  yard = await openYard()
})
afterAll(() => yard.close())

describe('logging what is done with a roller', () => {
  it('moves it from stock to the machine, back, and to scrap', async () => {
    const one = await yard.roller()
    await yard.log(one, 'mount')
    expect(await yard.stateOf(one)).toBe('IN_USE')
    await yard.log(one, 'clean')
    expect(await yard.stateOf(one)).toBe('IN_USE')
    await yard.log(one, 'dismount')
    expect(await yard.stateOf(one)).toBe('IN_STOCK')
    await yard.log(one, 'scrap')
    expect(await yard.stateOf(one)).toBe('SCRAPPED')
  })

  it('mounts only what is in stock and dismounts only what is on a machine', async () => {
    const one = await yard.roller()
    expect(await refusal(yard.log(one, 'dismount'))).toEqual({ operationId: 'rollerNotOnMachine' })
    await yard.log(one, 'mount')
    expect(await refusal(yard.log(one, 'mount'))).toEqual({ operationId: 'rollerOnMachine' })
    expect(await yard.read().of(rollerLog).count({ rollerId: one.id })).toBe(1)
  })

  it('mounts a roller once, however many people log it at the same moment', async () => {
    const one = await yard.roller()
    const logged = await Promise.allSettled([yard.log(one, 'mount'), yard.log(one, 'mount')])
    expect(logged.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await yard.read().of(rollerLog).count({ rollerId: one.id })).toBe(1)
  })

  it('waits until a roller is back from repair', async () => {
    const one = await yard.roller()
    const repair = await yard.send(one)
    for (const what of ['mount', 'dismount', 'clean', 'scrap'] as const)
      expect(await refusal(yard.log(one, what))).toEqual({ rollerId: 'rollerOut' })
    await yard.end(repair, 'return')
    await yard.log(one, 'mount')
  })

  it('is about today or an earlier day', async () => {
    const one = await yard.roller()
    expect(await refusal(yard.log(one, 'clean', { logDate: '2026-11-19' }))).toEqual({ logDate: 'futureDay' })
    await yard.log(one, 'clean', { logDate: '2026-11-17' })
  })

  it('cannot put a move in before the last one, but a cleaning', async () => {
    const one = await yard.roller()
    await yard.log(one, 'mount', { logDate: '2026-11-12' })
    expect(await refusal(yard.log(one, 'dismount', { logDate: '2026-11-11' }))).toEqual({ logDate: 'beforeRollerEvent' })
    expect(await yard.stateOf(one)).toBe('IN_USE')
    await yard.log(one, 'clean', { logDate: '2026-11-11' })
    await yard.log(one, 'dismount', { logDate: '2026-11-12' })
    expect(await yard.stateOf(one)).toBe('IN_STOCK')
  })

  it('cannot put a move in before the end of a repair', async () => {
    const one = await yard.roller()
    const repair = await yard.send(one, { outDate: '2026-11-10' })
    await yard.end(repair, 'return', { returnDate: '2026-11-16' })
    expect(await refusal(yard.log(one, 'mount', { logDate: '2026-11-15' }))).toEqual({ logDate: 'beforeRollerEvent' })
    await yard.log(one, 'mount', { logDate: '2026-11-16' })
  })

  it('needs an operation and an operator in service', async () => {
    const one = await yard.roller()
    const kind = await yard.row(rollerOperation, { status: 'DISABLED' })
    const person = await yard.row(rollerOperator, { status: 'DISABLED' })
    expect(await refusal(yard.log(one, 'clean', { operationId: kind.id, operatorId: person.id }))).toEqual({
      operationId: 'disabled',
      operatorId: 'disabled',
    })
  })

  it('is never rewritten', async () => {
    const log = await yard.log(await yard.roller(), 'clean')
    expect(await refusal(yard.update(rollerLog, log, { detail: '改' }))).toBe('forbidden')
    expect(await refusal(yard.remove(rollerLog, log))).toBe('forbidden')
  })
})

describe('the state of a roller', () => {
  it('follows from logs and repairs and is taken from nobody', async () => {
    expect(await refusal(yard.create(roller, { rollNumber: 'R-1', decorCode: 'W1', state: 'SCRAPPED' }))).toEqual({ state: 'unknownField' })
    expect(await yard.create(roller, { rollNumber: 'R-1', decorCode: 'W1' })).toMatchObject({ state: 'IN_STOCK' })
  })
})

describe('the effect of an operation', () => {
  it('is fixed once a log uses it', async () => {
    const kind = await yard.row(rollerOperation, { name: '抛光' })
    await yard.update(rollerOperation, kind, { effect: 'DISMOUNT' })
    await yard.update(rollerOperation, kind, { effect: 'NONE' })
    await yard.log(await yard.roller(), 'clean', { operationId: kind.id })
    expect(await refusal(yard.update(rollerOperation, kind, { effect: 'SCRAP' }))).toEqual({ effect: 'operationUsed' })
    await yard.update(rollerOperation, kind, { name: '机械抛光', effect: 'NONE' })
  })
})
