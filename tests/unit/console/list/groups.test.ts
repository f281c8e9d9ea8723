import { describe, expect, it } from 'vitest'
import { filterOf, readAddress } from '../../../../console/fields/filters/filterAddress.ts'
import { groupExportAddress } from '../../../../console/list/export/exportAddress.ts'
import { drillPatch } from '../../../../console/list/groups/drillDown.ts'
import { groupFields, measureFields, measuresOf } from '../../../../console/list/groups/groupFields.ts'
import {
  barMeasure,
  initialGrouping,
  nextOrder,
  readGrouping,
  requestedOrder,
  writeGrouping,
} from '../../../../console/list/groups/grouping.ts'
import { searchOf } from '../../../../console/list/views/viewState.ts'
import { metaOf } from '../../../../console/resource/meta.ts'
import { registry } from '../../../../server/domain/index.ts'
import { groupableOf, measurableOf, type ResourceDef, measuresOf as serverMeasures } from '../../../../server/kernel/index.ts'

const complaint = metaOf('complaint')
const reportLog = metaOf('reportLog')

describe('what a list can be grouped by', () => {
  it.each(registry.exposed.map((resource) => [resource.name, resource] as const))(
    'is for %s what the server allows',
    (name, resource: ResourceDef) => {
      const meta = metaOf(name as never)
      const isStamp = (key: string) => key === 'createdAt' || key === 'updatedAt'
      const allowed = groupableOf(resource).filter(([, { target }]) => !target || !registry.byName(target)?.internal)
      expect(groupFields(meta).sort()).toEqual(allowed.flatMap(([key]) => (isStamp(key) && !(key in resource.fields) ? [] : [key])).sort())
      expect(measureFields(meta)).toEqual(measurableOf(resource).map(([key]) => key))
      for (const [key, field] of measurableOf(resource)) expect(measuresOf(meta.fields[key])).toEqual(serverMeasures(field))
    },
  )
  it('begins with the state, or with a month where there is no category', () => {
    expect(initialGrouping(reportLog).by).toEqual([{ field: 'progress' }])
  })
})

describe('a grouping in an address', () => {
  const text = 'customerId,claimDate.week~sum.claimedAmount,avg.quantity~-sum.claimedAmount~bars'
  it('is read and written alike', () => {
    const grouping = readGrouping(complaint, text)
    expect(grouping).toEqual({
      by: [{ field: 'customerId' }, { field: 'claimDate', step: 'week' }],
      measures: [
        { field: 'claimedAmount', of: 'sum' },
        { field: 'quantity', of: 'avg' },
      ],
      order: { name: 'sum:claimedAmount', isDescending: true },
      isBars: true,
    })
    expect(writeGrouping(grouping)).toBe(text)
  })
  it.each([
    ['nothing,customerId.week~sum.customerId~-claimDate~pie', 'customerId'],
    ['claimDate.year,claimDate.month', 'claimDate.month'],
    ['', ''],
    ['~~~bars', '~~~bars'],
    ['a,b,c,d,__proto__,constructor', ''],
  ])('of %s leaves out what is not there any more', (given, expected) => {
    expect(writeGrouping(readGrouping(complaint, given))).toBe(expected)
  })
  it('has at most three fields', () => {
    expect(readGrouping(complaint, 'customerId,claimDate,qaState,hasProd').by).toHaveLength(3)
  })
  it('belongs to the state of a list and to its views', () => {
    const state = readAddress(complaint, new URLSearchParams({ group: text, qaState: 'OPEN' }))
    expect(state.group).toBe(text)
    expect(new URLSearchParams(searchOf({ ordinarySort: complaint.sort }, state)).get('group')).toBe(text)
    expect(readAddress(complaint, new URLSearchParams()).group).toBeUndefined()
  })
  it('becomes an address of a workbook', () => {
    const address = groupExportAddress(
      complaint,
      { keyword: '', filters: { claimDate: '2026-01-01~', qaId: '=' } },
      readGrouping(complaint, text),
    )
    expect([...new URLSearchParams(address.split('?')[1])]).toEqual([
      ['by', 'customerId,claimDate:week'],
      ['measures', 'sum:claimedAmount,avg:quantity'],
      ['sort', '-sum:claimedAmount'],
      ['claimDate', '2026-01-01,'],
      ['qaId', '='],
    ])
  })
  it('as bars shows what it is sorted by, and is sorted by what it shows', () => {
    const bars = (text: string) => readGrouping(complaint, `${text}~bars`)
    expect(barMeasure(bars('customerId~sum.claimedAmount,avg.quantity~-avg.quantity'))).toEqual({ of: 'avg', field: 'quantity' })
    expect(barMeasure(bars('customerId~sum.claimedAmount~-count'))).toBeUndefined()
    expect(requestedOrder(bars('customerId~sum.claimedAmount~'))).toEqual({ name: 'sum:claimedAmount', isDescending: true })
    expect(requestedOrder(bars('claimDate.month~sum.claimedAmount~'))).toBeUndefined()
  })
  it('is sorted the other way by a second press', () => {
    expect(nextOrder(undefined, 'count').isDescending).toBe(true)
    expect(nextOrder({ name: 'count', isDescending: true }, 'count').isDescending).toBe(false)
  })
})

describe('a group leads to its rows', () => {
  const group = (...values: (string | null)[]) => ({
    keys: values.map((value) => ({ field: '', value, label: '' })),
    count: 1,
    measures: [],
    units: [],
  })
  const patch = (text: string, filters: Record<string, string>, ...values: (string | null)[]) =>
    drillPatch(complaint, { filters }, readGrouping(complaint, text), group(...values))

  it('by its values, over the end of a year too', () => {
    expect(patch('customerId,claimDate.week', {}, '7', '2025-12-29')).toEqual({
      customerId: '7',
      claimDate: '2025-12-29~2026-01-04',
      group: null,
      page: null,
    })
    expect(patch('claimDate.month', {}, '2028-02-01')['claimDate']).toBe('2028-02-01~2028-02-29')
    expect(patch('claimDate', {}, '2026-01-01')['claimDate']).toBe('2026-01-01~2026-01-01')
  })
  it('within the days that the list shows', () => {
    expect(patch('claimDate.month', { claimDate: '2026-01-10~2026-02-03' }, '2026-01-01')['claimDate']).toBe('2026-01-10~2026-01-31')
    expect(patch('claimDate.month', { claimDate: '2026-01-10~2026-02-03' }, '2026-02-01')['claimDate']).toBe('2026-02-01~2026-02-03')
  })
  it('where a field is empty', () => {
    const filters = patch('qaId,prodDate,hasProd', {}, null, null, 'true') as Record<string, string>
    expect(
      filterOf(complaint, { keyword: '', filters: { qaId: filters['qaId'] ?? '', prodDate: filters['prodDate'] ?? '', hasProd: 'true' } }),
    ).toEqual({
      qaId: { eq: null },
      prodDate: { eq: null },
      hasProd: { eq: true },
    })
  })
})
