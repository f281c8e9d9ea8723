// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { textWidth } from '../../../../console/fields/display/textWidth.ts'
import { withoutHoles } from '../../../../console/form/input/layout.ts'
import { mayBeMe } from '../../../../console/form/input/useMine.ts'
import { formFields } from '../../../../console/form/RecordDialog.tsx'
import { laidOut } from '../../../../console/list/cards/CardList.tsx'
import { columnsOf } from '../../../../console/list/table/columns.ts'
import type { Fields } from '../../../../console/resource/formValues.ts'
import { isNumbered, metaOf } from '../../../../console/resource/meta.ts'

const words = { label: (field: string) => field, value: (_: string, __: string, value: string) => value }
const field = (name: string, kind: 'text' | 'longText') => [name, { kind }] as const

describe('a form', () => {
  it('leaves no place empty beside a field', () => {
    const fields: Fields = [field('a', 'text'), field('wide', 'longText'), field('b', 'text'), field('c', 'text')]
    expect(withoutHoles(fields).map(([name]) => name)).toEqual(['a', 'b', 'wide', 'c'])
  })

  it('keeps the order where nothing can fill the place', () => {
    const fields: Fields = [field('a', 'text'), field('wide', 'longText')]
    expect(withoutHoles(fields)).toEqual(fields)
  })

  it('presets the person who fills it in where a person of the plant is asked for', () => {
    const preset = (name: 'reportLog' | 'repairTimeLog' | 'equipment' | 'shiftSwap') =>
      formFields(metaOf(name), {}).flatMap(([key, meta]) => (mayBeMe(meta) ? [key] : []))
    expect(preset('reportLog')).toEqual(['reporterId'])
    expect(preset('repairTimeLog')).toEqual(['repairerId'])
    expect(preset('equipment')).toEqual([])
    // Whoever asks is oneself, the colleague is not.
    expect(preset('shiftSwap')).toEqual(['fromWorkerId'])
  })
})

describe('a card', () => {
  it('pairs short facts and gives long and lonely ones a line', () => {
    const meta = metaOf('reportLog')
    const columns = columnsOf(meta, { columns: ['equipmentId', 'description', 'urgency', 'stopHours', 'reportDate'] }, words)
    expect(laidOut(meta, columns).map(({ isWide }) => isWide)).toEqual([true, true, false, false, true])
  })

  it('gives a line to words that would lie over the fact beside them', () => {
    const english = { ...words, value: (_: string, __: string, value: string) => (value === 'WORKDAY' ? 'Make-up working day' : value) }
    const columns = columnsOf(metaOf('holiday'), { columns: ['holidayType', 'beginDate', 'endDate'] }, english)
    expect(laidOut(metaOf('holiday'), columns).map(({ isWide }) => isWide)).toEqual([true, false, false])
  })
})

describe('a column', () => {
  it('shows a number whole, also that of another record', () => {
    expect(isNumbered(metaOf('repairLog'))).toBe(true)
    expect(isNumbered(metaOf('equipment'))).toBe(false)
    const [repair] = columnsOf(metaOf('repairTimeLog'), { columns: ['repairId'] }, words)
    expect(repair?.width).toBeGreaterThanOrEqual(160)
    // Without boxes to tick it stands at the edge, and a few pixels further in.
    const [own] = columnsOf(metaOf('repairLog'), { columns: ['repairNo'] }, words)
    expect(own?.width).toBeGreaterThanOrEqual(168)
  })

  it('has room for a switch with its word', () => {
    const english = { ...words, value: (_: string, __: string, value: string) => (value === 'ENABLED' ? 'Enabled' : 'Disabled') }
    const [status] = columnsOf(metaOf('post'), { columns: ['status'], cells: { status: () => null } }, english)
    const [track, gap, sides] = [28, 7, 26]
    expect(status?.width).toBeGreaterThanOrEqual(track + gap + sides + textWidth('Disabled') * 0.93)
  })

  it('knows narrow letters from wide ones', () => {
    expect(textWidth('illi')).toBeLessThan(textWidth('mwmw'))
    expect(textWidth('维修')).toBe(27)
  })
})
