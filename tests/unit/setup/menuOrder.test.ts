import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { menu, user } from '../../../server/domain/identity/index.ts'
import { registry } from '../../../server/domain/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { syncMenus } from '../../../server/setup/menus.ts'
import { menuTree } from '../../../server/setup/menuTree.ts'
import { makePlant, person } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

const entries = menuTree(registry, [])
const system = systemActor(0)
let base: Awaited<ReturnType<typeof testStore>>
beforeAll(async () => {
  base = await testStore()
})
afterAll(() => base.close())

const folders = async () => {
  const rows = await base.store.read(system).of(menu).find({ menuType: 'M', parentId: null })
  return rows.sort((a, b) => a.sortOrder - b.sortOrder).map((row) => row.menuKey?.replace('area.', ''))
}
const place = (key: string, sortOrder: number, by = system) =>
  base.store.write(by, async (uow) => {
    const [row] = await uow.of(menu).lockWhere({ menuKey: key })
    if (row) await uow.of(menu).patch(row, { sortOrder })
  })
const IN_ORDER = 'masterdata repair inspection maintenance stock duct roller quality shifts screens wall identity system notice'.split(' ')

describe('the folders of the sidebar', () => {
  it('stand in the order in which the specification lists its areas', async () => {
    await syncMenus(base.store, entries)
    expect(await folders()).toEqual(IN_ORDER)
  })

  it('are put in order in a base of an earlier version, and left alone once somebody has moved one', async () => {
    await place('area.masterdata', 65)
    await syncMenus(base.store, entries)
    expect(await folders()).toEqual(IN_ORDER)
    const { id: plantId } = await makePlant(base.store)
    const mover = { username: 'mover', name: 'M', passwordHash: '-', plantIds: [plantId] }
    const { id } = await base.store.write(system, (uow) => uow.of(user).create(mover))
    await place('area.notice', 1, person(plantId, ['*:*:*'], { userId: id }))
    await place('area.masterdata', 65)
    await syncMenus(base.store, entries)
    expect(await folders()).toEqual([
      'notice',
      'repair',
      'inspection',
      'maintenance',
      'stock',
      'duct',
      'masterdata',
      'roller',
      'quality',
      'shifts',
      'screens',
      'wall',
      'identity',
      'system',
    ])
  })
})
