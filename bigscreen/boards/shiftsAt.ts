import type { Schedule } from '../live.ts'

export type Day = Schedule['days'][number]
export type Shift = Day['shifts'][number]
type Person = Shift['places'][number]['people'][number]

export interface AtWork {
  /** The day to which the shifts at work belong: last night's is of yesterday until the morning. Between shifts the business day. */
  readonly day: Day | undefined
  readonly on: readonly Shift[]
  /** The next ones to begin, which begin together. */
  readonly next: readonly Shift[]
}

/** Who is at work at a moment, and who comes next, out of the days of the last message. */
export function shiftsAt({ days, today }: Pick<Schedule, 'days' | 'today'>, now: number): AtWork {
  const isOn = ({ beginsAt, endsAt }: Shift) => Date.parse(beginsAt) <= now && now < Date.parse(endsAt)
  const all = days.flatMap((day) => day.shifts)
  const later = all.filter(({ beginsAt }) => Date.parse(beginsAt) > now)
  const first = Math.min(...later.map(({ beginsAt }) => Date.parse(beginsAt)))
  return {
    day: days.findLast((day) => day.shifts.some(isOn)) ?? days.find(({ date }) => date === today),
    on: all.filter(isOn),
    next: later.filter(({ beginsAt }) => Date.parse(beginsAt) === first),
  }
}

export interface Line {
  readonly key: string
  /** Empty where the line goes on with the people of the one above. */
  readonly place: string
  readonly people: readonly Person[]
}

/** A line for each position with its machine, and one more for every few people beyond those that fit beside each other. */
export function linesOf(shifts: readonly Shift[], each: number): Line[] {
  const groups = new Map<string, Person[]>()
  for (const { positionName, equipmentName, people } of shifts.flatMap((one) => one.places)) {
    const place = [positionName, equipmentName].filter(Boolean).join(' · ')
    groups.set(place, [...(groups.get(place) ?? []), ...people])
  }
  return [...groups].flatMap(([place, people]) => {
    const count = Math.max(1, Math.ceil(people.length / each))
    return Array.from({ length: count }, (_, at) => ({
      key: `${place} ${at}`,
      place: at ? '' : place,
      people: people.slice(at * each, (at + 1) * each),
    }))
  })
}

/** What formatted text says, line by line. Nothing of it is drawn as it came. */
export function plainText(html: string): string {
  const lined = html.replace(/<\/(?:p|li|h\d|div)>|<br\s*\/?>/gi, '\n')
  return (new DOMParser().parseFromString(lined, 'text/html').body.textContent ?? '').replace(/\n{2,}/g, '\n').trim()
}
