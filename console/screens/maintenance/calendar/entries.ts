import type { ResourceName } from '../../../kit/gen/resources.ts'
import type { MaintenanceCalendarQuery } from './gen/calendar.ts'

export type Day = MaintenanceCalendarQuery['days'][number]
export type Order = Day['orders'][number]
export type Planned = Day['planned'][number]

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

/** Orders that were voided are not in the calendar. */
const stateOf = ({ isOverdue, status }: Order): State => (isOverdue ? 'OVERDUE' : status === 'VOIDED' ? 'CANCELLED' : status)

const ofOrder = (order: Order): Entry => ({
  key: `o${order.id}`,
  of: 'maintenanceOrder',
  id: order.id,
  day: order.planDate,
  state: stateOf(order),
  machine: order.equipment?.title ?? '',
  what: order.checkName,
  owner: order.owner?.title ?? '',
  number: order.maintNo,
})

/** Many plans carry the name of their machine, which stands above it already. */
const without = (machine: string, name: string) => (name.startsWith(machine) && name.slice(machine.length).trim()) || name

const ofPlan = (occurrence: Planned, date: string): Entry => ({
  key: `p${occurrence.planId}.${date}`,
  of: 'maintenancePlan',
  id: occurrence.planId,
  day: date,
  state: 'PLANNED',
  machine: occurrence.equipmentName,
  what: without(occurrence.equipmentName, occurrence.name),
  owner: occurrence.ownerName ?? '',
  level: occurrence.maintLevel,
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
      [...orders.map(ofOrder), ...planned.map((occurrence) => ofPlan(occurrence, date))].filter(fits).sort((a, b) => place(a) - place(b)),
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
