import { describe, expect, it } from 'vitest'
import { sparePart } from '../../../server/domain/stock/index.ts'
import type { GroupPage } from '../../../server/kernel/index.ts'
import { barsOf } from '../../../server/rest/resources/groupPicture.ts'

const pcs = { unit: 'pcs', value: 12 }
const kg = { unit: 'kg', value: 3.5 }
type Units = GroupPage['totalUnits'][number]
function bars(units: Units) {
  const only = units.length === 1 ? (units[0]?.value ?? null) : null
  const item = { keys: [{ field: 'status', value: 'ENABLED', label: 'Enabled' }], count: 2, measures: [only], units: [units], filter: {} }
  const page: GroupPage = { total: 1, rows: 2, totals: [only], totalUnits: [units], items: [item] }
  const grouping = { by: [{ field: 'status' }], measures: [{ field: 'quantity', of: 'sum' }], order: undefined } as const
  return barsOf({ resource: sparePart, page, grouping, language: 'en' })
}

describe('the bars of quantities', () => {
  it('of one unit say it', () => {
    expect(bars([kg])).toEqual({ bars: [{ label: 'Enabled', value: 3.5, text: '3.5 kg' }], measureText: 'Sum of On hand' })
  })
  it('of several units have no common scale and show counts', () => {
    expect(bars([pcs, kg])).toEqual({
      bars: [{ label: 'Enabled', value: 2, text: '2' }],
      measureText: 'Count (quantities are in different units)',
    })
  })
})
