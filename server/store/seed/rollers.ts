import { businessDay } from '../../kernel/index.ts'
import type { Plant, Row } from './plants.ts'
import type { Random } from './random.ts'
import { livesOf } from './rollerLives.ts'
import { type Rollers, yardOf } from './rollerYard.ts'

/** Rollers of both plants with months of logs and repairs; where each of them is follows from the last that happened to it. */
export function rollersOf(
  random: Random,
  plants: readonly Plant[],
  { stamps, ...clock }: { now: number; offset: number; stamps: Row },
): Rollers {
  const made: Rollers = { rollerOperation: [], rollerOperator: [], rollerRepairer: [], roller: [], rollerLog: [], repairs: [] }
  const today = businessDay(new Date(clock.now), clock.offset)
  for (const plant of plants) {
    livesOf(random, yardOf(plant, random, { made, stamps }), { ...clock, today, made })
  }
  made.repairs.sort((a, b) => a.events[0].at - b.events[0].at)
  const logs = made.rollerLog.sort((a, b) => Number(a.createdAt) - Number(b.createdAt)).map((row, at) => ({ ...row, id: at + 1 }))
  return { ...made, rollerLog: logs }
}
