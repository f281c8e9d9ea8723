import { describe, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import { equipment } from '../../../server/domain/masterdata/index.ts'
import { repairLog } from '../../../server/domain/repair/index.ts'
import { sparePart, sparePartLog } from '../../../server/domain/stock/index.ts'
import { aliasesOf, fieldsOf, labelOf, matchHeaders } from '../../../server/imports/rows/headers.ts'
import { mayDiffer } from '../../../server/imports/rows/opposites.ts'
import { importableFields, isImportable, type ResourceDef } from '../../../server/kernel/index.ts'

const importing = registry.exposed.filter(isImportable).map((one) => [one.name, one] as const)

describe('headers of a sheet', () => {
  it.each(importing)('of %s mean their fields in both languages, by key, with a star, a unit or in full width', (_name, resource) => {
    const keys = fieldsOf(resource, 'zh').map(({ key }) => key)
    for (const language of ['zh', 'en'] as const) {
      const labels = keys.map((key) => labelOf(resource, key, language))
      const distinct = new Set(labels.map((one) => one.toLowerCase())).size === labels.length
      if (!distinct) continue
      expect(matchHeaders(resource, labels)).toEqual(keys)
      expect(
        matchHeaders(
          resource,
          labels.map((label) => ` ${label.toUpperCase()} * `),
        ),
      ).toEqual(keys)
    }
    expect(matchHeaders(resource, keys)).toEqual(keys)
  })

  it('forgives a slip in a long English word, a unit, and a name without its subject', () => {
    expect(matchHeaders(equipment, ['Criticalty', '编号', '设备车间', 'Ｎａｍｅ', '保养级别（1-5）', '备注随便'])).toEqual([
      'criticality',
      'number',
      'workshopId',
      'name',
      'maintLevel',
      null,
    ])
  })

  it('takes a Chinese word for a longer or shorter form of itself, never for its opposite', () => {
    expect(matchHeaders(equipment, ['重要程度', '设备类型别', '规格不'])).toEqual(['criticality', null, null])
    expect(matchHeaders(repairLog, ['维修单编号', '完成时间', '未完成时间'])[2]).toBeNull()
  })

  it('fills no field twice and does not take one Chinese word for another', () => {
    expect(matchHeaders(equipment, ['设备名称', '名称', '关联车间', '型号'])).toEqual(['name', null, null, null])
  })
})

const one = (header: string, resource: ResourceDef = sparePart) => matchHeaders(resource, [header])[0]

describe('the opposite of a field', () => {
  it.each([
    ['Minimum stock', 'minQuantity'],
    ['Maximum stock', 'maxQuantity'],
    ['Min. stock', 'minQuantity'],
    ['Min stock', 'minQuantity'],
    ['Minimum', 'minQuantity'],
    ['Reorder point', 'minQuantity'],
    ['Safety stock', 'minQuantity'],
    ['最低库存', 'minQuantity'],
    ['最小库存', 'minQuantity'],
    ['安全库存', 'minQuantity'],
    ['最大库存', 'maxQuantity'],
    ['Max. stock', 'maxQuantity'],
    ['Part number', 'code'],
    ['物料编码', 'code'],
    ['Supplier', 'vendorId'],
    ['Remark', 'remark'],
  ])('%s means %s', (header, key) => {
    expect(one(header)).toBe(key)
  })

  it.each(['Mimimum stock', 'Minimun stock', 'Maximun stock', 'Maximum stok', 'Minimumstock', '最少库存', '库存（最低）'])(
    '%s is no slip of another name, for its opposite stands in the same list',
    (header) => {
      expect([null, 'minQuantity']).toContain(one(header))
      expect(one(header)).not.toBe('quantity')
      if (/x/i.test(header)) expect(one(header)).toBeNull()
    },
  )

  it.each([
    ['In date', 'Out date'],
    ['Before photos', 'After photos'],
    ['Begin date', 'End date'],
    ['Planned hours', 'Actual hours'],
    ['Unplanned stop', 'Planned stop'],
    ['Unpaused', 'Paused'],
    ['First maintenance', 'Last maintenance'],
    ['Minimum width', 'Maximum width'],
    ['开始时间', '结束时间'],
    ['入库数量', '出库数量'],
  ])('%s may mean something else than %s', (a, b) => {
    expect([mayDiffer(a, b), mayDiffer(b, a)]).toEqual([true, true])
    expect(mayDiffer(a, a)).toBe(false)
  })

  it('in every list: no label is taken for one that says the other side', () => {
    for (const [, resource] of importing)
      for (const language of ['zh', 'en'] as const)
        for (const { key, label } of fieldsOf(resource, language)) {
          const others = fieldsOf(resource, language).filter((field) => field.key !== key)
          const opposite = others.find((field) => mayDiffer(field.label, label))
          // Each alone, so that no other column has taken its field.
          const found = fieldsOf(resource, language).find((field) => field.key === one(label, resource))
          expect([resource.name, label, found?.label]).toEqual([resource.name, label, label])
          if (opposite) expect(one(opposite.label, resource)).not.toBe(key)
        }
  })
})

describe('what other systems call a field', () => {
  it.each(importing)('of %s is the name of no other field', (_name, resource) => {
    const keys = importableFields(resource).map(([key]) => key)
    const named = (key: string) => (['zh', 'en'] as const).map((language) => labelOf(resource, key, language).toLowerCase())
    for (const key of keys)
      for (const alias of aliasesOf(resource, key)) {
        const owners = keys.filter((other) => named(other).includes(alias.toLowerCase()))
        // A label of the list itself counts for more; what nobody is labelled means the field or another one of the same alias.
        const expected = owners.length ? owners : keys.filter((other) => aliasesOf(resource, other).includes(alias))
        expect([alias, expected]).toEqual([alias, expect.arrayContaining([one(alias, resource)])])
      }
  })

  it('is understood beside a quantity in both languages', () => {
    expect(matchHeaders(sparePartLog, ['Part no.', 'Qty', 'Type'])).toEqual(['partId', 'quantity', 'storeType'])
    expect(matchHeaders(sparePartLog, ['料号', '数量', '类型'])).toEqual(['partId', 'quantity', 'storeType'])
  })
})
