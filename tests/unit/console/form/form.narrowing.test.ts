// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { recentIds, rememberChoice, withRecent } from '../../../../console/fields/choices/recent.ts'
import { numberText } from '../../../../console/fields/display/numberText.ts'
import { narrowingOf } from '../../../../console/fields/values/useNarrowing.ts'
import { apiValue } from '../../../../console/fields/values/values.ts'
import { faultOf } from '../../../../console/form/input/rules.ts'
import type { ResourceName } from '../../../../console/kit/gen/resources.ts'
import { metaOf, writableFields } from '../../../../console/resource/meta.ts'

function ruleOf(resource: ResourceName, name: string) {
  const fields = writableFields(metaOf(resource))
  const field = fields.find(([key]) => key === name)?.[1]
  if (!field) throw new Error(`${resource} has no ${name}`)
  return narrowingOf(name, field, fields)
}

describe('one answer narrows another', () => {
  it('as the definition says: without it there is nothing to choose', () => {
    expect(ruleOf('reportLog', 'unitId')).toEqual({ field: 'equipmentId', by: 'equipmentId', isNeeded: true })
    expect(ruleOf('repairLog', 'faultIds')).toEqual({ field: 'faultCategoryId', by: 'categoryId', isNeeded: true })
  })

  it('as follows from both naming the same thing: only a suggestion', () => {
    expect(ruleOf('reportLog', 'ductId')).toEqual({ field: 'equipmentId', by: 'equipmentId', isNeeded: false })
    expect(ruleOf('repairTimeLog', 'repairId')).toEqual({ field: 'equipmentId', by: 'equipmentId', isNeeded: false })
  })

  it('from the workshop down to the machine', () => {
    const fields = [
      ['workshopId', { kind: 'link', target: 'workshop' }],
      ['equipmentId', { kind: 'link', target: 'equipment' }],
    ] as const
    expect(narrowingOf('equipmentId', fields[1][1], fields)).toEqual({ field: 'workshopId', by: 'workshopId', isNeeded: false })
    expect(narrowingOf('workshopId', fields[0][1], fields)).toBeUndefined()
  })

  it('never by what means something else, or is found out only later', () => {
    // Whose hours they are says nothing about whose order it is.
    expect(ruleOf('repairTimeLog', 'maintenanceId')?.field).toBe('equipmentId')
    // A report learns its category from the repair.
    const fields = writableFields(metaOf('repairLog')).filter(([name]) => name === 'reportId' || name === 'faultCategoryId')
    expect(narrowingOf('reportId', metaOf('repairLog').fields['reportId'] ?? { kind: 'link' }, fields)).toBeUndefined()
    expect(ruleOf('reportLog', 'photoIds')).toBeUndefined()
  })
})

describe('numbers', () => {
  it('are read as people type and paste them', () => {
    expect(['１２．５', '1,234,567.5', ' 12 345 ', '－３', '１，２３４', '12。5', '+7'].map(numberText)).toEqual([
      '12.5',
      '1234567.5',
      '12345',
      '-3',
      '1234',
      '12.5',
      '+7',
    ])
  })

  it('that could mean two things stay as they are and are refused', () => {
    expect(['1,5', '12,34', '1.234.567', 'abc'].map((text) => faultOf({ kind: 'decimal' }, text))).toEqual([
      'number',
      'number',
      'number',
      'number',
    ])
  })

  it('are checked and sent in their plain spelling', () => {
    expect(faultOf({ kind: 'int', max: 1000 }, '１，２３４')).toBe('high')
    expect(faultOf({ kind: 'decimal', scale: 2 }, '1,234.567')).toBe('scale')
    expect(apiValue({ kind: 'decimal' }, '１,２３４.５')).toBe(1234.5)
  })
})

describe('recent choices', () => {
  const mine = { user: '7', plant: '1', target: 'equipment' } as const
  beforeEach(() => localStorage.clear())

  it('are few, the last one first, each once', () => {
    for (const id of ['1', '2', '3', '2', '4', '5']) rememberChoice(mine, [id])
    expect(recentIds('7', '1', 'equipment')).toEqual(['5', '4', '2', '3'])
  })

  it('are one person’s, of one plant', () => {
    rememberChoice(mine, ['1'])
    expect([recentIds('8', '1', 'equipment'), recentIds('7', '2', 'equipment'), recentIds('7', '1', 'workshop')]).toEqual([[], [], []])
  })

  it('stand above the others and not among them again', () => {
    const ref = (id: string) => ({ id, title: id })
    expect(withRecent([ref('3')], [ref('1'), ref('3')]).map(({ id }) => id)).toEqual(['3', '1'])
  })
})
