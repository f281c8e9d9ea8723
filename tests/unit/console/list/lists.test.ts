// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { readAddress } from '../../../../console/fields/filters/filterAddress.ts'
import { daysAgo } from '../../../../console/fields/filters/quickDays.ts'
import { begun } from '../../../../console/list/controller/useAddress.ts'
import { exportAddress } from '../../../../console/list/export/exportAddress.ts'
import { defaultOf, layoutOf, listPreferences, type SavedView, stateOf } from '../../../../console/list/listPreferences.ts'
import { moved, restOf, showing, widened } from '../../../../console/list/table/arrange.ts'
import { arranged, type Column, columnsOf, ordinaryColumns, tableWidth } from '../../../../console/list/table/columns.ts'
import { fitted } from '../../../../console/list/table/fitted.ts'
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
    expect(writeSorts(sortsOf(read('sort=nothing,-description,reportNo,-reportNo,')))).toBe('-reportNo')
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
  it('leave one open where all have a width', () => {
    const words = { label: (name: string) => name, value: (_: string, __: string, value: string) => value }
    const columns = columnsOf(meta, parts.spec, words, {
      shown: ['reportNo', 'status'],
      hidden: ['equipmentId', 'description'],
      widths: { status: 300 },
    })
    expect(columns.map(({ width }) => width)).toEqual([undefined, 300])
    expect(tableWidth(columns, 0)).toBe(300 + (columns[0]?.least ?? 0))
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

describe('quick ranges', () => {
  it('end today, in the factory’s days', () => {
    const evening = Date.parse('2026-11-21T17:00:00Z')
    expect([1, 7, 30].map((count) => daysAgo(count, evening))).toEqual(['2026-11-22', '2026-11-16', '2026-10-24'])
  })
})

describe('a table wider than its room', () => {
  const column = (name: string, width?: number): Column => ({ name, title: name, width, isSortable: false, isInline: false })
  const columns = [
    column('no', 160),
    column('machine', 130),
    column('fault'),
    column('state', 90),
    column('urgency', 90),
    column('date', 160),
  ]
  const widths = (room: number, isChosen = false) => fitted(columns, 200, room, isChosen).map(({ width }) => width)

  it('ends what is in sight at the end of a column', () => {
    expect(widths(780)).toEqual([160, 130, 189, 90, 90, 160])
    const inSight = 160 + 130 + 189 + 90
    expect(inSight).toBe(780 - 200 - 11)
  })
  it('widens the last column in sight where none is open', () => {
    expect(widths(540)).toEqual([160, 169, 140, 90, 90, 160])
  })
  it('has columns of words give way before one is left out of sight', () => {
    const giving = columns.map((one) => (one.name === 'machine' ? { ...one, least: 100 } : one))
    expect(fitted(giving, 200, 950, false).map(({ width }) => width)).toEqual([160, 110, 140, 90, 90, 160])
  })
  it('leaves everything alone where there is room, and widths that somebody chose', () => {
    const ordinary = columns.map(({ width }) => width)
    expect(widths(1000)).toEqual(ordinary)
    expect(widths(780, true)).toEqual(ordinary)
    expect(widths(0)).toEqual(ordinary)
  })
})
