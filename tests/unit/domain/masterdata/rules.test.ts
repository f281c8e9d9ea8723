import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { equipment, equipmentUnit, shift, workshop } from '../../../../server/domain/masterdata/index.ts'
import { fault, faultCategory } from '../../../../server/domain/repair/index.ts'
import { openShop, refusal, type Shop } from '../shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('equipment', () => {
  it('goes to workshops in service; an old choice stands', async () => {
    const closed = await shop.row(workshop, { status: 'DISABLED' })
    expect(await refusal(shop.create(equipment, { number: 'X-1', name: '新机', workshopId: closed.id }))).toEqual({
      workshopId: 'disabled',
    })
    expect(await refusal(shop.update(equipment, shop.machine, { workshopId: closed.id }))).toEqual({ workshopId: 'disabled' })
    const inside = await shop.row(equipment, { workshopId: closed.id })
    expect(await shop.update(equipment, inside, { workshopId: closed.id, agency: '代理' })).toMatchObject({ agency: '代理' })
  })

  it('does not hang on itself, however long the way round', async () => {
    const second = await shop.row(equipment, { linkedId: shop.machine.id })
    const third = await shop.row(equipment, { linkedId: second.id })
    for (const linkedId of [shop.machine.id, second.id, third.id]) {
      expect(await refusal(shop.update(equipment, shop.machine, { linkedId }))).toEqual({ linkedId: 'circle' })
    }
    expect(await shop.update(equipment, third, { linkedId: shop.machine.id })).toMatchObject({ linkedId: shop.machine.id })
  })
})

describe('a unit', () => {
  it('stays on its machine and is unique there', async () => {
    const [other, unit] = [
      await shop.row(equipment, {}),
      await shop.create(equipmentUnit, { equipmentId: shop.machine.id, name: '干燥箱' }),
    ]
    expect(await refusal(shop.update(equipmentUnit, unit, { equipmentId: other.id }))).toEqual({ equipmentId: 'fixed' })
    expect(await refusal(shop.create(equipmentUnit, { equipmentId: shop.machine.id, name: '干燥箱' }))).toEqual({ name: 'duplicate' })
    await shop.disable(equipment, other)
    expect(await refusal(shop.create(equipmentUnit, { equipmentId: other.id, name: '干燥箱' }))).toEqual({ equipmentId: 'disabled' })
  })
})

describe('a shift', () => {
  it('may cross midnight and last a whole day', async () => {
    const night = await shop.create(shift, { name: '夜班', beginTime: '23:00', endTime: '07:00' })
    expect(await shop.update(shift, night, { beginTime: '07:00' })).toMatchObject({ beginTime: '07:00', endTime: '07:00' })
  })
})

describe('a fault', () => {
  it('goes to categories in use', async () => {
    const old = await shop.row(faultCategory, { status: 'DISABLED' })
    expect(await refusal(shop.create(fault, { name: '轴承', categoryId: old.id }))).toEqual({ categoryId: 'disabled' })
  })
})
