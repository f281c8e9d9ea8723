import { addDays } from '../../../kit/words/time.ts'
import type { Board } from './roster.ts'

type Shift = Board['shifts'][number]
/** Tones of shifts in their order; those of warnings stay with what is wrong. */
const TONES = ['info', 'good', 'wait', 'neutral'] as const
export interface ShiftMark {
  readonly name: string
  /** What stands for it in a narrow cell, and the key that chooses it. */
  readonly short: string
  readonly tone: (typeof TONES)[number]
}

/** The first sign of each name that none before it has; its number where all are taken. */
export function shiftMarks(shifts: readonly Pick<Shift, 'id' | 'name'>[]): Map<string, ShiftMark> {
  const taken = new Set<string>()
  return new Map(
    shifts.map(({ id, name }, at) => {
      const short = [...name.replace(/\s/g, '')].map((sign) => sign.toUpperCase()).find((sign) => !taken.has(sign)) ?? String(at + 1)
      taken.add(short)
      return [id, { name, short, tone: TONES[at % TONES.length] ?? 'neutral' }]
    }),
  )
}
/** The shift that a key chooses: its number, or its sign. */
export function shiftOfKey(key: string, marks: ReadonlyMap<string, ShiftMark>): string | undefined {
  const ids = [...marks.keys()]
  return /^[1-9]$/.test(key) ? ids[Number(key) - 1] : ids.find((id) => marks.get(id)?.short === key.toUpperCase())
}

export type Away = 'whole' | 'half'
/** Who is away on which day. */
export function leaveMarks({ leave, days }: Pick<Board, 'leave' | 'days'>): (workerId: string, day: string) => Away | undefined {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const byKey = new Map<string, Away>()
  for (const { workerId, beginDate, endDate, beginHalf, endHalf } of leave)
    for (let day = beginDate < first ? first : beginDate; day <= endDate && day <= last; day = addDays(day, 1)) {
      const isHalf = (beginHalf && day === beginDate) || (endHalf && day === endDate)
      byKey.set(`${workerId} ${day}`, isHalf ? 'half' : 'whole')
    }
  return (workerId, day) => byKey.get(`${workerId} ${day}`)
}

export interface ClashMark {
  readonly tone: 'danger' | 'warning'
  readonly messages: readonly string[]
}
/** What is wrong with somebody's day, in the server's words. */
export function clashMarks(clashes: Board['clashes']): (workerId: string, day: string) => ClashMark | undefined {
  const byKey = new Map<string, ClashMark>()
  for (const { workerId, date, severity, message } of clashes) {
    const known = byKey.get(`${workerId} ${date}`)
    const tone = severity === 'REFUSE' || known?.tone === 'danger' ? 'danger' : 'warning'
    byKey.set(`${workerId} ${date}`, { tone, messages: [...(known?.messages ?? []), message] })
  }
  return (workerId, day) => byKey.get(`${workerId} ${day}`)
}

export interface Staffing {
  /** How many are missing, and how many there are too many. */
  readonly holes: number
  readonly surplus: number
  readonly gaps: Board['gaps']
}
const FINE: Staffing = { holes: 0, surplus: 0, gaps: [] }
/** Holes and surplus of a shift of a day, or of one position in it. */
export function staffingOf(gaps: Board['gaps']): (day: string, shiftId: string, positionId?: string) => Staffing {
  const byKey = new Map<string, { holes: number; surplus: number; gaps: Board['gaps'][number][] }>()
  for (const gap of gaps)
    for (const key of [`${gap.date} ${gap.shiftId} `, `${gap.date} ${gap.shiftId} ${gap.positionId}`]) {
      const known = byKey.get(key) ?? { holes: 0, surplus: 0, gaps: [] }
      known.gaps.push(gap)
      known.holes += Math.max(0, gap.required - gap.planned)
      known.surplus += Math.max(0, gap.planned - gap.required)
      byKey.set(key, known)
    }
  return (day, shiftId, positionId = '') => byKey.get(`${day} ${shiftId} ${positionId}`) ?? FINE
}
