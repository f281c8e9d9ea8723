import { diceOf } from '../../support/random/dice.ts'
import { act } from '../actors/act.ts'
import { CAST } from '../actors/cast.ts'
import type { Fault } from './faults.ts'

const [PEOPLE_LEAST, PEOPLE_MORE] = [2, 3]
/** How often all of them want the same. */
const ALIKE = 0.6
/** How often a connection is cut meanwhile, and after how many statements for each of them at most. */
const [CUT, STATEMENTS] = [0.2, 60]
const DICE = 7919

/** People of a plant at work in the same moment. Those who want the same take the same rows: two repairers accept one report. */
export const TOGETHER: readonly Fault[] = [
  {
    name: 'peopleTogether',
    weight: 14,
    on: 'postgresql',
    async injectFault(world) {
      const { dice, seed, step } = world
      const first = dice.pick(CAST.filter(({ kind }) => kind !== 'administrator' && kind !== 'legacy'))
      const isAlike = dice.chance(ALIKE)
      const others = CAST.filter(
        ({ plantId, kind }) => plantId === first.plantId && (isAlike ? kind === first.kind : kind !== 'administrator'),
      )
      const count = PEOPLE_LEAST + dice.below(PEOPLE_MORE)
      const people = [first, ...Array.from({ length: count - 1 }, () => dice.pick(others))]
      if (dice.chance(CUT)) world.disk.cutAfter = dice.below(STATEMENTS * count)
      await world.together(
        people.map((person, nth) => ({
          dice: diceOf(seed ^ DICE, step + (isAlike ? 0 : nth)),
          name: `.${nth}`,
          work: () => act(world, person),
        })),
      )
      world.disk.cutAfter = Number.POSITIVE_INFINITY
    },
  },
]
