import { daysBetween } from '../../../kernel/index.ts'

export const REST = '-'
export interface Rotation {
  readonly cycle: string
  readonly beginDate: string
  readonly offsetDays: number
}

/** The letter of the cycle that a team stands at on a day, before the cycle began too; rest where there is none. */
export function letterOn({ cycle, beginDate, offsetDays }: Rotation, day: string): string {
  const { length } = cycle
  if (!length) return REST
  const at = (daysBetween(beginDate, day) + offsetDays) % length
  return cycle[(at + length) % length] as string
}

/** Cycles that many plants work by: how many teams share one, and how far the next team is ahead of the one before. */
export const READY_PATTERNS = {
  FOUR_ON_TWO_OFF: { cycle: 'AAAA--', teams: 3, step: 2 },
  DUPONT: { cycle: 'BBBB---AAA-BBB---AAAA-------', teams: 4, step: 7 },
  TWO_TWO_THREE: { cycle: 'AA--AAA--AA---BB--BBB--BB---', teams: 4, step: 7 },
  THREE_SHIFTS_FOUR_TEAMS: { cycle: 'AABBCC--', teams: 4, step: 2 },
} as const
export type ReadyPattern = keyof typeof READY_PATTERNS
