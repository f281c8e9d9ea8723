import { type Actor, firstWord, type Language, type NamedPart, type Registry, type Store, titleIn } from '../kernel/index.ts'
import type { Words } from '../platform/words.ts'

/** The machines and people of a plant are a few hundred; what is named once each, such as reports, need not be remembered for long. */
const CACHE_MAX = 5_000

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
    if (book.size + found.size > CACHE_MAX) book.clear()
    for (const [id, title] of found) book.set(id, title)
    return found
  }
}

interface Named {
  readonly part: NamedPart
  /** Whose row it is, as programs call it. */
  readonly resource: string
  readonly value: string
}
/** Where the words are, the nearest first. */
function keysOf({ part, resource, value }: Named, registry: Registry): string[] {
  if (part === 'resource') return [`${value}.label`]
  if (part === 'action')
    return [`${resource}.actions.${value}`, `screens.detail.did.${value}`, `forms.history.did.${value}`, `actions.${value}`]
  const { title, fields } = registry.byName(resource) ?? {}
  return title && fields?.[title]?.kind === 'choice' ? [`${resource}.values.${title}.${value}`] : []
}
/** What a text that names a resource, an action or a row says to people; itself where it is in words already. */
export const namedPart = (named: Named, registry: Registry, translate: Words): string =>
  firstWord(translate, keysOf(named, registry), named.value)
