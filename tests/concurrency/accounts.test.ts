import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { department, menu, role, user } from '../../server/domain/identity/index.ts'
import { registry } from '../../server/domain/index.ts'
import { plant } from '../../server/domain/masterdata/index.ts'
import {
  changeConfigVersion,
  configVersion,
  createView,
  defaultView,
  dictData,
  dictType,
  savedView,
} from '../../server/domain/system/index.ts'
import { type Actor, systemActor } from '../../server/kernel/index.ts'
import { make, makePlant, unique } from '../support/samples/factories.ts'
import { openRivals, type Rivals } from '../support/store/rivals.ts'
import { callers, outcomesAtOnce, tally } from '../support/stories/atOnce.ts'

let rivals: Rivals
let somebody: Actor
const everywhere = systemActor(0)
const read = () => rivals.store.read(everywhere)
beforeAll(async () => {
  rivals = await openRivals()
  const { id } = await make(rivals.store, everywhere, user, { plantIds: [rivals.plantId] })
  somebody = { ...rivals.actor, userId: id }
})
afterAll(async () => {
  expect(await rivals.close()).toBe(0)
})
/** The process that serves a caller. */
const served = (nth: number) => rivals.stores[nth % rivals.stores.length] as Rivals['store']

describe('one of several', () => {
  it('views is the default, however many are chosen at once', async () => {
    const views: number[] = []
    for (let nth = 0; nth < 8; nth++) {
      const made = await rivals.store.write(somebody, (uow) =>
        createView(uow, registry, { resource: 'reportLog', name: `view ${nth}`, state: '{}' }),
      )
      views.push(made.id)
    }
    for (let round = 0; round < 3; round++) {
      const choose = (nth: number) => served(nth).write(somebody, (uow) => defaultView(uow, registry, views.at(-1 - nth) as number, true))
      expect(tally(await outcomesAtOnce(callers(8, choose)))).toEqual({ ok: 8 })
      expect(await rivals.store.read(somebody).of(savedView).count({ isDefault: true })).toBe(1)
    }
  })

  it('entries of a dictionary is the default', async () => {
    const { id: typeId } = await make(rivals.store, everywhere, dictType)
    const entries: number[] = []
    for (let nth = 0; nth < 6; nth++) entries.push((await make(rivals.store, everywhere, dictData, { typeId, isDefault: false })).id)
    const choose = (nth: number) => rivals.ops(nth).update(everywhere, dictData, entries.at(-1 - nth) as number, { isDefault: true })
    const order = () => rivals.ops(1).updateMany(everywhere, dictData, entries, { sortOrder: 7 })
    expect(tally(await outcomesAtOnce([...callers(6, choose), order, order]))).toEqual({ ok: 8 })
    expect(await read().of(dictData).count({ typeId, isDefault: true })).toBe(1)
  })

  it('pages has an address', async () => {
    const path = `/screens/${unique()}`
    const add = (nth: number) => rivals.ops(nth).create(everywhere, menu, { menuType: 'C', menuName: `page ${nth}`, path })
    expect(tally(await outcomesAtOnce(callers(4, add)))).toEqual({ ok: 1, 'path duplicate': 3 })
  })

  it('versions of parameters follows the other', async () => {
    const before = await configVersion(read())
    expect(tally(await outcomesAtOnce(callers(6, (nth) => served(nth).write(everywhere, changeConfigVersion))))).toEqual({ ok: 6 })
    expect(await configVersion(read())).toBe(before + 6)
  })
})

describe('whoever is left', () => {
  it('may still do everything, when administrators switch each other off', async () => {
    const admins = await make(rivals.store, everywhere, role, { permissions: '*:*:*', status: 'ENABLED', menuIds: [] })
    const ids: number[] = []
    for (let nth = 0; nth < 3; nth++)
      ids.push((await make(rivals.store, everywhere, user, { roleIds: [admins.id], plantIds: [rivals.plantId], status: 'ENABLED' })).id)
    const disable = (nth: number) => rivals.ops(nth).update(everywhere, user, ids[nth] as number, { status: 'DISABLED' })
    expect(tally(await outcomesAtOnce(callers(3, disable)))).toEqual({ 'identity.lastAdmin': 1, ok: 2 })
  })

  it('works in every plant, when plants are added meanwhile', async () => {
    const second = (await makePlant(rivals.store)).id
    const admins = await make(rivals.store, everywhere, role, { permissions: '*:*:*', status: 'ENABLED', menuIds: [] })
    const everyPlant = { roleIds: [admins.id], plantIds: [rivals.plantId, second], status: 'ENABLED' }
    const ids = [await make(rivals.store, everywhere, user, everyPlant), await make(rivals.store, everywhere, user, everyPlant)]
    const add = () => rivals.ops(0).create(everywhere, plant, { name: `plant ${unique()}`, code: `A${unique()}` })
    const leave = (nth: number) => () => rivals.ops(nth).update(everywhere, user, ids[nth]?.id ?? 0, { plantIds: [rivals.plantId] })
    expect(tally(await outcomesAtOnce([add, leave(0), add, leave(1)]))).toEqual({ 'identity.lastEverywhere': 1, ok: 3 })
    const places = [
      ...(
        await read()
          .of(user)
          .linksOf(
            'plantIds',
            ids.map(({ id }) => id),
          )
      ).values(),
    ]
    expect(places.map((own) => own.length).sort()).toEqual([1, 4])
  })
})

describe('below a department that is switched off', () => {
  it('none is switched on, whoever is first', async () => {
    for (let round = 0; round < 6; round++) {
      const above = await make(rivals.store, everywhere, department, { status: 'ENABLED' })
      const below = await make(rivals.store, everywhere, department, { status: 'DISABLED', parentId: above.id })
      const set = (nth: number, id: number, status: string) => () => rivals.ops(nth).update(everywhere, department, id, { status })
      const both = () => rivals.ops(0).updateMany(everywhere, department, [above.id, below.id], { sortOrder: 3 })
      const outcomes = await outcomesAtOnce([both, set(0, above.id, 'DISABLED'), set(1, below.id, 'ENABLED'), both])
      expect(outcomes.filter((one) => one.startsWith('fault'))).toEqual([])
      const rows = await read().of(department).many([above.id, below.id])
      expect(rows.map((row) => row?.status)).not.toEqual(['DISABLED', 'ENABLED'])
    }
  })
})
