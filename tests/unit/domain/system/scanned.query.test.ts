import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../../server/domain/index.ts'
import { roller } from '../../../../server/domain/roller/index.ts'
import { sparePart, storageLocation } from '../../../../server/domain/stock/index.ts'
import { scanned } from '../../../../server/domain/system/views/scanned.query.ts'
import { make, makePlant, person } from '../../../support/samples/factories.ts'
import { equipment, reportLog } from '../repair/names.ts'
import { openShop, type Shop } from '../shop.ts'

describe('a scanned label', () => {
  let shop: Shop
  let there: Awaited<ReturnType<typeof makePlant>>
  let foreign: { id: number }
  beforeAll(async () => {
    shop = await openShop()
    there = await makePlant(shop.store, '二厂')
    foreign = await make(shop.store, there.actor, equipment, { name: '分切机' })
  })
  afterAll(() => shop.close())

  const labelOf = ({ id }: { id: number }) => `eq-${id.toString(36)}`
  const scan = (code: string, plantIds = [shop.plantId], permissions = ['repair:report:add']) =>
    scanned(shop.store.read(person(shop.plantId, permissions, { plantIds })), registry, code)

  it('stands for its machine', async () => {
    expect(await scan(labelOf(shop.machine))).toMatchObject({ id: shop.machine.id, title: '凹印机 3 号', isHere: true })
    const wide = [...labelOf(shop.machine)].map((c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)).join('')
    expect(await scan(wide)).toMatchObject({ id: shop.machine.id })
    expect(await scan(` ${labelOf(shop.machine).toUpperCase()} `)).toMatchObject({ id: shop.machine.id })
  })

  it('is found in another plant of the reader, never beyond', async () => {
    expect(await scan(labelOf(foreign))).toBeNull()
    expect(await scan(labelOf(foreign), [shop.plantId, there.id])).toEqual({
      resource: 'equipment',
      id: foreign.id,
      title: '分切机',
      plantId: there.id,
      plantName: '二厂',
      isHere: false,
      by: null,
    })
    expect(await scan(labelOf(foreign), [])).toBeNull()
  })

  it('says nothing to somebody who may not see machines', async () => {
    expect(await scan(labelOf(shop.machine), [shop.plantId], ['system:file:list'])).toBeNull()
    expect(await scan(labelOf(shop.machine), [shop.plantId], ['masterdata:equipment:query'])).toMatchObject({ id: shop.machine.id })
  })

  it('may be the number of a machine, typed as the keyboard stands', async () => {
    const machine = await make(shop.store, shop.actor, equipment, { number: 'EQ-0815' })
    for (const typed of ['EQ-0815', 'eq-0815', ' ＥＱ－０８１５ ', 'eq0815', 'EQ 0815', 'ｅｑ０８１５'])
      expect(await scan(typed)).toMatchObject({ id: machine.id, isHere: true })
    expect(await scan('EQ-081')).toBeNull()
    expect(await scan('EQ-0815', [shop.plantId], ['system:file:list'])).toBeNull()
  })

  it('is exactly its own number first, and found without hyphens in the plants of the reader alone', async () => {
    const [hyphened, bare] = [
      await make(shop.store, shop.actor, equipment, { number: 'HY-71' }),
      await make(shop.store, shop.actor, equipment, { number: 'HY71' }),
    ]
    expect(await scan('hy71')).toMatchObject({ id: bare.id })
    expect(await scan('hy-71')).toMatchObject({ id: hyphened.id })
    const far = await make(shop.store, there.actor, equipment, { number: 'FA-R 8' })
    expect(await scan('far8')).toBeNull()
    expect(await scan('far8', [shop.plantId, there.id])).toMatchObject({ id: far.id, isHere: false })
    const printed = await make(shop.store, shop.actor, roller, { rollNumber: 'R-78-1' })
    expect(await scan('r781', [shop.plantId], ['roller:roller:list'])).toMatchObject({ resource: 'roller', id: printed.id })
    expect(await scan('r781')).toBeNull()
  })

  it('prefers the machine of this plant among those of the same number', async () => {
    const near = await make(shop.store, shop.actor, equipment, { number: 'TWIN-1' })
    const far = await make(shop.store, there.actor, equipment, { number: 'TWIN-1' })
    const both = [there.id, shop.plantId]
    expect(await scan('TWIN-1', both)).toMatchObject({ id: near.id, isHere: true })
    expect(await scan('TWIN-1', [there.id])).toMatchObject({ id: far.id, plantName: '二厂', isHere: false })
  })

  it('may be the number of another record, for whoever may read it', async () => {
    const printed = await make(shop.store, shop.actor, roller, { rollNumber: 'R-77' })
    expect(await scan('r-77', [shop.plantId], ['roller:roller:list'])).toMatchObject({ resource: 'roller', id: printed.id, title: 'R-77' })
    expect(await scan('R-77')).toBeNull()
    const paper = await make(shop.store, shop.actor, reportLog)
    expect(await scan(String(paper.reportNo), [shop.plantId], ['repair:report:query'])).toMatchObject({
      resource: 'reportLog',
      id: paper.id,
    })
  })

  it('is one of our own wherever a definition gives labels to a thing', async () => {
    const part = await make(shop.store, shop.actor, sparePart, { code: 'SP-9', name: '刮刀' })
    const shelf = await make(shop.store, shop.actor, storageLocation, { code: 'A-01-3' })
    for (const code of [`sp-${part.id.toString(36)}`, 'sp-9'])
      expect(await scan(code, [shop.plantId], ['stock:sparePart:list'])).toMatchObject({
        resource: 'sparePart',
        id: part.id,
        title: '刮刀',
      })
    for (const code of [`LO-${shelf.id.toString(36)}`, 'a-01-3'])
      expect(await scan(code, [shop.plantId], ['stock:location:query'])).toMatchObject({ resource: 'storageLocation', id: shelf.id })
  })

  it('opens a part to whoever takes parts, and to nobody else', async () => {
    const part = await make(shop.store, shop.actor, sparePart, { code: 'SP-10' })
    expect(await scan('SP-10', [shop.plantId], ['stock:sparePartLog:add'])).toMatchObject({ id: part.id })
    expect(await scan('SP-10')).toBeNull()
  })

  it('is nothing when it says nothing', async () => {
    const junk = ['', 'eq-', 'eq-0', 'eq-zzzzzz', 'eq-zzzzzzzzzzzzzzzz', 'eq--1', "eq-1' or 1=1", 'du-1', '\0', 'x'.repeat(10_000)]
    expect(await Promise.all(junk.map((code) => scan(code)))).toEqual(junk.map(() => null))
  })
})
