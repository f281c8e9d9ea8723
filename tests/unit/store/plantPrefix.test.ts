import { afterAll, beforeAll, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import { plant } from '../../../server/domain/masterdata/index.ts'
import { reportLog } from '../../../server/domain/repair/index.ts'
import { type Actor, operations, systemActor } from '../../../server/kernel/index.ts'
import { make, makePlant } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

let base: Awaited<ReturnType<typeof testStore>>
beforeAll(async () => {
  base = await testStore()
})
afterAll(() => base.close())

const setPrefix = (id: number, numberPrefix: string | null) =>
  base.store.write(systemActor(0), async (uow) => {
    const [row] = await uow.of(plant).lockWhere({ id })
    if (row) await uow.of(plant).patch(row, { numberPrefix })
  })
const reported = async (actor: Actor) => {
  const { id } = await make(base.store, actor, reportLog)
  const [row] = await base.store.read(actor).of(reportLog).find({ id })
  return String(row?.reportNo)
}
const counterOf = (number: string) => Number(number.split('-')[1])

it('begins the numbers of a plant with its prefix and counts on without a gap when that changes', async () => {
  const [first, second] = [await makePlant(base.store), await makePlant(base.store)]
  expect(await reported(first.actor)).toMatch(/^BX\d{8}-0001$/)
  await setPrefix(first.id, 'SZ')
  const prefixed = [await reported(first.actor), await reported(first.actor)]
  expect(prefixed.map((number) => number.replace(/\d{8}/, ''))).toEqual(['SZBX-0002', 'SZBX-0003'])
  await setPrefix(first.id, 'A1B2')
  expect(await reported(first.actor)).toMatch(/^A1B2BX\d{8}-0004$/)
  await setPrefix(first.id, null)
  expect(await reported(first.actor)).toMatch(/^BX\d{8}-0005$/)
  expect(await reported(second.actor)).toMatch(/^BX\d{8}-0001$/)
})

it('gives the number of a unit that is rolled back to the next one', async () => {
  const { id, actor } = await makePlant(base.store)
  await setPrefix(id, 'FS')
  const before = counterOf(await reported(actor))
  const template = await base.store.read(actor).of(reportLog).find({})
  const { id: _id, reportNo: _no, ...values } = template[0] as Record<string, unknown>
  await expect(
    base.store.write(actor, async (uow) => {
      await uow.of(reportLog).create(values as never)
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  expect(counterOf(await reported(actor))).toBe(before + 1)
})

it('accepts four capital letters or digits', async () => {
  const { id } = await makePlant(base.store)
  expect(await operations(base.store, registry).update(systemActor(0), plant, id, { numberPrefix: 'A1B2' })).toMatchObject({
    numberPrefix: 'A1B2',
  })
})

it.each(['sz', 'ABCDE', 'S-', '苏州', ' '])('refuses the prefix “%s”', async (numberPrefix) => {
  const { id } = await makePlant(base.store)
  await expect(operations(base.store, registry).update(systemActor(0), plant, id, { numberPrefix })).rejects.toThrow()
})
