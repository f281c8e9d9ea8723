import { describe, expect, it } from 'vitest'
import { everyBranch, treeOf } from '../../../../console/fields/tree/tree.ts'
import { sizeText } from '../../../../console/kit/words/sizeText.ts'
import {
  countsOf,
  type Entry,
  found,
  grantableBy,
  tickOf,
  toggled,
} from '../../../../console/screens/identity/permissions/permissionTree.ts'
import { changesIn, pretty } from '../../../../console/screens/system/logs/changes.ts'

type Line = Entry & { up: string | null }
const entry = (id: string, menuType: Entry['menuType'], up: string | null, permission: string | null = null): Line => ({
  id,
  title: `title of ${id}`,
  menuType,
  permission,
  icon: null,
  up,
})
const tree = treeOf(
  [
    entry('area', 'M', null),
    entry('users', 'C', 'area', 'system:user:list'),
    entry('users.add', 'F', 'users', 'system:user:add'),
    entry('users.edit', 'F', 'users', 'system:user:edit'),
    entry('roles', 'C', 'area', 'system:role:list'),
    entry('home', 'C', null),
  ],
  (row) => row.up,
)
const everything = grantableBy(['*:*:*'])
const branch = (id: string) => everyBranch(tree).find(({ row }) => row.id === id)
const pressed = (ids: string[], press: string, mayGrant = everything) => [...toggled(tree, new Set(ids), press, mayGrant)].toSorted()
const tick = (id: string, ids: string[]) => {
  const at = branch(id)
  return at && tickOf(at, new Set(ids))
}

describe('the permissions of a role', () => {
  it('are ticked, half ticked or open', () => {
    expect(tick('users', [])).toBe('none')
    expect(tick('users', ['users'])).toBe('some')
    expect(tick('users', ['users', 'users.add', 'users.edit'])).toBe('all')
    expect(tick('area', ['users.add'])).toBe('some')
  })

  it('begin with the page alone, go on to its actions, and end with nothing', () => {
    const page = pressed([], 'users')
    expect(page).toEqual(['area', 'users'])
    const all = pressed(page, 'users')
    expect(all).toEqual(['area', 'users', 'users.add', 'users.edit'])
    expect(pressed(all, 'users')).toEqual([])
  })

  it('bring the page and the folder of an action along', () => {
    expect(pressed([], 'users.add')).toEqual(['area', 'users', 'users.add'])
    expect(pressed(['area', 'users', 'users.add'], 'users.add')).toEqual(['area', 'users'])
  })

  it('take or leave a whole folder', () => {
    const all = pressed([], 'area')
    expect(all).toEqual(['area', 'roles', 'users', 'users.add', 'users.edit'])
    expect(pressed(all, 'area')).toEqual([])
    expect(pressed(['area', 'users'], 'area')).toEqual(all)
  })

  it('keep a folder as long as one of its pages stays', () => {
    expect(pressed(['area', 'users', 'roles'], 'roles')).toEqual(['area', 'users'])
    expect(pressed(['area', 'roles'], 'roles')).toEqual([])
  })

  it('never touch what the editor does not hold', () => {
    const some = grantableBy(['system:user:list', 'system:user:add'])
    expect(pressed([], 'area', some)).toEqual(['area', 'users', 'users.add'])
    expect(pressed(['area', 'users', 'users.add', 'users.edit', 'roles'], 'area', some)).toEqual(['roles', 'users.edit'])
    expect(pressed(['area', 'roles'], 'roles', some)).toEqual(['area', 'roles'])
    expect(some(entry('x', 'C', null))).toBe(true)
  })

  it('are counted without folders', () => {
    expect(countsOf(tree, new Set(['area', 'users', 'users.add']))).toEqual({ chosen: 2, total: 5 })
  })

  it('are found by name and by tag', () => {
    expect(everyBranch(found(tree, 'role:list')).map(({ row }) => row.id)).toEqual(['area', 'roles'])
    expect(everyBranch(found(tree, 'OF USERS')).map(({ row }) => row.id)).toEqual(['area', 'users', 'users.add', 'users.edit'])
    expect(found(tree, ' ')).toEqual(tree)
    expect(found(tree, 'nothing like it')).toEqual([])
  })
})

describe('a stored change', () => {
  it('is read field by field, and nothing comes of anything else', () => {
    expect(changesIn('{"name":["a","b"],"updatedAt":[1,2],"odd":3}')).toEqual([{ field: 'name', before: 'a', after: 'b' }])
    for (const text of ['', 'x', 'null', '[]', '3', null, undefined]) expect(changesIn(text)).toEqual([])
  })

  it('is set out when it is JSON and left alone when it is not', () => {
    expect(pretty('{"a":1}')).toBe('{\n  "a": 1\n}')
    expect(pretty('{"a":1, cut …')).toBe('{"a":1, cut …')
  })

  it('has sizes in words', () => {
    expect([0, 900, 48_300_000, 150_000_000].map(sizeText)).toEqual(['', '900 B', '48.3 MB', '150 MB'])
  })
})
