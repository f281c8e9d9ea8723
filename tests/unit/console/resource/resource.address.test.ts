import { describe, expect, it } from 'vitest'
import { filterOf, filterValue, readAddress } from '../../../../console/fields/filters/filterAddress.ts'
import { lastPage, pagesAround } from '../../../../console/list/table/pages.ts'
import { asSearch, exactly, pageOf, patched } from '../../../../console/resource/address.ts'
import { metaOf } from '../../../../console/resource/meta.ts'

const reports = metaOf('reportLog')
const read = (search: string) => readAddress(reports, new URLSearchParams(search))

describe('the address of a list', () => {
  it('without anything is page 1 of 20, newest first', () => {
    expect(read('')).toMatchObject({ page: 1, size: 20, keyword: '', filters: {}, open: undefined })
    expect(pageOf(read(''))).toEqual({ no: 1, size: 20, sort: 'reportDate', order: 'DESC' })
  })

  it('is in the order of its screen, which may be of several fields', () => {
    const units = metaOf('equipmentUnit')
    const state = readAddress(units, new URLSearchParams(), 'equipmentId,-sortOrder')
    expect(pageOf(state)).toMatchObject({ sort: 'equipmentId', order: 'ASC', thenBy: [{ sort: 'sortOrder', order: 'DESC' }] })
    const asked = readAddress(units, new URLSearchParams('sort=name'), 'equipmentId,-sortOrder')
    expect([asked.sort?.field, asked.thenBy]).toEqual(['name', []])
  })

  it('brings back page, size, sort, filters and the open record', () => {
    const state = read('page=2&size=50&sort=reportNo&status=PENDING,REPAIRING&keyword=%E6%B0%94%E7%BC%B8&equipmentId=3&open=12')
    expect(pageOf(state)).toEqual({ no: 2, size: 50, sort: 'reportNo', order: 'ASC' })
    expect(state.open).toBe('12')
    expect(filterOf(reports, state)).toEqual({ keyword: '气缸', status: { in: ['PENDING', 'REPAIRING'] }, equipmentId: { eq: '3' } })
  })

  it('names the conditions that it cannot apply, so that nobody takes the list for a filtered one', () => {
    const { filters, ignored } = read('urgency=HIGH&gone=3&reportDate=lastyear&page=2&sort=gone&group=gone&look=board&view=1&open=2')
    expect([filters, ignored]).toEqual([{ urgency: 'HIGH' }, ['gone', 'reportDate']])
    expect(read('urgency=HIGH&gone=')).not.toHaveProperty('ignored')
  })

  it('drops what nobody can mean', () => {
    const state = read(
      'page=-1&size=999&sort=password&status=NONSENSE&equipmentId=abc&isStopped=maybe&reportDate=yesterday&open=1%20or%201&description=',
    )
    expect(state).toMatchObject({ page: 1, size: 20, filters: {}, open: undefined })
    expect(state.sort).toEqual({ field: 'reportDate', isDescending: true })
  })

  it('reads days in the zone of the factories, the last one to its end', () => {
    expect(filterOf(reports, read('reportDate=2026-08-01~2026-11-21'))).toEqual({
      reportDate: { from: '2026-07-31T16:00:00.000Z', to: '2026-11-21T15:59:59.999Z' },
    })
    expect(filterOf(reports, read('reportDate=~2026-11-21'))).toEqual({ reportDate: { to: '2026-11-21T15:59:59.999Z' } })
  })

  it('keeps commas and ranges readable', () => {
    const next = patched(new URLSearchParams('page=3'), { page: null, status: 'PENDING,REPAIRING', reportDate: '2026-08-01~' })
    expect(asSearch(next)).toBe('status=PENDING,REPAIRING&reportDate=2026-08-01~')
  })
})

describe('one filter', () => {
  it('of numbers is a range with open ends', () => {
    expect(filterValue({ kind: 'int', filter: 'range' }, '2~')).toEqual({ from: 2 })
    expect(filterValue({ kind: 'decimal', filter: 'range' }, '0~1.5')).toEqual({ from: 0, to: 1.5 })
    expect(filterValue({ kind: 'int', filter: 'range' }, 'x~y')).toBeUndefined()
  })

  it('of text contains or equals, as the field says', () => {
    expect(filterValue({ kind: 'text', filter: 'like' }, 'EQ')).toEqual({ contains: 'EQ' })
    expect(filterValue({ kind: 'text', filter: 'eq' }, 'EQ')).toEqual({ eq: 'EQ' })
    expect(filterValue({ kind: 'flag', filter: 'eq' }, 'false')).toEqual({ eq: false })
  })

  it('is meant exactly where it says so, and asks for what is not filled in', () => {
    expect(filterValue({ kind: 'text', filter: 'like' }, exactly('W1'))).toEqual({ eq: 'W1' })
    expect(filterValue({ kind: 'text', filter: 'like' }, exactly(null))).toEqual({ eq: null })
    expect(filterValue({ kind: 'link', filter: 'eq' }, exactly(null))).toEqual({ eq: null })
    expect(filterValue({ kind: 'links', filter: 'eq' }, exactly(null))).toBeUndefined()
  })
})

describe('the pager', () => {
  it('never needs more than seven places', () => {
    expect(pagesAround(1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(pagesAround(1, 25)).toEqual([1, 2, 3, 4, 5, 'gap', 25])
    expect(pagesAround(12, 25)).toEqual([1, 'gap', 11, 12, 13, 'gap', 25])
    expect(pagesAround(25, 25)).toEqual([1, 'gap', 21, 22, 23, 24, 25])
    for (let last = 1; last < 60; last++)
      for (let page = 1; page <= last; page++) expect(pagesAround(page, last).length).toBeLessThanOrEqual(7)
  })

  it('has one page even when there is nothing', () => {
    expect(lastPage(0, 20)).toBe(1)
    expect(lastPage(20, 20)).toBe(1)
    expect(lastPage(21, 20)).toBe(2)
  })
})
