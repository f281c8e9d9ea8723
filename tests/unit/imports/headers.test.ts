import { describe, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import { equipment } from '../../../server/domain/masterdata/index.ts'
import { repairLog } from '../../../server/domain/repair/index.ts'
import { fieldsOf, labelOf, matchHeaders } from '../../../server/imports/headers.ts'
import { isImportable } from '../../../server/kernel/index.ts'

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
