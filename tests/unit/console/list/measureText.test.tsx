// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadLanguage, loadWords } from '../../../../console/kit/words/i18n.ts'
import type { UnitMeasure } from '../../../../console/list/groups/groupsDocument.ts'
import { useMeasureText } from '../../../../console/list/groups/measureWords.ts'
import { metaOf } from '../../../../console/resource/meta.ts'

beforeAll(async () => {
  await loadLanguage('zh')
  await loadWords('lists')
})

const { quantity } = metaOf('sparePart').fields
interface Props {
  of: 'sum' | 'avg'
  value: number | null
  units: readonly UnitMeasure[]
}
function Shown({ of, value, units }: Props) {
  return useMeasureText()(quantity, { of }, { value, units })
}
const shown = (props: Props) => renderToString(<Shown {...props} />)
const pcs = { unit: 'pcs', value: 12 }
const kg = { unit: 'kg', value: 3.5 }

describe('a measure', () => {
  it('has its unit behind it, and of a few units one number each', () => {
    expect(shown({ of: 'sum', value: 12, units: [pcs] })).toBe('12 pcs')
    expect(shown({ of: 'sum', value: null, units: [pcs, kg] })).toBe('12 pcs · 3.5 kg')
    expect(shown({ of: 'avg', value: null, units: [{ unit: null, value: 1.23456 }, kg] })).toBe('1.2346 · 3.5 kg')
  })
  it('of more than three units is their number, and without any the number alone', () => {
    const units = ['pcs', 'kg', 'm', 'l'].map((unit) => ({ unit, value: 1 }))
    expect(shown({ of: 'sum', value: null, units })).toBe('4 种不同单位')
    expect([shown({ of: 'sum', value: 4, units: [] }), shown({ of: 'sum', value: null, units: [] })]).toEqual(['4', '–'])
  })
})
