import { type Actor, type Condition, can, isFreeText, type ListQuery, type ResourceDef, reads } from '../../../kernel/index.ts'

/** Bases order text by code point: nothing that begins with a prefix comes after the prefix and this. */
const LAST = '\u{10ffff}'
/** Numbers that the server gives are written with these and nothing else. */
const NUMBER_LIKE = /^[\w-]+$/

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

/** How a number may have been meant: keyboards stand on small letters, and full-width ones after Chinese. */
const spellingsOf = (term: string) => [...new Set([term, term.toUpperCase()])]

type FieldQuery = Omit<ListQuery, 'no'>
const beginning = (key: string, prefix: string, size: number): FieldQuery => ({
  filter: { [key]: { from: prefix, to: prefix + LAST } satisfies Condition },
  sort: key,
  desc: true,
  size,
})

/** The statements that find a term in a table that is small enough to be read whole. */
const inSmall = (resource: ResourceDef, term: string): FieldQuery[] => [{ keyword: term, keywordIn: calledBy(resource), size: 30 }]

/**
 * The statements that find it in a large one without reading its rows: what is unique or sorted is found by its index, and only texts that
 * ride along in the index of the default order are searched for what they contain.
 */
function inLarge(resource: ResourceDef, term: string, size: number): FieldQuery[] {
  const indexed = calledBy(resource).filter((key) => resource.fields[key]?.options.unique || resource.fields[key]?.options.sort)
  const isSorted = (key: string) => resource.fields[key]?.options.sort === true
  // In the order of the field itself its own index is the one that is walked.
  const exact = indexed.map(
    (key): FieldQuery => ({ filter: { [key]: { in: spellingsOf(term) } }, size: 1, ...(isSorted(key) && { sort: key }) }),
  )
  const sorted = indexed.filter(isSorted)
  const prefixed = sorted.flatMap((key) => spellingsOf(term).map((prefix) => beginning(key, prefix, size)))
  const covered = resource.covers.filter((key) => isText(resource, key))
  const containing: FieldQuery[] =
    covered.length && (!isSeries(resource) || /\d/.test(term)) ? [{ keyword: term, keywordIn: covered, size }] : []
  return [...exact, ...prefixed, ...containing]
}

/** What to ask of one table, the cheapest first; nothing when no record of it can be called so. */
export function questionsFor(resource: ResourceDef, term: string, of: { isLarge: boolean; size: number }): FieldQuery[] {
  const isByNumberOnly = isSeries(resource) && calledBy(resource).length === 1
  if (isByNumberOnly && !NUMBER_LIKE.test(term)) return []
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
    return names.map((name) => ({
      through: { [key]: { filter: { [name]: { contains: query.term } } } },
      sort: 'id',
      desc: true,
      size: query.size,
    }))
  })
}
type TargetOf = (name: string) => ResourceDef | undefined

/** 3 = called exactly so, 2 = begins so, 1 = holds it, 0 = only its spelling or another name does. */
export function closeness(text: unknown, term: string): number {
  const plain = typeof text === 'string' ? text.normalize('NFKC').toLowerCase() : ''
  const wanted = term.toLowerCase()
  return plain === wanted ? 3 : plain.startsWith(wanted) ? 2 : plain.includes(wanted) ? 1 : 0
}
