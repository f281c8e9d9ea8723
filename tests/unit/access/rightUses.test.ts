import { afterAll, beforeAll, expect, it } from 'vitest'
import { rightUse } from '../../../server/domain/identity/index.ts'
import { registry } from '../../../server/domain/index.ts'
import { can, operations, type ResourceDef, systemActor } from '../../../server/kernel/index.ts'
import { entered, ORIGIN, PASSWORD, type Scene, setUp } from './people.ts'

const DAY = 86_400_000
let scene: Scene
beforeAll(async () => {
  scene = await setUp()
})
afterAll(() => scene.close())

const rows = async (userId: number) =>
  (await scene.store.read(systemActor(0)).of(rightUse).find({ userId })).map(({ tag, usedOn }) => `${tag} ${usedOn}`).sort()

it('notes the day of the last use of each right, once a day, and only of what is done', async () => {
  const user = await scene.addUser()
  // A process of its own, whose closing writes what it has noted.
  let access = scene.another()
  const { token } = entered(await access.login({ username: user.username, password: PASSWORD }, ORIGIN))
  let { actor } = await access.authenticate(`Bearer ${token}`, ORIGIN)
  const ops = operations(scene.store, registry)
  const reports = registry.byName('reportLog') as ResourceDef
  const writes: number[] = []
  scene.store.onChange(({ resources }) => {
    if (resources.includes('rightUse')) writes.push(1)
  })
  expect(can(actor, 'repair:report:add')).toBe(true)
  for (let i = 0; i < 3; i++) await ops.list(actor, reports, {})
  await expect(ops.remove(actor, reports, [1])).rejects.toMatchObject({ code: 'forbidden' })
  expect([await rows(user.id), writes]).toEqual([[], []])
  await access.close()
  expect([await rows(user.id), writes.length]).toEqual([['repair:report:list 2026-11-18'], 1])

  scene.clock.forward(DAY)
  access = scene.another()
  const again = entered(await access.login({ username: user.username, password: PASSWORD }, ORIGIN))
  actor = (await access.authenticate(`Bearer ${again.token}`, ORIGIN)).actor
  await ops.list(actor, reports, {})
  await access.close()
  expect(await rows(user.id)).toEqual(['repair:report:list 2026-11-19'])
})
