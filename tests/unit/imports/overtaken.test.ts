import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '../../../server/domain/identity/index.ts'
import { registry } from '../../../server/domain/index.ts'
import { workshop } from '../../../server/domain/masterdata/index.ts'
import { importBatch } from '../../../server/domain/system/index.ts'
import { check } from '../../../server/imports/check/checkBatch.ts'
import { commit } from '../../../server/imports/commit/commitBatch.ts'
import { FaultMemory, ImportGate, type Services, type TempStorage, type Visitor } from '../../../server/imports/commit/parts.ts'
import { undo } from '../../../server/imports/commit/undo.ts'
import { upload } from '../../../server/imports/workbook/upload.ts'
import { type Actor, operations, type PatchOf, rowOperations, type Store } from '../../../server/kernel/index.ts'
import { make, makePlant } from '../../support/samples/factories.ts'
import { workbook } from '../../support/samples/workbooks.ts'
import { testStore } from '../../support/store/store.ts'

type Hall = PatchOf<typeof workshop>
let made: Awaited<ReturnType<typeof testStore>>
let actor: Actor
let visitor: Visitor
beforeAll(async () => {
  made = await testStore()
  const { id: plantId, actor: system } = await makePlant(made.store)
  const { id: userId } = await make(made.store, system, user, { plantIds: [plantId] })
  actor = { ...system, kind: 'user', userId, plantIds: [plantId] }
  visitor = { actor, language: 'en' }
})
afterAll(() => made.close())

function storage(): TempStorage {
  const files = new Map<string, Buffer>()
  return {
    async put(source) {
      const key = `key ${files.size}`
      files.set(key, Buffer.concat(await Readable.from(source).toArray()))
      return key
    },
    get: async (key) => files.get(key) ?? Buffer.alloc(0),
    remove: async (key) => void files.delete(key),
    dropOthers: async () => 0,
  }
}
/** What an import works with; `meanwhile` is done once, when its rows have been compared and its unit has not begun. */
function services(meanwhile: () => Promise<unknown> = async () => {}): Services {
  const { store } = made
  let isDone = false
  const write: Store['write'] = async (by, work, about) => {
    if (!isDone) await meanwhile()
    isDone = true
    return store.write(by, work, about)
  }
  const watched = new Proxy(store, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name)
      return name === 'write' ? write : typeof own === 'function' ? own.bind(target) : own
    },
  })
  return {
    ...{ store: watched, registry, tempStorage: shelf },
    ...{ rows: rowOperations(store.now, registry), gate: new ImportGate(), memory: new FaultMemory() },
  }
}
const shelf = storage()
const COUNT = 12
let seq = 0
/** Halls in a plant, and a sheet that gives each of them another place in the order. */
async function halls() {
  const mark = ++seq
  const names = Array.from({ length: COUNT }, (_, at) => `Hall ${mark} ${String(at).padStart(2, '0')}`)
  const rows = await made.store.write(actor, (uow) => uow.of(workshop).createMany(names.map((name) => ({ name, sortOrder: 1 }))))
  // Not in the order of the ids: each of them is locked in that order all the same.
  const sheet = await workbook(
    ['Name', 'Sort order'],
    names.toReversed().map((name, at) => [name, at + 10]),
  )
  return { ids: rows.map(({ id }) => id), names, sheet }
}
async function checked(sheet: Buffer): Promise<number> {
  const { id } = await upload(services(), visitor, workshop, { fileName: 'halls.xlsx', source: Readable.from(sheet), sheet: undefined })
  const { counts } = await check(services(), visitor, { id, settings: { updatesExisting: true }, progress: () => {} })
  expect(counts).toMatchObject({ changed: COUNT, error: 0 })
  return id
}
const edit = (id: number, values: Hall) => operations(made.store, registry).update(actor, workshop, id, values)
const hall = (id: number) => made.store.read(actor).of(workshop).get(id)
const run = (id: number, goodRowsOnly: boolean, with_ = services()) => commit(with_, visitor, { id, goodRowsOnly, progress: () => {} })

