import { describe, expect, it } from 'vitest'
import { equipment, workshop } from '../../../server/domain/masterdata/index.ts'
import { chooseSheet, layoutOf } from '../../../server/imports/rows/layout.ts'
import type { Cell, SheetHead } from '../../../server/imports/workbook/readWorkbook.ts'
import type { Language, Refusal, ResourceDef } from '../../../server/kernel/index.ts'
import { wordsOf } from '../../../server/platform/refusalWords.ts'

const sheet = (name: string, ...rows: Cell[][]): SheetHead => ({
  name,
  rowCount: rows.length,
  head: rows.map((cells, at) => [at + 1, cells]),
})
const stocktake = { ...workshop, importSheet: 'import.sheets.inventory' } as ResourceDef
function refusalOf(work: () => unknown, language: Language) {
  try {
    return work()
  } catch (error) {
    return wordsOf(error as Refusal, language).message
  }
}

describe('the sheet that is meant', () => {
  it('is the first whose header names fields, never the help of a template or an empty one', () => {
    const sheets = [sheet('Help', ['Name', 'Status']), sheet('Empty'), sheet('Notes', ['hello']), sheet('Data', ['Name', 'Status'], ['a'])]
    expect(chooseSheet(workshop, sheets).name).toBe('Data')
    expect(chooseSheet(workshop, sheets.slice(0, 3)).name).toBe('Notes')
    expect(chooseSheet(workshop, sheets, 'Notes').name).toBe('Notes')
  })

  it('is the one that a definition demands, in either language, or the specification’s refusal', () => {
    const other = sheet('Sheet1', ['Name'], ['a'])
    for (const name of ['Inventory', 'inventory ', '盘点']) expect(chooseSheet(stocktake, [other, sheet(name, ['Name'])]).name).toBe(name)
    expect(refusalOf(() => chooseSheet(stocktake, [other]), 'en')).toBe('Inventory sheet not found')
    expect(refusalOf(() => chooseSheet(stocktake, [other]), 'zh')).toBe('未找到盘点工作表')
    expect(refusalOf(() => chooseSheet(workshop, []), 'en')).toBe('The xlsx file is empty')
    expect(refusalOf(() => chooseSheet(workshop, [sheet('Sheet1')]), 'zh')).toBe('xlsx 文件为空')
  })

  it('has its header where most fields are named, below titles too', () => {
    const layout = layoutOf(equipment, sheet('x', ['设备台账 2026'], ['设备编号', '设备名称', '车间'], ['E1', '名称', 'w']).head)
    expect(layout).toMatchObject({ headerRowNo: 2, fields: ['number', 'name', 'workshopId'] })
  })
})
