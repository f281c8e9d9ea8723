import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAddress } from '../../../../console/fields/filters/filterAddress.ts'
import {
  branchOf,
  dropped,
  everyBranch,
  matching,
  mayHang,
  movedTo,
  neighbours,
  nudged,
  openBranches,
  treeOf,
  withAllBelow,
} from '../../../../console/fields/tree/tree.ts'
import { fitsOf } from '../../../../console/list/tree/treeFilter.ts'
import { metaOf, type Row } from '../../../../console/resource/meta.ts'

interface Item {
  id: string
  up: string | null
}
const item = (id: string, up: string | null = null): Item => ({ id, up })
const tree = treeOf([item('a'), item('b'), item('a1', 'a'), item('a2', 'a'), item('a1x', 'a1'), item('a3', 'a')], (row) => row.up)
const ids = (branches: readonly { row: Item }[]) => branches.map(({ row }) => row.id).join(' ')

describe('a tree of rows', () => {
  it('hangs rows below each other in the order they came', () => {
    expect(ids(everyBranch(tree))).toBe('a a1 a1x a2 a3 b')
    expect(everyBranch(tree).map(({ depth }) => depth)).toEqual([0, 1, 2, 1, 1, 0])
  })

  it('keeps rows whose parent cannot be seen, and rows of a ring', () => {
    expect(ids(everyBranch(treeOf([item('x', 'gone'), item('y', 'x')], (row) => row.up)))).toBe('x y')
    expect(everyBranch(treeOf([item('p', 'q'), item('q', 'p'), item('s', 's')], (row) => row.up))).toHaveLength(3)
  })

  it('shows each row exactly once, whatever hangs below what', () => {
    const parents = fc.array(fc.option(fc.nat(30), { nil: null }), { maxLength: 31 })
    fc.assert(
      fc.property(parents, (ups) => {
        const rows = ups.map((up, i) => item(String(i), up === null ? null : String(up)))
        const found = everyBranch(treeOf(rows, (row) => row.up)).map(({ row }) => row.id)
        expect(found.toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
      }),
    )
  })

  it('leaves out what lies below a closed row', () => {
    expect(ids(openBranches(tree, ({ row }) => row.id !== 'a1'))).toBe('a a1 a2 a3 b')
    expect(ids(openBranches(tree, () => false))).toBe('a b')
  })

  it('keeps what stands above a hit and nothing beside it', () => {
    expect(ids(everyBranch(matching(tree, ({ id }) => id === 'a1x')))).toBe('a a1 a1x')
    expect(matching(tree, () => false)).toEqual([])
  })

  it('knows all that is below, and who is first and last', () => {
    expect(withAllBelow(tree, 'a')).toEqual(['a', 'a1', 'a1x', 'a2', 'a3'])
    expect(withAllBelow(tree, 'none')).toEqual([])
    expect(neighbours(tree).get('a1')).toEqual({ isFirst: true, isLast: false })
    expect(neighbours(tree).get('b')).toEqual({ isFirst: false, isLast: true })
    expect(branchOf(tree, 'a2')?.parentId).toBe('a')
  })
})

describe('moving', () => {
  it('drops beside and into others', () => {
    expect(dropped(tree, 'b', 'a2', 'before')).toEqual({ parentId: 'a', ids: ['a1', 'b', 'a2', 'a3'] })
    expect(dropped(tree, 'b', 'a2', 'after')).toEqual({ parentId: 'a', ids: ['a1', 'a2', 'b', 'a3'] })
    expect(dropped(tree, 'b', 'a2', 'inside')).toEqual({ parentId: 'a2', ids: ['b'] })
    expect(dropped(tree, 'a3', 'a1', 'before')).toEqual({ parentId: 'a', ids: ['a3', 'a1', 'a2'] })
    expect(dropped(tree, 'a1', 'b', 'after')).toEqual({ parentId: null, ids: ['a', 'b', 'a1'] })
  })

  it('never hangs a row below itself and never moves it where it is', () => {
    expect(dropped(tree, 'a', 'a1x', 'inside')).toBeUndefined()
    expect(dropped(tree, 'a', 'a1', 'after')).toBeUndefined()
    expect(dropped(tree, 'a', 'a', 'inside')).toBeUndefined()
    expect(dropped(tree, 'a1', 'a2', 'before')).toBeUndefined()
    expect(dropped(tree, 'a3', 'a', 'inside')).toBeUndefined()
    expect(mayHang(tree, 'a1', 'a1x')).toBe(false)
    expect(mayHang(tree, 'a1', 'b')).toBe(true)
    expect(mayHang(tree, 'a1', null)).toBe(true)
  })

  it('goes one place up or down', () => {
    expect(nudged(tree, 'a2', -1)).toEqual({ parentId: 'a', ids: ['a2', 'a1', 'a3'] })
    expect(nudged(tree, 'a2', 1)).toEqual({ parentId: 'a', ids: ['a1', 'a3', 'a2'] })
    expect(nudged(tree, 'a1', -1)).toBeUndefined()
    expect(nudged(tree, 'a3', 1)).toBeUndefined()
  })

  it('goes where a dialog says', () => {
    expect(movedTo(tree, 'a1', null, 'b')).toEqual({ parentId: null, ids: ['a', 'a1', 'b'] })
    expect(movedTo(tree, 'a1', 'b', null)).toEqual({ parentId: 'b', ids: ['a1'] })
    expect(movedTo(tree, 'a3', 'a', null)).toBeUndefined()
    expect(movedTo(tree, 'a', 'a2', null)).toBeUndefined()
  })
})

describe('filters of a tree', () => {
  const meta = metaOf('department')
  const words = { value: (_: string, __: string, value: string) => value, yes: 'yes', no: 'no' }
  const fits = (search: string, row: Partial<Row>) =>
    fitsOf(meta, readAddress(meta, new URLSearchParams(search)), words)({ id: '1', title: '', actions: [], ...row })

  it('look at every text and at the chosen values', () => {
    expect(fits('keyword=王', { deptName: '印刷车间', leader: '王磊' })).toBe(true)
    expect(fits('keyword=李', { deptName: '印刷车间', leader: '王磊' })).toBe(false)
    expect(fits('status=DISABLED', { status: 'ENABLED' })).toBe(false)
    expect(fits('status=DISABLED,ENABLED', { status: 'ENABLED' })).toBe(true)
  })
})