/** Between the check and the import, or between the comparison of an import and its unit. */
const MOMENTS = ['since the check', 'while the import compares'] as const
describe.each(MOMENTS)('what somebody else changes %s', (moment) => {
  async function imported(sheet: Buffer, change: () => Promise<unknown>, goodRowsOnly: boolean) {
    const id = await checked(sheet)
    if (moment === 'since the check') await change()
    return { id, outcome: await run(id, goodRowsOnly, services(moment === 'since the check' ? undefined : change)) }
  }

  it('is left alone and in nobody’s way where the sheet does not have it', async () => {
    const { ids, sheet } = await halls()
    const { id, outcome } = await imported(sheet, () => edit(ids[4] as number, { status: 'DISABLED' }), false)
    expect(outcome).toMatchObject({ committed: { counts: { changed: COUNT, error: 0 } } })
    expect(await hall(ids[4] as number)).toMatchObject({ status: 'DISABLED', sortOrder: COUNT - 5 + 10 })
    expect(await undo(services(), visitor, id)).toEqual({ created: 0, changed: COUNT })
    expect(await hall(ids[4] as number)).toMatchObject({ status: 'DISABLED', sortOrder: 1 })
  })

  it('refuses its row alone where the sheet has it, and names the field', async () => {
    const { ids, names, sheet } = await halls()
    const change = () => edit(ids[4] as number, { sortOrder: 77 })
    const { outcome: refused } = await imported(sheet, change, false)
    if (!('rejected' in refused)) throw new Error('nothing was refused')
    expect(refused.rejected.rows.map(({ title, faults }) => [title, faults.map(({ field }) => field)])).toEqual([[names[4], ['sortOrder']]])
    expect(refused.rejected.rows[0]?.faults[0]?.message).toContain('since the file was checked')
    expect(await hall(ids[0] as number)).toMatchObject({ sortOrder: 1 })
  })

  it('lets the other rows in where somebody wants the good ones', async () => {
    const { ids, sheet } = await halls()
    const { outcome } = await imported(sheet, () => edit(ids[4] as number, { sortOrder: 77 }), true)
    expect(outcome).toMatchObject({ committed: { counts: { changed: COUNT - 1, error: 1 } } })
    const orders = await Promise.all(ids.map(async (one) => (await hall(one)).sortOrder))
    expect(orders).toEqual(ids.map((_, at) => (at === 4 ? 77 : COUNT - 1 - at + 10)))
  })

  it('refuses a row whose record is gone or called otherwise by now, and adds no second one', async () => {
    const { ids, names, sheet } = await halls()
    const change = async () => {
      await edit(ids[2] as number, { name: `${names[2]} new` })
      await operations(made.store, registry).remove(actor, workshop, [ids[3] as number])
    }
    const { outcome } = await imported(sheet, change, true)
    expect(outcome).toMatchObject({ committed: { counts: { created: 0, changed: COUNT - 2, error: 2 } } })
    expect(await made.store.read(actor).of(workshop).count({ name: names })).toBe(COUNT - 2)
  })

  it('is no conflict where it is what the sheet says as well', async () => {
    const { ids, sheet } = await halls()
    const { outcome } = await imported(sheet, () => edit(ids[4] as number, { sortOrder: COUNT - 5 + 10 }), false)
    expect(outcome).toMatchObject({ committed: { counts: { changed: COUNT - 1, same: 1, error: 0 } } })
  })
})

it('a sheet that is checked again is imported over what was changed before', async () => {
  const { ids, sheet } = await halls()
  const id = await checked(sheet)
  await edit(ids[4] as number, { sortOrder: 77 })
  expect(await run(id, false)).toHaveProperty('rejected')
  await check(services(), visitor, { id, settings: { updatesExisting: true }, progress: () => {} })
  expect(await run(id, false)).toMatchObject({ committed: { counts: { changed: COUNT } } })
})

it('imports, and changes of the same rows in the opposite order, pass beside each other', async () => {
  for (let round = 0; round < 2; round++) {
    const { ids, sheet } = await halls()
    const id = await checked(sheet)
    const many = () => operations(made.store, registry).updateMany(actor, workshop, ids.toReversed(), { status: 'DISABLED' })
    const [outcome, ...changed] = await Promise.all([run(id, false), many(), many(), undefined])
    expect(outcome).toMatchObject({ committed: { counts: { changed: COUNT, error: 0 } } })
    expect(changed.slice(0, 2)).toEqual([COUNT, COUNT])
    const rows = await Promise.all(ids.map(hall))
    expect(rows.map(({ sortOrder, status }) => [sortOrder, status])).toEqual(ids.map((_, at) => [COUNT - 1 - at + 10, 'DISABLED']))
  }
})

it('two who import one batch at once write it once, and two who take it back do so once', async () => {
  const { sheet } = await halls()
  const id = await checked(sheet)
  const outcomes = await Promise.allSettled([run(id, false), run(id, false), run(id, false)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of outcomes) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'import.alreadyImported' })
  const undone = await Promise.allSettled([undo(services(), visitor, id), undo(services(), visitor, id)])
  expect(undone.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of undone) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'import.alreadyUndone' })
  expect((await made.store.read(actor).of(importBatch).get(id)).state).toBe('UNDONE')
})
