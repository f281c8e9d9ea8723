// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { readAddress } from '../../../../console/fields/filters/filterAddress.ts'
import { begun } from '../../../../console/list/controller/useAddress.ts'
import { exportAddress } from '../../../../console/list/export/exportAddress.ts'
import { defaultOf, layoutOf, listPreferences, type SavedView, stateOf } from '../../../../console/list/listPreferences.ts'
import { moved, restOf, showing, widened } from '../../../../console/list/table/arrange.ts'
import { arranged, ordinaryColumns } from '../../../../console/list/table/columns.ts'
import { isChanged, patchTo, searchOf, stateNow, viewsOf } from '../../../../console/list/views/viewState.ts'
import { asSearch, nextSorts, pageOf, patched, sortsOf, writeSorts } from '../../../../console/resource/address.ts'
import { metaOf } from '../../../../console/resource/meta.ts'

const meta = metaOf('reportLog')
const read = (search: string) => readAddress(meta, new URLSearchParams(search))
const shown = { meta, ordinarySort: meta.sort }
const view = (part: Partial<SavedView> = {}): SavedView => ({
  id: '7',
  resource: 'reportLog',
  name: 'Open',
  visibility: 'PRIVATE',
  roleId: null,
  isDefault: false,
  icon: null,
  refreshSeconds: null,
  state: JSON.stringify({ search: 'status=PENDING' }),
  isOwn: true,
  canChange: true,
  ...part,
})

describe('an address with several orders', () => {
  it('comes back as it was written', () => {
    const state = read('sort=-reportDate,reportNo&view=7')
    expect(sortsOf(state)).toEqual([
      { field: 'reportDate', isDescending: true },
      { field: 'reportNo', isDescending: false },
    ])
    expect(writeSorts(sortsOf(state))).toBe('-reportDate,reportNo')
    expect(state.view).toBe('7')
    expect(pageOf(state)).toEqual({
      no: 1,
      size: 20,
      sort: 'reportDate',
      order: 'DESC',
      thenBy: [{ sort: 'reportNo', order: 'ASC' }],
    })
  })
  it('drops what is typed wrong', () => {
    expect(writeSorts(sortsOf(read('sort=nothing,-stopHours,reportNo,-reportNo,')))).toBe('-reportNo')
    expect(read('sort=nothing').sort).toEqual({ field: 'reportDate', isDescending: true })
    expect(read('view=x').view).toBeUndefined()
    expect(read('view=0').view).toBe('0')
  })
  it('grows by added columns, turns them, and lets them go', () => {
    const added = nextSorts(sortsOf(read('')), 'reportNo', true)
    expect(writeSorts(added)).toBe('-reportDate,-reportNo')
    expect(writeSorts(nextSorts(added, 'reportNo', true))).toBe('-reportDate,reportNo')
    expect(writeSorts(nextSorts(nextSorts(added, 'reportNo', true), 'reportNo', true))).toBe('-reportDate')
    const four = ['a', 'b', 'c', 'd'].map((field) => ({ field, isDescending: true }))
    expect(nextSorts(four, 'e', true)).toEqual(four)
    // Pressed alone, the first one is turned, and one that stood behind it begins with the newest.
    expect(nextSorts(four, 'a')).toEqual([{ field: 'a', isDescending: false }])
    expect(nextSorts(four, 'b')).toEqual([{ field: 'b', isDescending: true }])
  })
  it('goes with the export', () => {
    const asked = new URLSearchParams(exportAddress(meta, read('reportNo==BX1&faultCategoryId=='))?.split('?')[1])
    expect(Object.fromEntries(asked)).toEqual({ reportNo: 'BX1', faultCategoryId: '=', sort: '-reportDate' })
    const described = new URLSearchParams(exportAddress(meta, read('description=oil'))?.split('?')[1])
    expect(described.get('description')).toBe('%oil%')
    expect(exportAddress(meta, read('sort=-reportDate,reportNo'))).toMatch(/reportlogs\/export\?sort=-reportDate(,|%2C)reportNo$/)
  })
})

describe('columns as somebody arranged them', () => {
  const parts = { meta, spec: { columns: ['reportNo', 'equipmentId', 'description', 'status'] } }
  it('stay in their order and forget what is gone', () => {
    expect(arranged(parts, { shown: ['status', 'vanished', 'reportNo'], hidden: ['equipmentId', 'description'] })).toEqual([
      'status',
      'reportNo',
    ])
    expect(arranged(parts, undefined)).toEqual(ordinaryColumns(parts))
    expect(arranged(parts, { shown: ['vanished'], hidden: ordinaryColumns(parts) })).toEqual(ordinaryColumns(parts))
  })
  it('take in what the product has gained, where it belongs', () => {
    expect(arranged(parts, { shown: ['reportNo', 'status'], hidden: ['description'] })).toEqual(['reportNo', 'equipmentId', 'status'])
  })
  it('can be any field of a row, and none that lists do not read', () => {
    const rest = restOf(parts, ['reportNo'])
    expect(rest).toContain('expectedDays')
    expect(rest).not.toContain('reportNo')
    expect(restOf({ meta: metaOf('user'), spec: {} }, []).filter((name) => metaOf('user').fields[name]?.transient)).toEqual([])
  })
  it('are hidden, moved and widened', () => {
    const layout = showing(parts, undefined, ['status', 'reportNo'])
    expect(layout).toEqual({ shown: ['status', 'reportNo'], hidden: ['equipmentId', 'description'] })
    expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
    expect(widened(parts, layout, 'status', 200).widths).toEqual({ status: 200 })
    expect(widened(parts, widened(parts, layout, 'status', 200), 'status', undefined).widths).toEqual({})
  })
})

