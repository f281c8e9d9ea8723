import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { duct, ductLog, ductLogFlow } from '../../../../server/domain/duct/index.ts'
import { lastDuctLogEnd } from '../../../../server/domain/duct/lastDuctLogEnd.query.ts'
import { registry } from '../../../../server/domain/index.ts'
import { equipment, worker } from '../../../../server/domain/masterdata/index.ts'
import { operations } from '../../../../server/kernel/index.ts'
import { openShop, refusal, type Shop } from '../shop.ts'

const TODAY = '2026-11-18'
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const tank = (values = {}) => shop.row(duct, values)
const begin = (one: { id: number }, input = {}) => shop.create(ductLog, { ductId: one.id, kind: 'CLEAN', beginDate: TODAY, ...input })
const close = (log: { id: number }, input = {}) =>
  operations(shop.store, registry).step(shop.actor, ductLogFlow.close as never, log.id, input)
const lastEnd = async (one: { id: number }) => (await lastDuctLogEnd.load(shop.read(), [one.id])).get(one.id) ?? null

describe('an ink tank', () => {
  it('stands at a machine that is in service', async () => {
    const gone = await shop.row(equipment, { status: 'DISABLED' })
    expect(await refusal(shop.create(duct, { ductNo: 'MC-1', equipmentId: gone.id }))).toEqual({ equipmentId: 'disabled' })
    const one = await shop.create(duct, { ductNo: 'MC-1', equipmentId: shop.machine.id })
    expect(await refusal(shop.update(duct, one, { equipmentId: gone.id }))).toEqual({ equipmentId: 'disabled' })
  })

  it('stays where it is when its machine goes out of service', async () => {
    const machine = await shop.row(equipment, {})
    const one = await tank({ equipmentId: machine.id })
    await shop.disable(equipment, machine)
    expect(await shop.update(duct, one, { equipmentId: machine.id, remark: '左' })).toMatchObject({ remark: '左' })
  })
})

describe('work on an ink tank', () => {
  it('is open until its end is told, today unless said', async () => {
    const one = await tank()
    const log = await begin(one, { beginDate: '2026-11-16', detail: '换色' })
    expect(log).toMatchObject({ status: 'OPEN', endDate: null })
    expect(await lastEnd(one)).toBeNull()
    expect(await close(log)).toMatchObject({ status: 'CLOSED', endDate: TODAY, detail: '换色' })
    expect(await lastEnd(one)).toBe(TODAY)
  })

  it('tells the end of the latest piece of work', async () => {
    const one = await tank()
    await close(await begin(one, { beginDate: '2026-11-01' }), { endDate: '2026-11-03', detail: '洗净' })
    await close(await begin(one, { beginDate: '2026-10-01' }), { endDate: '2026-10-02' })
    await begin(one)
    expect(await lastEnd(one)).toBe('2026-11-03')
  })

  it('is one at a time, however many people begin it at the same moment', async () => {
    const one = await tank()
    const begun = await Promise.allSettled([begin(one), begin(one, { kind: 'REPAIR' })])
    expect(begun.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal(begin(one))).toEqual({ ductId: 'ductOpen' })
    const [open] = await shop.read().of(ductLog).find({ ductId: one.id })
    await close(open as { id: number })
    await begin(one)
  })

  it('does not move to a tank that is being worked on', async () => {
    const [one, busy] = [await tank(), await tank()]
    await begin(busy)
    const log = await begin(one)
    expect(await refusal(shop.update(ductLog, log, { ductId: busy.id }))).toEqual({ ductId: 'ductOpen' })
    expect(await shop.update(ductLog, log, { ductId: one.id, kind: 'REPLACE' })).toMatchObject({ kind: 'REPLACE' })
  })

  it('is about a tank and a worker in service', async () => {
    const person = await shop.row(worker, { status: 'DISABLED' })
    expect(await refusal(begin(await tank({ status: 'DISABLED' }), { workerId: person.id }))).toEqual({
      ductId: 'disabled',
      workerId: 'disabled',
    })
  })

  it('neither begins nor ends in the future, nor ends before it began', async () => {
    const one = await tank()
    expect(await refusal(begin(one, { beginDate: '2026-11-19' }))).toEqual({ beginDate: 'futureDay' })
    const log = await begin(one, { beginDate: '2026-11-16' })
    expect(await refusal(shop.update(ductLog, log, { beginDate: '2026-11-19' }))).toEqual({ beginDate: 'futureDay' })
    expect(await refusal(close(log, { endDate: '2026-11-15' }))).toEqual({ endDate: 'beforeBegin' })
    expect(await refusal(close(log, { endDate: '2026-11-19' }))).toEqual({ endDate: 'futureDay' })
    await close(log, { endDate: '2026-11-16' })
    expect(await refusal(close(log))).toBe('illegalStep')
  })
})
