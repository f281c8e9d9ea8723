import { afterAll, beforeAll, expect, it } from 'vitest'
import { shiftHandover, shiftHandoverFlow, shiftHandoverItem, shiftHandoverItemFlow } from '../../server/domain/handover/index.ts'
import { pointsTemplate, templatePoint } from '../../server/domain/maintenance/index.ts'
import { openRivalShop, type RivalShop, type Row } from '../support/store/rivalShop.ts'
import { type Outcome, outcomesAtOnce } from '../support/stories/atOnce.ts'

const rounds = Array.from({ length: 6 }, (_, nth) => nth)
let shop: RivalShop
beforeAll(async () => {
  shop = await openRivalShop()
})
afterAll(async () => {
  expect(await shop.rivals.faults()).toEqual([])
  expect({ deadlocks: await shop.rivals.close() }).toEqual({ deadlocks: 0 })
})

it('a handover is signed with the points that were taken, and what is written afterwards says so', async () => {
  for (const _ of rounds) {
    const handover = await shop.row(shiftHandover, { state: 'HANDED' })
    const [first, second] = [
      await shop.row(shiftHandoverItem, { handoverId: handover.id }),
      await shop.row(shiftHandoverItem, { handoverId: handover.id, isStanding: true }),
    ]
    await shop.step(shiftHandoverItemFlow.take, first)
    const note: { row?: Row } = {}
    const outcomes = await outcomesAtOnce([
      () => shop.step(shiftHandoverItemFlow.ask, second, { question: '?' }),
      () => shop.step(shiftHandoverFlow.takeGroup, handover, { group: 'STANDING' }),
      () => shop.step(shiftHandoverFlow.sign, handover),
      async () => {
        note.row = await shop.create(shiftHandoverItem, { handoverId: handover.id, title: '补充' })
      },
    ])
    expect(outcomes.filter((one) => one.startsWith('fault') || one === 'stale')).toEqual([])
    const items = await shop.find(shiftHandoverItem, { handoverId: handover.id })
    const isSigned = (await shop.now(shiftHandover, handover)).state === 'SIGNED'
    expect(isSigned).toBe(outcomes[2] === 'ok')
    if (isSigned) expect(items.filter(({ state, isLater }) => state !== 'TAKEN' && !isLater)).toEqual([])
  }
})

it('a template keeps its cycle for the line that is added without one', async () => {
  for (const _ of rounds) {
    const template = await shop.create(pointsTemplate, { name: `T${Math.random()}`, hasMaint: true, maintCycle: 3 })
    const line = { templateId: template.id, kind: 'MAINT', name: '换油', pointName: '油箱', checkName: '换油' }
    const [added, changed] = (await outcomesAtOnce([
      () => shop.create(templatePoint, line),
      () => shop.update(pointsTemplate, template, { maintCycle: null }),
    ])) as [Outcome, Outcome]
    expect([
      ['ok', 'maintCycle neededByLine'],
      ['maintCycle cycleOfEither', 'ok'],
    ]).toContainEqual([added, changed])
  }
})
