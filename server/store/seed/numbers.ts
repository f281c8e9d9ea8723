import { businessDay } from '../../kernel/index.ts'
import type { Row } from './plants.ts'
import type { Draft } from './tell.ts'

const DIGITS = 4

/** Gives document numbers as the series would, and keeps where each of them stands so that the next one goes on. */
export function numbering(offset: number) {
  const last = new Map<string, { plantId: number; prefix: string; day: string; last: number; at: Date }>()
  return {
    next(prefix: string, { plantId, events: [{ at }] }: Draft): string {
      const day = businessDay(new Date(at), offset).replaceAll('-', '')
      const key = `${plantId} ${prefix} ${day}`
      const counter = { plantId, prefix, day, last: (last.get(key)?.last ?? 0) + 1, at: new Date(Math.round(at)) }
      last.set(key, counter)
      return `${prefix}${day}-${String(counter.last).padStart(DIGITS, '0')}`
    },
    rows: (): Row[] => [...last.values()].map(({ at, ...counter }, index) => ({ id: index + 1, ...counter, createdAt: at, updatedAt: at })),
  }
}
