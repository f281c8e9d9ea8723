import { describe, expect, it } from 'vitest'
import { metaOf, type Row } from '../../../../../console/resource/meta.ts'
import type { ResourceWords } from '../../../../../console/resource/resourceWords.ts'
import { labelText } from '../../../../../console/screens/print/labelSizes.ts'

const words = { label: (name: string) => `<${name}>` } as ResourceWords

describe('the text of a label', () => {
  it('says what a day is', () => {
    const can = { id: '1', batchNo: 'B261009-2', expiringDate: '2027-04-27' } as unknown as Row
    expect(labelText(metaOf('inkCan'), 'expiringDate', can, words)).toEqual({ name: '<expiringDate>', text: '2027-04-27' })
  })
  it('says that a place lies above, and nothing where none does', () => {
    const shelf = (parent: object | null) => ({ id: '2', code: 'A-01', parentId: parent && '1', parent }) as unknown as Row
    const meta = metaOf('storageLocation')
    expect(labelText(meta, 'parentId', shelf({ id: '1', title: 'A' }), words)).toEqual({ name: '<parentId>', text: 'A' })
    expect(labelText(meta, 'parentId', shelf(null), words).text).toBe('')
    expect(labelText(meta, 'code', shelf(null), words)).toEqual({ text: 'A-01' })
  })
})
