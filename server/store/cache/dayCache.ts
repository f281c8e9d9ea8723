import {
  addDays,
  type DayColumns,
  type DayPage,
  type DayPages,
  type DayRange,
  daysBetween,
  daysFrom,
  type ResourceDef,
} from '../../kernel/index.ts'
import { fieldsMoved } from '../read/rowDeltas.ts'
import { columnsOf, type DaySource, KeyValues, loadDays } from './dayLoading.ts'
import type { Written } from './resultCache.ts'

/** Days read per statement, few enough that parsing the result takes only a moment. */
const DAYS_READ = 31
/** Concurrent statements per request; other requests read too. */
const LANES = 2
/** Most cached numbers in total, up to eight bytes each. */
const NUMBERS_MAX = 8_000_000

interface CachedPage {
  readonly page: DayPage
  /** The write counter when the read began. */
  readonly since: number
}
/** The cached days of one plant. */
class Book {
  readonly pages = new Map<string, CachedPage>()
  size = 0
  /** Serializes loads: a second request for missing days may need the same ones. */
  loading: Promise<void> = Promise.resolve()

  take(page: DayPage, since: number) {
    const known = this.pages.get(page.day)
    if (known && known.since > since) return
    this.size += sizeOf(page) - (known ? sizeOf(known.page) : 0)
    this.pages.set(page.day, { page, since })
  }
}
const sizeOf = ({ length, keys, numbers }: DayPage) => length * (Object.keys(keys).length + Object.keys(numbers).length)

/** Splits days into spans of at most DAYS_READ. */
function spansOf(days: readonly string[]): DayRange[] {
  const spans: { from: string; to: string }[] = []
  for (const day of days) {
    const last = spans.at(-1)
    if (last && addDays(last.to, 1) === day && daysBetween(last.from, day) < DAYS_READ) last.to = day
    else spans.push({ from: day, to: day })
  }
  return spans
}
/** The key of a series: the days of a plant by one of the day fields. */
export const seriesOf = (field: string, plantId: number) => `${field} ${plantId}`

/**
 * Caches rows by day for figures until one of them is written. A day that is written while it is being read counts as stale and is read
 * anew at the next request.
 */
export class DayMemory {
  #written = 0
  /** The time of the last write of a resource, and of single days. */
  readonly #lastOf = new Map<string, number>()
  readonly #lastOfDays = new Map<string, Map<string, number>>()
  /** The time of the last write of a field of existing rows, or of any write of a resource. */
  readonly #lastOfFields = new Map<string, number>()
  readonly #books = new Map<DayColumns, Map<number, Book>>()
  readonly #values = new Map<string, KeyValues>()
  readonly #isEnabled: boolean
  constructor(isEnabled: boolean) {
    this.#isEnabled = isEnabled
  }

  changed({ resource, fields, moves = [], days }: Written) {
    this.#written++
    const parts = fields ? [...fields, ...moves.flatMap(fieldsMoved)].map((field) => `${resource}.${field}`) : [resource]
    for (const part of parts) this.#lastOfFields.set(part, this.#written)
    if (!days) return void this.#lastOf.set(resource, this.#written)
    for (const { series, day } of days) {
      const place = `${resource} ${series}`
      const known = this.#lastOfDays.get(place) ?? new Map<string, number>()
      this.#lastOfDays.set(place, known)
      known.set(day, this.#written)
    }
  }
  forget() {
    this.#books.clear()
  }

  async pages(source: DaySource, def: DayColumns, range: DayRange): Promise<DayPages> {
    const { plantId } = source
    const isCached = this.#isEnabled && !source.scope
    const valuesOf = isCached ? (key: string) => this.#valuesOf(def.resource, plantId, key) : freshValues()
    const book = isCached ? this.#bookOf(def, plantId) : new Book()
    const days = daysFrom(range.from, range.to)
    const missing = () => this.#missing(book, def, { days, series: seriesOf(def.by, plantId) })
    const load = async () => {
      const spans = spansOf(missing())
      const lane = async () => {
        for (let span = spans.shift(); span; span = spans.shift()) {
          const since = this.#written
          for (const page of await loadDays(source, def, { range: span, valuesOf })) book.take(page, since)
        }
      }
      await Promise.all(Array.from({ length: isCached ? LANES : 1 }, lane))
    }
    if (missing().length) {
      const loading = book.loading.then(load)
      book.loading = loading.catch(() => {})
      await loading
    }
    const keys = Object.keys(columnsOf(source, def).keys)
    const pages = days.flatMap((day) => book.pages.get(day)?.page ?? []).filter((page) => page.length)
    this.#makeRoom()
    return { pages, values: Object.fromEntries(keys.map((key) => [key, valuesOf(key).list])) }
  }

  #missing(
    { pages }: Book,
    { resource: { name }, borrows }: DayColumns,
    { days, series }: { days: readonly string[]; series: string },
  ): string[] {
    const lent = borrows.flatMap(({ of, field }) => [of.name, `${of.name}.${field}`].map((part) => this.#lastOfFields.get(part) ?? 0))
    const last = Math.max(this.#lastOf.get(name) ?? 0, ...lent)
    const ofDays = this.#lastOfDays.get(`${name} ${series}`)
    return days.filter((day) => (pages.get(day)?.since ?? -1) < Math.max(last, ofDays?.get(day) ?? 0))
  }
  /** Least recently used books come first. */
  #bookOf(def: DayColumns, plantId: number): Book {
    const books = this.#books.get(def) ?? new Map<number, Book>()
    this.#books.delete(def)
    this.#books.set(def, books)
    const book = books.get(plantId) ?? new Book()
    books.delete(plantId)
    return books.set(plantId, book) && book
  }
  /** Columns of the same name of one resource mean the same, in whatever definition. */
  #valuesOf({ name }: ResourceDef, plantId: number, key: string): KeyValues {
    const place = `${name} ${plantId} ${key}`
    const found = this.#values.get(place) ?? new KeyValues()
    this.#values.set(place, found)
    return found
  }
  #makeRoom() {
    const all = [...this.#books.values()].flatMap((books) => [...books].map(([plantId, book]) => ({ books, plantId, size: book.size })))
    let size = all.reduce((sum, one) => sum + one.size, 0)
    for (const one of all) {
      if (size <= NUMBERS_MAX) return
      one.books.delete(one.plantId)
      size -= one.size
    }
  }
}

function freshValues() {
  const values = new Map<string, KeyValues>()
  return (key: string) => {
    const found = values.get(key) ?? new KeyValues()
    values.set(key, found)
    return found
  }
}