describe('a saved view', () => {
  it('differs from the screen by filters, order and columns only', () => {
    const changed = (search: string, lists = {}) => isChanged(shown, view(), { search: searchOf(shown, read(search)), lists })
    expect(changed('status=PENDING&view=7')).toBe(false)
    expect(changed('status=PENDING&page=3&size=50&open=9')).toBe(false)
    expect(changed(`status=PENDING&sort=${meta.sort}`)).toBe(false)
    expect(changed('status=PENDING&sort=reportNo')).toBe(true)
    expect(changed('')).toBe(true)
    expect(changed('status=PENDING', { reportLog: { views: { 7: { shown: ['reportNo'] } } } })).toBe(true)
    expect(changed('status=PENDING', { reportLog: { columns: { shown: ['reportNo'] } } })).toBe(false)
  })
  it('is found again through the address that leads to it', () => {
    const search = asSearch(patched(new URLSearchParams('urgency=HIGH&keyword=x&page=2&size=50'), patchTo(meta, view())))
    expect(search).toBe('size=50&status=PENDING&view=7')
    expect(asSearch(patched(new URLSearchParams(search), patchTo(meta, undefined, { urgency: 'HIGH' })))).toBe('size=50&urgency=HIGH')
  })
  it('keeps filters in one spelling, without pages', () => {
    expect(searchOf(shown, read('urgency=HIGH&status=PENDING&page=2&size=50&sort=reportNo,-reportDate'))).toBe(
      'status=PENDING&urgency=HIGH&sort=reportNo,-reportDate',
    )
    expect(stateNow(searchOf(shown, read('')), undefined)).toEqual({ search: '' })
    expect(stateOf({ state: '{"search":5,"columns":{"shown":"x"}}' })).toEqual({ search: '' })
    expect(stateOf({ state: 'broken' })).toEqual({ search: '' })
  })
  it('comes before those of the role and of the plant', () => {
    const all = [
      view({ id: '1', name: 'p', visibility: 'PLANT', isDefault: true }),
      view({ id: '2', name: 'r', visibility: 'ROLE', isDefault: true }),
      view({ id: '3', name: 'm', isDefault: true }),
      view({ id: '4', name: 'other', resource: 'equipment', isDefault: true }),
    ]
    expect(defaultOf(all, 'reportLog')?.id).toBe('3')
    expect(defaultOf(all.slice(0, 2), 'reportLog')?.id).toBe('2')
    expect(viewsOf(all, 'reportLog').map(({ id }) => id)).toEqual(['3', '2', '1'])
  })
})

describe('a visit', () => {
  const opening = (lists: Parameters<typeof begun>[1]['lists'], initial = () => ({ status: 'OUT' })) => ({ meta, initial, lists })
  it('without a word begins with the default view, else with what the screen begins with', () => {
    const lists = { views: [view({ isDefault: true })], lists: { reportLog: { size: 50 } } }
    expect(begun('', opening(lists))).toBe('?status=PENDING&view=7&size=50')
    expect(begun('?open=3', opening({ views: [], lists: {} }))).toBe('?open=3&status=OUT')
  })
  it('with one is left alone', () => {
    const lists = { views: [view({ isDefault: true })], lists: {} }
    for (const search of ['?view=0', '?urgency=HIGH', '?page=2&open=1']) expect(begun(search, opening(lists))).toBe(search)
  })
})

describe('what is kept of lists', () => {
  beforeEach(() => localStorage.clear())
  it('is there at once from this browser, by person and plant', () => {
    listPreferences.open(1, '1')
    listPreferences.take(1, [view()], { reportLog: { size: 50 } })
    listPreferences.open(2, '1')
    expect(listPreferences.get().views).toEqual([])
    listPreferences.open(1, '2')
    expect(listPreferences.get().lists).toEqual({})
    listPreferences.open(1, '1')
    expect(listPreferences.get()).toMatchObject({ views: [{ id: '7' }], lists: { reportLog: { size: 50 } } })
  })
  it('follows the server, but for what the server has not heard of', () => {
    listPreferences.open(3, '1')
    listPreferences.change('reportLog', { size: 30 })
    listPreferences.take(3, [], { reportLog: { size: 10 }, equipment: { size: 50 } })
    expect(listPreferences.get().lists).toEqual({ reportLog: { size: 30 }, equipment: { size: 50 } })
    listPreferences.sent('reportLog', listPreferences.get().lists['reportLog'])
    listPreferences.take(3, [], { reportLog: { size: 10 } })
    expect(listPreferences.get().lists).toEqual({ reportLog: { size: 10 } })
  })
  it('shows a view’s columns unless this person has changed them', () => {
    const own = { shown: ['reportNo'] }
    const views = [view({ state: JSON.stringify({ search: '', columns: { shown: ['status'] } }) })]
    const lists = { reportLog: { columns: own } }
    expect(layoutOf({ views, lists }, 'reportLog', '7')).toEqual({ shown: ['status'] })
    expect(layoutOf({ views, lists }, 'reportLog', '8')).toBe(own)
    expect(layoutOf({ views, lists: { reportLog: { views: { 7: own } } } }, 'reportLog', '7')).toBe(own)
  })
})
