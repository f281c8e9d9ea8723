import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { equipment, workshop } from '../../../server/domain/masterdata/index.ts'
import { reporter, reportLog } from '../../../server/domain/repair/index.ts'
import { operationLog } from '../../../server/domain/system/index.ts'
import type { Actor, InsertOf } from '../../../server/kernel/index.ts'
import { make, makePlant } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

let made: Awaited<ReturnType<typeof testStore>>
let actor: Actor
beforeEach(async () => {
  made = await testStore()
  actor = (await makePlant(made.store)).actor
})
afterEach(() => made.close())

const actions = async (resource: string) =>
  (await made.store.read(actor).of(operationLog).find({ resource })).map(({ action, recordTitle }) => `${action} ${recordTitle}`)

describe('the steps of a write', () => {
  it('are the same for one new row and for many: defaults, stamps and log', async () => {
    const [alone, [among, last]] = await made.store.write(actor, async (uow) => [
      await uow.of(workshop).create({ name: 'A' }),
      await uow.of(workshop).createMany([{ name: 'B' }, { name: 'C' }]),
    ])
    const own = ({ id: _, name: __, ...rest }: NonNullable<typeof among>) => rest
    expect(own(among as never)).toEqual(own(alone))
    expect(own(last as never)).toEqual(own(alone))
    expect(await actions('workshop')).toEqual(['create A', 'create B', 'create C'])
  })

  it('give each of many rows a number of its own, also where the same values are said twice, and leave given ones alone', async () => {
    const machine = await make(made.store, actor, equipment)
    const person = await make(made.store, actor, reporter)
    const told = { reportDate: made.store.now(), description: 'stands', workshopId: machine.workshopId }
    const said = { equipmentId: machine.id, reporterId: person.id, ...told } as InsertOf<typeof reportLog>
    const rows = await made.store.write(actor, (uow) => uow.of(reportLog).createMany([said, { ...said, reportNo: 'OLD-7' }, said]))
    const numbers = rows.map(({ reportNo }) => reportNo)
    expect(numbers[1]).toBe('OLD-7')
    expect([numbers[0]?.slice(-4), numbers[2]?.slice(-4)]).toEqual(['0001', '0002'])
  })

  it('write nothing at all of many rows when one of them is refused', async () => {
    const failed = made.store.write(actor, (uow) => uow.of(workshop).createMany([{ name: 'A' }, { name: 'A' }]))
    await expect(failed).rejects.toMatchObject({ fields: [{ rule: 'duplicate' }] })
    expect(await made.store.read(actor).of(workshop).count({})).toBe(0)
    expect(await actions('workshop')).toEqual([])
  })
})
