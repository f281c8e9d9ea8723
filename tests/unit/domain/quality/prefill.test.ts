import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../../server/domain/index.ts'
import { customer, equipment, shift } from '../../../../server/domain/masterdata/index.ts'
import { complaintPrefillModel } from '../../../../server/domain/quality/index.ts'
import { roller } from '../../../../server/domain/roller/index.ts'
import { recordSearch } from '../../../../server/domain/system/index.ts'
import { scanned } from '../../../../server/domain/system/views/scanned.query.ts'
import type { Actor } from '../../../../server/kernel/index.ts'
import { makePlant, person } from '../../../support/samples/factories.ts'
import { type Claims, openClaims } from './claims.ts'

interface Prefill {
  isRead: boolean
  values: { field: string; value: string; title: string; source: string; from: string | null }[]
  earlier: { claimNo: string }[]
}
let claims: Claims
let machine: { id: number }
let early: { id: number }
beforeAll(async () => {
  claims = await openClaims()
  machine = await claims.row(equipment, { number: 'AY-03', name: '凹印机 3 号' })
  early = await claims.row(shift, { name: '早班' })
  await claims.row(roller, { rollNumber: 'G-44', decorCode: 'D-1900' })
})
afterAll(() => claims.close())

const telling = { language: 'zh', translate: (key: string) => key } as const
const all = () => person(claims.actor.plantId, ['*:*:*'])
async function ask(given: Record<string, unknown>, actor: Actor = all()): Promise<Prefill> {
  return claims.ops.ask(actor, complaintPrefillModel, given, telling) as Promise<Prefill>
}
const shown = ({ values }: Prefill) => Object.fromEntries(values.map((one) => [one.field, [one.value, one.source, one.from]]))

describe('a new complaint', () => {
  it('begins with what the label of the roll says, the machine, the shift and the decor of the roller among it', async () => {
    const label = 'paperRollNo=R-0;machine=ay-03;shift=早班;rollerNo=G-44;decor=Oak;prodDate=2026/11/9'
    expect(shown(await ask({ label }))).toEqual({
      paperRollNo: ['R-0', 'LABEL', null],
      equipmentId: [String(machine.id), 'LABEL', null],
      shiftId: [String(early.id), 'LABEL', null],
      longCode: ['D-1900', 'ROLLER', 'G-44'],
      decorName: ['Oak', 'LABEL', null],
      prodDate: ['2026-11-09', 'LABEL', null],
    })
    // A decor that is a number of one is its number, not its name.
    expect(shown(await ask({ label: 'roll=R-0;decor=d-1900' }))).toEqual({
      paperRollNo: ['R-0', 'LABEL', null],
      longCode: ['D-1900', 'LABEL', null],
    })
    expect(await ask({ label: '设备保养须知，请先停机。' })).toEqual({ isRead: false, values: [], earlier: [] })
    expect((await ask({ label: 'machine=nowhere' })).values).toEqual([])
  })

  it('takes from earlier complaints of the same roll what all of them say', async () => {
    const same = { paperRollNo: 'R-1', prodNo: 'P-1', longCode: 'D-1', decorName: 'Oak', equipmentId: machine.id, prodDate: '2026-11-09' }
    const first = await claims.claim({ ...same, claimDate: '2026-11-10', shiftId: early.id, soNo: 'SO-1' })
    const second = await claims.claim({ ...same, claimDate: '2026-11-12', soNo: 'SO-2' })
    const found = await ask({ label: 'R-1' })
    expect(shown(found)).toEqual({
      paperRollNo: ['R-1', 'LABEL', null],
      prodNo: ['P-1', 'COMPLAINT', second.claimNo],
      longCode: ['D-1', 'COMPLAINT', second.claimNo],
      decorName: ['Oak', 'COMPLAINT', second.claimNo],
      equipmentId: [String(machine.id), 'COMPLAINT', second.claimNo],
      prodDate: ['2026-11-09', 'COMPLAINT', second.claimNo],
      shiftId: [String(early.id), 'COMPLAINT', first.claimNo],
      customerId: [String(first.customerId), 'COMPLAINT', second.claimNo],
    })
    expect(found.earlier.map(({ claimNo }) => claimNo)).toEqual([second.claimNo, first.claimNo])
    // What the label says itself counts more.
    expect(shown(await ask({ label: 'roll=r-1;decor=Beech' }))).toMatchObject({ decorName: ['Beech', 'LABEL', null] })
    expect(shown(await ask({ paperRollNo: 'R-1' }))).toMatchObject({ longCode: ['D-1', 'COMPLAINT', second.claimNo] })
    expect(shown(await ask({ soNo: 'SO-1' }))).toEqual({
      customerId: [String(first.customerId), 'COMPLAINT', first.claimNo],
      longCode: ['D-1', 'COMPLAINT', first.claimNo],
      decorName: ['Oak', 'COMPLAINT', first.claimNo],
    })
  })

  it('begins with nothing that cannot be chosen any more', async () => {
    const gone = await claims.row(equipment, { number: 'AY-09' })
    await claims.claim({ paperRollNo: 'R-5', equipmentId: gone.id })
    await claims.ops.update(claims.actor, equipment, gone.id, { status: 'DISABLED' })
    expect(shown(await ask({ label: 'R-5' }))).not.toHaveProperty('equipmentId')
    expect(shown(await ask({ label: 'roll=R-9;machine=AY-09' }))).toEqual({ paperRollNo: ['R-9', 'LABEL', null] })
  })

  it('learns nothing that its maker may not read, and nothing of another plant', async () => {
    await claims.claim({ paperRollNo: 'R-2', longCode: 'D-2' })
    const label = 'roll=R-2;machine=AY-03'
    const bare = { paperRollNo: ['R-2', 'LABEL', null] }
    const adder = person(claims.actor.plantId, ['quality:complaint:add'])
    expect(await ask({ label }, adder)).toMatchObject({ earlier: [] })
    expect(shown(await ask({ label }, adder))).toEqual(bare)
    const there = await makePlant(claims.store)
    expect(shown(await ask({ label }, person(there.id, ['*:*:*'])))).toEqual(bare)
    const own = { userId: 999_999, dataScope: { departmentIds: [], self: true } } as never
    expect(shown(await ask({ label }, person(claims.actor.plantId, ['*:*:*'], own)))).not.toHaveProperty('longCode')
  })
})

