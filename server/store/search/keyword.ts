import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { type Actor, isFreeText, type ListQuery, type ResourceDef, squeeze, withoutSeparators } from '../../kernel/index.ts'
import { scopeOf } from '../schema/scope.ts'
import { snake } from '../schema/tableSpec.ts'
import { column, dynamicTable, type Tables } from '../schema/tables.ts'
import { begun, ended, hasWide, matchesKeyword } from './matching.ts'
import { searchedTexts } from './textIndex.ts'

type Searching = Pick<ListQuery, 'filter' | 'keyword' | 'keywordIn'>
const keywordOf = ({ keyword }: Searching) => keyword?.trim() ?? ''

/** A text of the record that a link leads to. */
export interface LinkedText {
  readonly link: string
  readonly target: ResourceDef
  readonly text: string
}
/** Numbers that the server gives are made of letters and digits, separators aside; letters alone begin all of them. */
const NUMBER_LIKE = /^\w*\d\w*$/
const mayContain = ({ target, text }: LinkedText, keyword: string) =>
  !target.fields[text]?.options.series || NUMBER_LIKE.test(squeeze(keyword))

/** The text fields in which a keyword is searched. */
const textsOf = (resource: ResourceDef, { keywordIn }: Searching) =>
  (keywordIn ?? searchedTexts(resource)).filter((key) => isFreeText(resource.fields[key]))

/** The texts of linked records in which the keyword of a list query is searched. */
export function linkedTextsOf({ registry }: Pick<Tables, 'registry'>, resource: ResourceDef, query: Searching): readonly LinkedText[] {
  const keyword = keywordOf(query)
  if (!keyword) return []
  const targetOf = (link: string) => registry.get(resource.fields[link]?.target ?? '')
  const paths = query.keywordIn ?? resource.searchableThrough.map((link) => `${link}.${targetOf(link)?.title}`)
  return paths.flatMap((path) => {
    const [link = '', text] = path.split('.')
    const target = targetOf(link)
    const found = text && target && isFreeText(target.fields[text]) ? { link, target, text } : undefined
    return found && mayContain(found, keyword) ? [found] : []
  })
}

/** A term that a row must contain in one of these text fields to match. */
export interface Sought {
  readonly texts: readonly string[]
  readonly term: string
}
const withTerm = ({ texts, term }: Sought): Sought[] => (withoutSeparators(term) ? [{ texts, term: withoutSeparators(term) }] : [])
/** All terms in the filters of a list query that a text index can narrow, without the separators that the index leaves out. */
export const soughtByFilters = ({ filter = {} }: Searching): readonly Sought[] =>
  Object.entries(filter).flatMap(([key, { contains, startsWith, endsWith }]) =>
    [begun(contains ?? ''), begun(startsWith ?? ''), ended(endsWith ?? '')].flatMap((term) => withTerm({ texts: [key], term })),
  )
/** The same for the keyword; a text index does not know full-width characters, in which the text may be written. */
export const soughtByKeyword = (resource: ResourceDef, query: Searching): readonly Sought[] =>
  hasWide(keywordOf(query)) ? [] : withTerm({ texts: textsOf(resource, query), term: begun(keywordOf(query)) })

/** The fields of a table in which the keyword is searched; undefined where it is also searched in linked records. */
export function fieldsSearched(tables: Tables, resource: ResourceDef, query: Searching): readonly string[] | undefined {
  if (!keywordOf(query)) return []
  return linkedTextsOf(tables, resource, query).length ? undefined : textsOf(resource, query)
}

/** The condition that a row is found by the keyword, by a text of its own or by one of a visible record that it links to. */
export function keywordCondition(
  { tables, actor }: { readonly tables: Tables; readonly actor: Actor },
  resource: ResourceDef,
  query: Searching,
): SQL | undefined {
  const keyword = keywordOf(query)
  if (!keyword) return undefined
  const table = dynamicTable(tables, resource)
  const own = textsOf(resource, query).map((key) => matchesKeyword(tables.dialect, column(table, key), keyword))
  // Asked of each row that is looked at: a list of all linked records that match would be made before the first row is found.
  const linked = linkedTextsOf(tables, resource, query).map(({ link, target, text }) => {
    const to = dynamicTable(tables, target)
    // The name of the column alone might be one of the linked table, too.
    const id = sql`${table}.${sql.identifier(snake(link))}`
    const isIt = and(eq(column(to, 'id'), id), scopeOf(actor, target, tables))
    return sql`(select ${matchesKeyword(tables.dialect, column(to, text), keyword)} from ${to} where ${isIt})`
  })
  return or(...own, ...linked) ?? sql`1 = 0`
}
