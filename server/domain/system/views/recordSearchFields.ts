import {
  type Actor,
  type Condition,
  can,
  isFreeText,
  type ListQuery,
  MATCHES,
  type Match,
  matchOf,
  type ResourceDef,
  reads,
  spelledMatchOf,
  squeeze,
  toHalfWidth,
} from '../../../kernel/index.ts'

/** Bases order text by code point: nothing that begins with a prefix comes after the prefix and this. */
const LAST = '\u{10ffff}'
/** Numbers that the server gives are written with these and nothing else, separators aside. */
const NUMBER_LIKE = /^\w+$/
/** A number that the server gives, or its beginning, without the hyphen before its counter. */
const SERIES_LIKE = /^([a-z]+\d{8})(\d+)$/

const isText = (resource: ResourceDef, key: string) => isFreeText(resource.fields[key]) && !resource.fields[key]?.options.secret
const isSeries = (resource: ResourceDef) => resource.fields[resource.title]?.options.series !== undefined

/** What people call a record: its title, its numbers, and how they are spelled. */
export function calledBy(resource: ResourceDef): string[] {
  const named = Object.entries(resource.fields).filter(([, { options }]) => options.spells || (options.unique && options.filter === 'like'))
  return [...new Set([resource.title, ...resource.covers, ...named.map(([key]) => key)])].filter((key) => isText(resource, key))
}
/** The names that may be shown beside the title. */
export const shownNames = (resource: ResourceDef) =>
  calledBy(resource).filter((key) => key !== resource.title && !resource.fields[key]?.options.spells)

/** Whether this person may find records of it at all; logs are about records and are none themselves. */
export const isSearched = (actor: Actor, resource: ResourceDef) =>
  !resource.internal && resource.audited === true && can(actor, `${resource.permission}:list`) && calledBy(resource).length > 0

/** How a number may have been meant: keyboards stand on small letters, and full-width ones after Chinese; hyphens are left out. */
function spellingsOf(text: string): string[] {
  const term = toHalfWidth(text)
  const [, day, counter] = SERIES_LIKE.exec(squeeze(text)) ?? []
  return [...new Set([term, term.toUpperCase(), ...(day ? [`${day}-${counter}`.toUpperCase()] : [])])]
}

type FieldQuery = Omit<ListQuery, 'no'>
const beginning = (key: string, prefix: string, size: number): FieldQuery => ({
  filter: { [key]: { from: prefix, to: prefix + LAST } satisfies Condition },
  sort: key,
  desc: true,
  size,
})

/** Fields whose index finds an exact value. */
const indexedNames = (resource: ResourceDef) =>
  calledBy(resource).filter((key) => resource.fields[key]?.options.unique || resource.fields[key]?.options.sort)
const isSorted = (resource: ResourceDef, key: string) => resource.fields[key]?.options.sort === true
/** In the order of the field itself its own index is the one that is walked. */
const exactly = (resource: ResourceDef, term: string): FieldQuery[] =>
  indexedNames(resource).map((key) => ({
    filter: { [key]: { in: spellingsOf(term) } },
    size: 1,
    ...(isSorted(resource, key) && { sort: key }),
  }))

/** The statements that find a term in a table that is small enough to be read whole. What is called exactly so may not be among the first. */
const inSmall = (resource: ResourceDef, term: string): FieldQuery[] => [
  ...exactly(resource, term),
  { keyword: term, keywordIn: calledBy(resource), size: 30 },
]

/**
 * The statements that find it in a large one without reading its rows: what is unique or sorted is found by its index, and only texts that
 * ride along in the index of the default order are searched for what they contain.
 */
function inLarge(resource: ResourceDef, term: string, size: number): FieldQuery[] {
  const sorted = indexedNames(resource).filter((key) => isSorted(resource, key))
  const prefixed = sorted.flatMap((key) => spellingsOf(term).map((prefix) => beginning(key, prefix, size)))
  const covered = resource.covers.filter((key) => isText(resource, key))
  const containing: FieldQuery[] =
    covered.length && (!isSeries(resource) || /\d/.test(term)) ? [{ keyword: term, keywordIn: covered, size }] : []
  return [...exactly(resource, term), ...prefixed, ...containing]
}

/** What to ask of one table, the cheapest first; nothing when no record of it can be called so. */
export function questionsFor(resource: ResourceDef, term: string, of: { isLarge: boolean; size: number }): FieldQuery[] {
  const isByNumberOnly = isSeries(resource) && calledBy(resource).length === 1
  if (isByNumberOnly && !NUMBER_LIKE.test(squeeze(term))) return []
  return of.isLarge ? inLarge(resource, term, of.size) : inSmall(resource, term)
}

/** The rows that point to one that is called so, newest first. Who may not read those knows no more of them than their titles. */
export function questionsAfter(
  actor: Actor,
  resource: ResourceDef,
  query: { term: string; size: number; targetOf: TargetOf },
): FieldQuery[] {
  return resource.searchableThrough.flatMap((key) => {
    const target = query.targetOf(resource.fields[key]?.target ?? '')
    if (!target) return []
    const names = reads(actor, target) ? calledBy(target) : [target.title]
    // The indexes of texts know no full width, and numbers are stored without it.
    const keyword = toHalfWidth(query.term)
    return [{ keyword, keywordIn: names.map((name) => `${key}.${name}`), sort: 'id', desc: true, size: query.size }]
  })
}
type TargetOf = (name: string) => ResourceDef | undefined

/** How well a row matches what was typed, by the best of its names. Rows that are found through a linked record match indirectly. */
export function matchOfRow(resource: ResourceDef, row: Readonly<Record<string, unknown>>, typed: string): Match {
  const term = squeeze(typed)
  const matches = calledBy(resource).flatMap((key) => {
    const text = row[key]
    if (typeof text !== 'string') return []
    return (resource.fields[key]?.options.spells ? spelledMatchOf(text, term) : matchOf(text, term)) ?? []
  })
  return MATCHES.find((one) => matches.includes(one)) ?? 'INDIRECT'
}
