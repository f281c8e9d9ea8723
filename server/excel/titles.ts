import { type Actor, type Language, type Registry, type Store, titleIn } from '../kernel/index.ts'

/** The machines and people of a plant are a few hundred; what is named once each, such as reports, need not be remembered for long. */
const KEPT_MAX = 5_000

/** Gives the titles of rows by id, as far as their reader sees them. */
export type Titles = (resource: string, reader: Actor, ids: Iterable<number>) => Promise<ReadonlyMap<number, string>>

/** The titles of linked rows in a language, remembered while one sheet is made. */
export function titleBook(store: Pick<Store, 'read'>, registry: Registry, language: Language): Titles {
  const books = new Map<string, Map<number, string>>()

  async function find(resource: string, reader: Actor, ids: readonly number[]): Promise<Map<number, string>> {
    const target = registry.byName(resource)
    if (!target || !ids.length) return new Map()
    const english = language === 'en' ? target.fields[target.title]?.options.english : undefined
    const rows = await store
      .read(reader)
      .inBulk(target)
      .partsOf(ids, english ? [target.title, english] : [target.title])
    const titleOf = (row: object | null) => String((row && titleIn(language, target, row as Readonly<Record<string, unknown>>)) ?? '')
    return new Map(rows.map((row, at) => [row?.id ?? (ids[at] as number), titleOf(row)] as const))
  }
  return async (resource, reader, ids) => {
    const name = `${resource} ${reader.kind}`
    const book = books.get(name) ?? new Map<number, string>()
    books.set(name, book)
    const wanted = [...new Set(ids)]
    const found = await find(
      resource,
      reader,
      wanted.filter((id) => !book.has(id)),
    )
    for (const id of wanted) if (!found.has(id)) found.set(id, book.get(id) ?? '')
    if (book.size + found.size > KEPT_MAX) book.clear()
    for (const [id, title] of found) book.set(id, title)
    return found
  }
}
