import type { DispatchBoardQuery } from './gen/dispatch.ts'

export type Board = DispatchBoardQuery['board']
export type Item = Board['items'][number]
export type Person = Board['people'][number]
export type Suggestion = Item['suggestions'][number]
export type Past = Item['past'][number]

export const keyOf = ({ kind, records }: Pick<Item, 'kind' | 'records'>) => `${kind}.${records[0]?.id ?? ''}`

/** A row of the queue; one that somebody has assigned meanwhile stays where it was for a while, so that nothing jumps under the pointer. */
export interface QueueEntry {
  readonly key: string
  readonly item: Item
  readonly isGone: boolean
}

/** The rows to show: what waits in its order, and what has gone at the place where it was. */
export function entriesOf(items: readonly Item[], previous: readonly QueueEntry[], hidden: ReadonlySet<string>): QueueEntry[] {
  const present = items.filter((item) => !hidden.has(keyOf(item))).map((item) => ({ key: keyOf(item), item, isGone: false }))
  const known = new Set(items.map(keyOf))
  const entries: QueueEntry[] = [...present]
  for (const [at, { key, item }] of previous.entries())
    if (!known.has(key) && !hidden.has(key)) entries.splice(Math.min(at, entries.length), 0, { key, item, isGone: true })
  return entries
}

/** The row to begin with: the first one for which somebody is suggested, as the rest of those that wait need no hands yet. */
export const firstEntry = (entries: readonly QueueEntry[]): QueueEntry | undefined =>
  entries.find(({ isGone, item }) => !isGone && item.suggestions.length > 0) ?? entries.find(({ isGone }) => !isGone)

/** The row `by` rows from the chosen one, past those that have gone; the first one where none is chosen. */
export function neighbourOf(entries: readonly QueueEntry[], key: string | null, by: 1 | -1): string | null {
  const open = entries.filter((one) => !one.isGone || one.key === key)
  const at = open.findIndex((one) => one.key === key)
  if (at < 0) return open[0]?.key ?? null
  return open[Math.min(open.length - 1, Math.max(0, at + by))]?.key ?? null
}

/** Whom a row would be assigned to as long as nobody else is picked. */
export const suggestedFor = (item: Item | undefined): string | null => item?.suggestions[0]?.repairerId ?? null

const PRESENCE: readonly Person['presence'][] = ['ON_SHIFT', 'UNPLANNED', 'OFF_SHIFT', 'ABSENT', 'ON_LEAVE']
/** Not there, so that nothing can be assigned to them here. */
export const isAway = ({ presence }: Pick<Person, 'presence'>): boolean => presence === 'ON_LEAVE' || presence === 'ABSENT'
const needsTrade = (craft: Item['craft'] | undefined) => craft && craft !== 'OTHER'
export const hasTrade = (person: Person, item: Item | undefined): boolean => !needsTrade(item?.craft) || person.craft === item?.craft

/** People for a row: those who are suggested, then who is there, has the trade and has least to do. */
export function peopleFor(people: readonly Person[], item: Item | undefined): Person[] {
  const rank = new Map(item?.suggestions.map(({ repairerId }, at) => [repairerId, at]))
  const rankOf = (one: Person) => rank.get(one.repairerId) ?? rank.size
  const orderOf = (one: Person) => PRESENCE.indexOf(one.presence) * 2 + (hasTrade(one, item) ? 0 : 1)
  return people.slice().sort((a, b) => rankOf(a) - rankOf(b) || orderOf(a) - orderOf(b) || a.loadHours - b.loadHours)
}

/** What a row says of somebody: parts of it alone, so that whoever stays the same for the next row is not drawn anew. */
export function factsFor(person: Person, item: Item | undefined) {
  const isThey = ({ repairerId }: { readonly repairerId: string }) => repairerId === person.repairerId
  return {
    suggestion: item?.suggestions.find(isThey),
    craft: item?.craft ?? null,
    past: item?.past.find(isThey),
    isOfTrade: hasTrade(person, item),
  }
}

/** How much of a shift open work fills, from 0; more than 1 is more than fits. */
export const shareOfShift = ({ loadHours, shiftMinutes }: Person, usualMinutes = 480): number =>
  (loadHours * 60) / (shiftMinutes || usualMinutes)

/** Who has a machine of a row in hand by now: names, for whoever comes second. */
export const ownersOf = (people: readonly Person[], item: Item): string[] =>
  people.filter(({ work }) => work.some(({ equipmentName }) => equipmentName === item.equipmentName)).map(({ name }) => name)

export const VIEWS = ['ALL', 'STOPPED', 'REPORT', 'DUE', 'PARTS'] as const
export type View = (typeof VIEWS)[number]
const DUE: readonly Item['kind'][] = ['DEBT', 'MAINTENANCE', 'INSPECTION']
/** Whether a tab above the queue shows a row. */
export function isInView({ kind, isStopped }: Item, view: View): boolean {
  if (view === 'STOPPED') return isStopped
  if (view === 'DUE') return DUE.includes(kind)
  return view === 'ALL' || view === kind
}
