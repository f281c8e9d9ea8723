import type { Dice } from './dice.ts'
import { EDGES, MANY, type Sort, WRONG } from './edges.ts'
import type { KnownRows } from './knownRows.ts'

/** Where a value goes: below which name, in rows of which type. */
export interface Place {
  readonly type: string | undefined
  readonly key: string
}
/** Texts that only one form fits and that no row shows. */
const FORMED: Readonly<Record<string, string>> = { password: 'a'.repeat(64), email: 'somebody@example.com', time: '08:00' }
/** Days, moments and times of day, which some wires take as texts. */
const TIMELY = /^\d{4}-\d\d-\d\d|^\d\d:\d\d/
/** Texts that no two rows share are likely to be unique. */
const isDistinct = (values: readonly unknown[]) => new Set(values).size === values.length

export interface ValueMaker {
  /** A value that is likely to be taken. */
  likely(sort: Sort, place: Place): unknown
  /** One at the edge of its type or beyond. */
  edge(sort: Sort, choices?: readonly unknown[]): unknown
  /** One id or several, twice the same now and then. */
  ids(known: readonly unknown[], most: number): unknown[]
}

/** Makes values for one call. `number` is that of the call: what is to be new contains it. */
export function valueMaker(dice: Dice, known: KnownRows, number: number): ValueMaker {
  /** A text like those of other rows that none of them has: digits changed, the length about the same. */
  function fresh(text: string): string {
    const mark = String(number)
    return /\d/.test(text) ? text.replace(/\d+(?=\D*$)/, (digits) => mark.padStart(digits.length, '7')) : `${text}${mark}`
  }
  function likelyText(place: Place): unknown {
    const values = known.values(place.type, place.key)
    if (!values.length) return FORMED[place.key] ?? `text ${number}`
    const value = dice.pick(values)
    return typeof value === 'string' && !TIMELY.test(value) && isDistinct(values) && dice.chance(0.7) ? fresh(value) : value
  }
  function moment(place: Place): string {
    const values = known.values(place.type, place.key)
    return String(dice.pick(values.length ? values : known.values(place.type, 'createdAt')) ?? EDGES.DateTime[0])
  }
  function likely(sort: Sort, place: Place): unknown {
    const values = known.values(place.type, place.key)
    if (sort === 'ID') return dice.pick(known.targets(place.type, place.key))
    if (sort === 'String') return likelyText(place)
    if (sort === 'DateTime') return moment(place)
    if (sort === 'Date') return moment(place).slice(0, 10)
    if (values.length && dice.chance(0.8)) return dice.pick(values)
    return sort === 'Boolean' ? dice.chance(0.5) : sort === 'Time' ? '08:00' : 1 + dice.below(5)
  }
  function edge(sort: Sort, choices: readonly unknown[] = []): unknown {
    if (dice.chance(0.1)) return null
    const valid = sort === 'Enum' ? choices : EDGES[sort]
    return dice.chance(0.1) || !valid.length ? dice.pick(WRONG[sort]) : dice.pick(valid)
  }
  function ids(ofRows: readonly unknown[], most: number): unknown[] {
    const some = dice.some(ofRows, 1 + dice.below(most))
    if (dice.chance(0.1)) some.push(some[0])
    if (dice.chance(0.05)) some.push(dice.pick(EDGES.ID))
    return dice.chance(0.02) ? [...dice.pick(MANY)] : some
  }
  return { likely, edge, ids }
}
