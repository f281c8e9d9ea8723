import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../../server/domain/index.ts'
import {
  customer,
  equipment,
  productionPosition,
  staff,
  station,
  vendor,
  worker,
  workshop,
} from '../../../../server/domain/masterdata/index.ts'
import { reporter } from '../../../../server/domain/repair/index.ts'
import { operations, type ResourceDef } from '../../../../server/kernel/index.ts'
import { words } from '../../../../server/platform/words.ts'
import { syncBuiltIns } from '../../../../server/setup/index.ts'
import { openShop, refusal, type Shop } from '../shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await syncBuiltIns(shop.store, words('zh'))
})
afterAll(() => shop.close())

/** What a picker of the resource offers for what was typed. */
const offered = async (resource: ResourceDef, keyword: string) => {
  const ops = operations(shop.store, registry)
  return (await ops.list(shop.actor, resource, { filter: { keyword } })).items.map((row) => row.name)
}

describe('choices', () => {
  it('are in service, unless they stand since before', async () => {
    const [hall, post] = [await shop.row(workshop), await shop.row(productionPosition)]
    const [press, man, keeper] = [
      await shop.create(station, { name: '换辊区', workshopId: hall.id }),
      await shop.create(worker, { workerNo: 'W1', name: '张建国', positionId: post.id }),
      await shop.create(staff, { staffNo: 'S1', name: '单雄信', positionId: post.id }),
    ]
    await shop.disable(workshop, hall)
    await shop.disable(productionPosition, post)
    expect(await refusal(shop.create(station, { name: '套印台', workshopId: hall.id }))).toEqual({ workshopId: 'disabled' })
    expect(await refusal(shop.create(worker, { workerNo: 'W2', name: '李四', positionId: post.id }))).toEqual({ positionId: 'disabled' })
    expect(await refusal(shop.create(staff, { staffNo: 'S2', name: '李四', positionId: post.id }))).toEqual({ positionId: 'disabled' })
    expect(await shop.update(station, press, { workshopId: hall.id, sortOrder: 5 })).toMatchObject({ sortOrder: 5 })
    expect(await shop.update(worker, man, { positionId: post.id, team: '甲班' })).toMatchObject({ team: '甲班' })
    expect(await shop.update(staff, keeper, { positionId: post.id, isInk: true })).toMatchObject({ isInk: true })
  })

  it('of a vendor too', async () => {
    const maker = await shop.row(vendor, { name: '宝鸡秦印机械' })
    const press = await shop.create(equipment, { number: 'AY-77', name: '凹印机', workshopId: shop.hall.id, vendorId: maker.id })
    await shop.disable(vendor, maker)
    expect(await refusal(shop.update(equipment, shop.machine, { vendorId: maker.id }))).toEqual({ vendorId: 'disabled' })
    expect(await shop.update(equipment, press, { vendorId: maker.id, agency: '华东' })).toMatchObject({ agency: '华东' })
  })
})

describe('the business of a vendor', () => {
  it('comes from its dictionary', async () => {
    expect(await refusal(shop.create(vendor, { name: '甲', businessType: 'NOTHING' }))).toEqual({ businessType: 'dictionary' })
    expect(await shop.create(vendor, { name: '乙', businessType: 'INK' })).toMatchObject({ businessType: 'INK' })
    expect(await shop.create(vendor, { name: '丙' })).toMatchObject({ businessType: null })
  })
})

describe('a person', () => {
  it('is found by the pinyin of the name and by its initials', async () => {
    await shop.create(reporter, { name: '张建国' })
    expect(await offered(reporter, 'zjg')).toEqual(['张建国'])
    expect(await offered(worker, 'zhangjian')).toEqual(['张建国'])
    expect(await offered(staff, 'SXX')).toEqual(['单雄信'])
    // Dan is another reading of the same character.
    expect(await offered(staff, 'danxiongxin')).toEqual(['单雄信'])
    expect(await offered(staff, 'chanxiongxing')).toEqual([])
  })
})

describe('the address of a customer', () => {
  const addressOf = customer.computed.fullAddress?.from as (row: object) => string | null
  const nowhere = { country: null, province: null, city: null, district: null, street: null }
  it.each([
    [{ ...nowhere, country: '中国', province: '浙江省', city: '湖州市', street: '龙山路 168 号' }, '中国浙江省湖州市龙山路 168 号'],
    [{ ...nowhere, country: 'Malaysia', city: 'Muar', street: '18 Jalan 3' }, '18 Jalan 3, Muar, Malaysia'],
    [nowhere, null],
  ])('runs as its language has it', (row, expected) => {
    expect(addressOf(row)).toBe(expected)
  })
})