describe('complaints', () => {
  const scan = (code: string, actor = all()) => scanned(claims.store.read(actor), registry, code)

  it('are found by scanning their number and the label of their roll', async () => {
    const one = await claims.claim({ paperRollNo: 'R-7/1' })
    const opened = { resource: 'complaint', id: one.id, title: one.claimNo, by: null, isHere: true }
    expect(await scan(one.claimNo)).toMatchObject(opened)
    expect(await scan('r-7/1')).toMatchObject(opened)
    expect(await scan('卷号：R-7/1；生产单号：P-9')).toMatchObject(opened)
    const two = await claims.claim({ paperRollNo: 'R-7/1' })
    expect(await scan('{"rollNo":"R-7/1"}')).toMatchObject({ resource: 'complaint', id: two.id, title: 'R-7/1', by: 'paperRollNo' })
    expect(await scan('R-7')).toBeNull()
    expect(await scan('R-7/1', person(claims.actor.plantId, ['quality:complaint:add']))).toBeNull()
    expect(await scan('R-7/1', person((await makePlant(claims.store)).id, ['*:*:*']))).toBeNull()
  })

  it('are found in the palette by number, roll and customer', async () => {
    const buyer = await claims.row(customer, { name: '远东装饰材料', shortName: '远东' })
    const one = await claims.claim({ paperRollNo: 'R-8/2', customerId: buyer.id })
    const find = async (text: string, actor = all()) =>
      (await recordSearch(claims.store.read(actor), registry, { text, limit: 20, budgetMs: 60_000 })).hits.filter(
        ({ resource }) => resource === 'complaint',
      )
    const hit = { resource: 'complaint', id: one.id, title: one.claimNo, hint: 'R-8/2 · 远东装饰材料', rank: 'NUMBER' }
    for (const text of [one.claimNo, 'R-8/2', 'r82']) expect([text, await find(text)]).toEqual([text, [{ ...hit, match: 'EXACT' }]])
    for (const text of ['远东装饰', '远东']) expect([text, await find(text)]).toEqual([text, [{ ...hit, match: 'INDIRECT' }]])
    expect(await find('远东', person((await makePlant(claims.store)).id, ['*:*:*']))).toEqual([])
  })
})
