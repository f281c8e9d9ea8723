import { afterAll, beforeAll, expect, it } from 'vitest'
import { eachPlant } from '../../../server/jobs/eachPlant.ts'
import { reasonOf } from '../../../server/jobs/reason.ts'
import { makePlant } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

let base: Awaited<ReturnType<typeof testStore>>
const plants: number[] = []
beforeAll(async () => {
  base = await testStore()
  for (let n = 0; n < 3; n++) plants.push((await makePlant(base.store)).id)
})
afterAll(() => base.close())

const steps: [number, number][] = []
const over = (work: (plantId: number) => Promise<number>) =>
  eachPlant({ store: base.store, progress: async (done, of) => void steps.push([done, of]) }, ({ plantId }) => work(plantId))

it('counts by plant and leaves zeros out', async () => {
  expect(await over(async (id) => (id === plants[1] ? 0 : id * 10))).toEqual(
    Object.fromEntries([plants[0], plants[2]].map((id) => [id, (id as number) * 10])),
  )
})

it('goes on after a plant in which it fails, and says in the end where and why', async () => {
  const done: number[] = []
  steps.length = 0
  const [first, second, third] = plants
  const failed = over(async (id) => {
    done.push(id)
    if (id === first) throw new Error('Failed query: insert into "maintenance_order" values ($1)\nparams: 1')
    if (id === second) throw new Error('connect ECONNREFUSED postgres://u:p@db:5432/base\n    at Somewhere')
    return 1
  })
  const error = (await failed.catch((e: unknown) => e)) as AggregateError
  expect(error.errors).toHaveLength(2)
  expect(done).toEqual([first, second, third])
  expect(steps.at(-1)).toEqual([3, 3])
  expect(reasonOf(error.message)).toBe(
    `plant ${first}: Failed query; the log of the server has it; plant ${second}: connect ECONNREFUSED postgres://…`,
  )
})
