import { describe, expect, it } from 'vitest'
import { changedIds, compareRows } from '../../../../console/list/extras/compareRows.ts'
import type { Row } from '../../../../console/resource/meta.ts'

const rows = (...versions: string[]): Row[] =>
  versions.map((version) => {
    const [id = '', updatedAt = '0'] = version.split('@')
    return { id, title: id, actions: [], updatedAt }
  })
const compare = (shown: Row[], total: number, fresh: Row[], now: number) => compareRows({ rows: shown, total }, { rows: fresh, total: now })

describe('what is shown beside what there is', () => {
  it('is no news when nothing but the order differs', () => {
    expect(compare(rows('1', '2'), 2, rows('2', '1'), 2)).toBeNull()
  })
  it('counts rows in sight that have changed', () => {
    expect(compare(rows('1@a', '2@a', '3@a'), 3, rows('1@b', '2@a', '3@b'), 3)).toEqual({ changed: 2, added: 0, gone: 0 })
  })
  it('counts new ones once, however they push the others down', () => {
    expect(compare(rows('3', '2', '1'), 30, rows('5', '4', '3'), 32)).toEqual({ changed: 0, added: 2, gone: 0 })
    expect(compare(rows('3', '2', '1'), 30, rows('3', '2', '1'), 31)).toEqual({ changed: 0, added: 1, gone: 0 })
  })
  it('counts deleted ones once, however others move up', () => {
    expect(compare(rows('3', '2', '1'), 30, rows('3', '1', '0'), 29)).toEqual({ changed: 0, added: 0, gone: 1 })
  })
  it('counts a row that came into sight because it changed', () => {
    expect(compare(rows('3', '2', '1'), 30, rows('9@b', '3', '2'), 30)).toEqual({ changed: 1, added: 0, gone: 0 })
  })
  it('says nothing of how many have come where a count stopped at a round number', () => {
    const stopped = { rows: rows('1', '2'), total: 10_000, countAll: () => {} }
    expect(compareRows(stopped, { rows: rows('1', '2'), total: 10_001 })).toBeNull()
    expect(compareRows(stopped, { rows: rows('1', '2'), total: 190_000 })).toBeNull()
    expect(compare(rows('1', '2'), 190_000, rows('1', '2'), 10_001)).toBeNull()
    expect(compare(rows('1', '2'), 190_000, rows('1', '2'), 190_002)).toEqual({ changed: 0, added: 2, gone: 0 })
    expect(compare(rows('1', '2'), 9_999, rows('1', '2'), 10_001)).toEqual({ changed: 0, added: 2, gone: 0 })
  })
})

describe('the rows that light up', () => {
  it('are those that are other than before, and those that are new', () => {
    expect(changedIds(rows('1@a', '2@a'), rows('3@a', '1@b', '2@a'))).toEqual(['3', '1'])
  })
})
