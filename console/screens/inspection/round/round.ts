import type { InspectionPointFragment, InspectionRoundQuery } from '../gen/inspection.ts'

export type RoundOrder = InspectionPointFragment
export type Round = InspectionRoundQuery['round']

interface RoundKey {
  shiftId: string | null
  date: string | null
}
/** Whether a round is the one that an address names. */
export const isSameRound = ({ shift, planDate }: Pick<Round, 'shift' | 'planDate'>, { shiftId, date }: RoundKey) =>
  shiftId !== null && shift?.id === shiftId && planDate === date

/** A round of which only its place is known. */
export const unread = ({ shiftId, date }: RoundKey): Round | undefined =>
  shiftId && date ? { shift: { id: shiftId, title: '' }, planDate: date, dueFrom: null, dueUntil: null, orders: [] } : undefined

const STANDINGS = ['todo', 'missed', 'over', 'fine', 'skipped'] as const
export type Standing = (typeof STANDINGS)[number]
export const STANDING_ICONS: Record<Standing, string | null> = {
  todo: null,
  missed: 'timer',
  over: 'alert',
  fine: 'tick',
  skipped: 'right',
}

export const STANDING_TONES: Record<Standing, string | undefined> = {
  todo: undefined,
  missed: 'warning',
  over: 'danger',
  fine: 'good',
  skipped: undefined,
}

export function standingOf({ status, isMissed, isOverRef }: Pick<RoundOrder, 'status' | 'isMissed' | 'isOverRef'>): Standing {
  if (status === 'SKIPPED') return 'skipped'
  if (status === 'DONE') return isOverRef ? 'over' : 'fine'
  return isMissed ? 'missed' : 'todo'
}

export const SHOWN = ['all', 'todo', 'over', 'missed', 'late'] as const
export type Shown = (typeof SHOWN)[number]

/** What is done late stands as what was found, and is late besides. */
export const isShown = (order: RoundOrder, shown: Shown) =>
  shown === 'all' || (shown === 'late' ? order.isLate : standingOf(order) === shown)

/** How much of the way is behind one. */
export function countsOf(orders: readonly RoundOrder[]) {
  const count = (...standings: Standing[]) => orders.filter((order) => standings.includes(standingOf(order))).length
  return {
    all: orders.length,
    done: count('fine', 'over'),
    todo: count('todo'),
    over: count('over'),
    missed: count('missed'),
    skipped: count('skipped'),
    late: orders.filter(({ isLate }) => isLate).length,
  }
}

export interface Stop {
  /** A way that comes back to a machine stops there twice. */
  key: string
  equipmentId: string
  name: string
  place: string
  /** Settled: done or skipped. */
  settled: number
  total: number
  orders: readonly RoundOrder[]
}

/** The points of a way by the machines one comes past, in the order of the way. */
export function stopsOf(orders: readonly RoundOrder[]): Stop[] {
  const stops: { first: RoundOrder; orders: RoundOrder[] }[] = []
  for (const order of orders) {
    const last = stops.at(-1)
    if (last?.first.equipmentId === order.equipmentId) last.orders.push(order)
    else stops.push({ first: order, orders: [order] })
  }
  return stops.map(({ first, orders: own }) => ({
    key: first.id,
    equipmentId: first.equipmentId,
    name: first.equipment?.title ?? `#${first.equipmentId}`,
    place: [first.equipment?.workshop?.title, first.equipment?.number].filter(Boolean).join(' · '),
    settled: own.filter(({ status }) => status !== 'PENDING').length,
    total: own.length,
    orders: own,
  }))
}

/** Somebody may record it, and may do so now: nobody has looked at a machine in a shift that is yet to come. */
export const isOpen = ({ status, actions, blocked }: Pick<RoundOrder, 'status' | 'actions' | 'blocked'>) =>
  status === 'PENDING' && actions.includes('record') && !blocked.some(({ step }) => step === 'record')

/** Where to go on: the next open point along the way, or one that was left behind. */
export function nextOpen(orders: readonly RoundOrder[], afterId: string): RoundOrder | undefined {
  const at = orders.findIndex(({ id }) => id === afterId)
  return [...orders.slice(at + 1), ...orders.slice(0, Math.max(at, 0))].find((order) => isOpen(order) && order.id !== afterId)
}

/** The reference values of the points that may be opened, each once. */
export function toRead(orders: readonly RoundOrder[]): { refValue: string; unit: string | null }[] {
  const references = orders.filter(isOpen).flatMap(({ refValue, unit }) => (refValue ? [{ refValue, unit }] : []))
  return [...new Map(references.map((one) => [JSON.stringify(one), one])).values()]
}

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/<=/g, '≤\u00a0'],
  [/>=/g, '≥\u00a0'],
  [/\s*[~〜∼]\s*/g, ' – '],
  [/\s*\|\s*/g, ' / '],
]
/** A reference value at a glance: in signs that people write, with the unit that it does not say itself. */
export function wished({ refValue, unit }: Pick<RoundOrder, 'refValue' | 'unit'>): string {
  if (!refValue) return ''
  const text = SIGNS.reduce((sum, [sign, written]) => sum.replace(sign, written), refValue)
  return unit && /\d\s*$/.test(refValue) ? `${text} ${unit}` : text
}
