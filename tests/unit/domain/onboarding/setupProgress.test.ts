import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { user } from '../../../../server/domain/identity/index.ts'
import { equipment, plant, workshop } from '../../../../server/domain/masterdata/index.ts'
import { setupProgress } from '../../../../server/domain/onboarding/index.ts'
import { builtInConfig, config, SETUP_CHECKLIST } from '../../../../server/domain/system/index.ts'
import { wallDisplay } from '../../../../server/domain/wall/index.ts'
import { systemActor } from '../../../../server/kernel/index.ts'
import { words } from '../../../../server/platform/words.ts'
import { seedBase, syncBuiltIns } from '../../../../server/setup/index.ts'
import { testStore } from '../../../support/store/store.ts'

let base: Awaited<ReturnType<typeof testStore>>
let plantId: number

beforeAll(async () => {
  base = await testStore()
  await syncBuiltIns(base.store, words('zh'), words('en'))
  await seedBase(base.store, { adminPasswordHash: 'x' })
  const [first] = await base.store.read(systemActor(0)).of(plant).find({})
  plantId = Number(first?.id)
})
afterAll(() => base.close())

const actor = () => systemActor(plantId)
const progress = () => setupProgress(base.store.read(actor()))
const doneSteps = async () => (await progress()).steps.filter(({ isDone }) => isDone).map(({ name }) => name)
const mark = (configValue: string) =>
  base.store.write(actor(), async (uow) => {
    const [row] = await uow.of(config).lockWhere({ configKey: SETUP_CHECKLIST })
    if (row) await uow.of(config).patch(row, { configValue })
  })

describe('the checklist of an empty installation', () => {
  it('has six steps, none of which is done', async () => {
    const { isOpen, steps } = await progress()
    expect(isOpen).toBe(true)
    expect(steps.map(({ name, isDone }) => [name, isDone])).toEqual(
      ['plant', 'workshops', 'machines', 'labels', 'people', 'walls'].map((name) => [name, false]),
    )
  })

  it('counts what is added, in this plant alone', async () => {
    await base.store.write(actor(), async (uow) => {
      const hall = await uow.of(workshop).create({ name: 'Hall 1' })
      await uow.of(equipment).create({ number: 'M-1', name: 'Press 1', workshopId: hall.id })
    })
    expect(await doneSteps()).toEqual(['workshops', 'machines'])
    const { id: otherId } = await base.store.write(systemActor(0), (uow) => uow.of(plant).create({ name: 'Other', code: 'P9' }))
    const other = await setupProgress(base.store.read(systemActor(otherId)))
    expect(other.steps.find(({ name }) => name === 'workshops')).toEqual({ name: 'workshops', count: 0, isDone: false })
  })

  it('takes a wall as paired once its screen was seen, and people from the second on', async () => {
    await base.store.write(actor(), async (uow) => {
      await uow.of(wallDisplay).create({ name: 'Wall 1' })
      await uow.of(user).create({ username: 'two', name: 'Two', passwordHash: 'x', roleIds: [], plantIds: [plantId] })
    })
    expect(await doneSteps()).toContain('people')
    expect(await doneSteps()).not.toContain('walls')
    await base.store.write(actor(), async (uow) => {
      const [wall] = await uow.of(wallDisplay).lockWhere({})
      if (wall) await uow.of(wallDisplay).patch(wall, { lastSeenAt: uow.now })
    })
    expect(await doneSteps()).toContain('walls')
  })

  it('lets an administrator mark a step, and dismiss the list for the whole installation', async () => {
    await mark('labels')
    expect(await doneSteps()).toContain('labels')
    await mark('labels,off')
    expect((await progress()).isOpen).toBe(false)
  })

  it('refuses any other value of the parameter', () => {
    const known = builtInConfig(SETUP_CHECKLIST)
    expect(['none', 'labels', 'labels,walls,off', 'off'].filter((value) => !known?.accepts(value))).toEqual([])
    expect(['', 'on', 'labels;off', 'plants'].filter((value) => known?.accepts(value))).toEqual([])
  })
})
