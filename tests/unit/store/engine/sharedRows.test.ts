import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { role, user } from '../../../../server/domain/identity/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { operations, type Refusal, systemActor } from '../../../../server/kernel/index.ts'
import { makePlant, person } from '../../../support/samples/factories.ts'
import { testStore } from '../../../support/store/store.ts'

const outside = systemActor(0)
const ask = { plants: [0, 0], shared: 0, role: 0 }
let base: Awaited<ReturnType<typeof testStore>>
beforeAll(async () => {
  base = await testStore()
  const [a, b] = [(await makePlant(base.store)).id, (await makePlant(base.store)).id]
  await base.store.write(outside, async (uow) => {
    ask.role = (await uow.of(role).create({ roleName: 'R', roleKey: 'r', permissions: 'repair:log:list' })).id
    ask.shared = (await uow.of(user).create({ username: 'both', name: 'Both', passwordHash: 'x', plantIds: [a, b] })).id
  })
  ask.plants = [a, b]
})
afterAll(() => base.close())

describe('somebody who works in a plant that one does not see', () => {
  const update = (plantIds: number[], input: Record<string, unknown>) => {
    const actor = person(plantIds[0] ?? 0, ['*:*:*'], { plantIds })
    return operations(base.store, registry)
      .update(actor, user, ask.shared, input)
      .then(
        () => 'done',
        (refusal: Refusal) => refusal.fields.map((fault) => `${fault.field} ${fault.rule}`).join(),
      )
  }
  const one = () => [ask.plants[0] as number]

  it.each([{ name: 'X' }, { status: 'DISABLED' }, { mobile: '13800000000' }, { remark: 'x' }])('keeps %o', async (input) => {
    expect(await update(one(), input)).toBe(`${Object.keys(input)[0]} sharedPlants`)
  })
  it('keeps the roles, which hold everywhere', async () => {
    expect(await update(one(), { roleIds: [ask.role] })).toBe('roleIds sharedPlants')
  })
  it('is saved unchanged, and changed by whoever sees all the plants', async () => {
    expect(await update(one(), { name: 'Both', status: 'ENABLED' })).toBe('done')
    expect(await update(ask.plants, { remark: 'seen', roleIds: [ask.role] })).toBe('done')
  })
})
