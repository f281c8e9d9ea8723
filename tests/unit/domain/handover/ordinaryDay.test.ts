import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shiftHandover, shiftHandoverFlow, shiftHandoverItem, shiftHandoverItemFlow } from '../../../../server/domain/handover/index.ts'
import { areas, registry } from '../../../../server/domain/index.ts'
import { type Actor, operations, type RowOf, systemActor, type Transition } from '../../../../server/kernel/index.ts'
import { person } from '../../../support/samples/factories.ts'
import { demoStore } from '../../../support/store/demoStore.ts'
import { fixedClock } from '../../../support/store/store.ts'
import { MINUTE } from '../shop.ts'

type Item = RowOf<typeof shiftHandoverItem>
/** A Saturday before noon. */
const clock = fixedClock('2026-11-21T03:40:00.000Z')
let base: Awaited<ReturnType<typeof demoStore>>
beforeAll(async () => {
  base = await demoStore(clock)
})
afterAll(() => base.close())

const PLANTS = [1, 2]
const GROUPS = shiftHandoverFlow.takeGroup.input.group.values ?? []
const groupOf = ({ isStanding, kind }: Item) => (isStanding ? 'STANDING' : kind)
const itemsOf = (plantId: number, handoverId: number): Promise<Item[]> =>
  base.store.read(systemActor(plantId)).of(shiftHandoverItem).find({ handoverId })

/** Hands over and signs as two leads do. Out: how many touches the points asked of the one who takes over. */
async function handOn(plantId: number, id: number): Promise<number> {
  const by = (userId: number): Actor => ({ ...person(plantId, ['*:*:*']), userId })
  const act = operations(base.store, registry)
  const step = (actor: Actor, flow: unknown, of: number, input: object = {}) =>
    act.step(actor, flow as Transition<never>, of, input as never)
  const silent = (await itemsOf(plantId, id)).filter(({ needsReason, explanation }) => needsReason && !explanation)
  for (const item of silent) await act.update(by(1), shiftHandoverItem, item.id, { explanation: '待料' } as never)
  await step(by(1), shiftHandoverFlow.handOver, id)
  const items = await itemsOf(plantId, id)
  const groups = [...new Set(items.map(groupOf))].filter((group) => GROUPS.includes(group))
  for (const group of groups) await step(by(2), shiftHandoverFlow.takeGroup, id, { group })
  const single = items.filter((item) => !groups.includes(groupOf(item)))
  for (const item of single) await step(by(2), shiftHandoverItemFlow.take, item.id)
  await step(by(2), shiftHandoverFlow.sign, id)
  return groups.length + single.length
}

describe('handovers of an ordinary Saturday', () => {
  it('ask whoever takes over for twelve touches at most, though three times as much stands', { timeout: 60_000 }, async () => {
    const counts: { plantId: number; items: number; touches: number }[] = []
    const rounds = areas.flatMap((area) => area.scheduledTasks ?? [])
    for (let half = 0; half < 48; half++) {
      for (const plantId of PLANTS) {
        for (const round of rounds) await round.run(base.store, systemActor(plantId))
        for (const { id } of await base.store.read(systemActor(plantId)).of(shiftHandover).find({ state: 'OPEN' })) {
          const items = (await itemsOf(plantId, id)).length
          counts.push({ plantId, items, touches: await handOn(plantId, id) })
        }
      }
      clock.forward(30 * MINUTE)
    }
    expect(counts.length).toBe(6)
    for (const { items, touches } of counts) {
      expect(touches).toBeLessThanOrEqual(12)
      expect(items).toBeGreaterThan(3 * touches)
    }
  })
})
