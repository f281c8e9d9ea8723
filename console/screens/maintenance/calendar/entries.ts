import type { ResourceName } from '../../../kit/gen/resources.ts'

type Titled = { id: string; title: string } | null

export interface Order {
  id: string
  maintNo: string
  checkName: string
  planDate: string
  status: 'PENDING' | 'IN_PROGRESS' | 'DONE' | 'CANCELLED'
  isOverdue: boolean
  equipment: Titled
  owner: Titled
}
export interface Planned {
  planId: string
  name: string
  equipmentId: string
  equipmentName: string
  ownerName: string | null
  maintLevel: number
}
export interface Day {
  date: string
  isRest: boolean
  more: number
  orders: readonly Order[]
  planned: readonly Planned[]
}

export const STATES = ['OVERDUE', 'PENDING', 'IN_PROGRESS', 'DONE', 'CANCELLED', 'PLANNED'] as const
export type State = (typeof STATES)[number]

export const TONES = {
  OVERDUE: 'danger',
  PENDING: 'quiet',
  IN_PROGRESS: 'info',
  DONE: 'good',
  CANCELLED: 'quiet',
  PLANNED: 'quiet',
} as const satisfies Record<State, string>

/** An order, or a turn of a plan that has none yet, as it stands on a day. */
export interface Entry {
  key: string
  of: ResourceName
  id: string
  day: string
  state: State
  machine: string
  what: string
  owner: string
  /** What else is worth a line where there is room: its number, or its level. */
  number?: string
  level?: number
}

const ofOrder = (order: Order): Entry => ({
  key: `o${order.id}`,
  of: 'maintenanceOrder',
  id: order.id,
  day: order.planDate,
  state: order.isOverdue ? 'OVERDUE' : order.status,
  machine: order.equipment?.title ?? '',
  what: order.checkName,
  owner: order.owner?.title ?? '',
  number: order.maintNo,
})

/** Many plans carry the name of their machine, which stands above it already. */
const without = (machine: string, name: string) => (name.startsWith(machine) && name.slice(machine.length).trim()) || name

const ofPlan = (turn: Planned, date: string): Entry => ({
  key: `p${turn.planId}.${date}`,
  of: 'maintenancePlan',
  id: turn.planId,
  day: date,
  state: 'PLANNED',
  machine: turn.equipmentName,
  what: without(turn.equipmentName, turn.name),
  owner: turn.ownerName ?? '',
  level: turn.maintLevel,
})

export interface Narrowed {
  owner: string
  machine: string
}

/** What stands on each day, what needs somebody first. */
export function entriesOf(days: readonly Day[], { owner, machine }: Narrowed): ReadonlyMap<string, readonly Entry[]> {
  const fits = (entry: Entry) => (!owner || entry.owner === owner) && (!machine || entry.machine === machine)
  const place = (entry: Entry) => STATES.indexOf(entry.state)
  return new Map(
    days.map(({ date, orders, planned }) => [
      date,
      [...orders.map(ofOrder), ...planned.map((turn) => ofPlan(turn, date))].filter(fits).sort((a, b) => place(a) - place(b)),
    ]),
  )
}

/** How many of each state, over some days. */
export function countsOf(entries: ReadonlyMap<string, readonly Entry[]>, days: readonly string[]): ReadonlyMap<State, number> {
  const counts = new Map<State, number>()
  for (const day of days) for (const { state } of entries.get(day) ?? []) counts.set(state, (counts.get(state) ?? 0) + 1)
  return counts
}

/** Everything that one could narrow the calendar down to. */
export function namesIn(days: readonly Day[], name: 'owner' | 'machine'): string[] {
  const all = [...entriesOf(days, { owner: '', machine: '' }).values()].flat().map((entry) => entry[name])
  return [...new Set(all)].filter(Boolean).sort((a, b) => a.localeCompare(b, 'zh-CN'))
}

/** As many as a cell has room for; one line is kept for the others, however many they are. */
export function fitting(entries: readonly Entry[], room: number): readonly Entry[] {
  return entries.length > room ? entries.slice(0, room - 1) : entries
}
