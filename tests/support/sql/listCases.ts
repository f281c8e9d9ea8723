import {
  type FieldDef,
  type FilterType,
  filterableOf,
  type GroupKey,
  type GroupQuery,
  groupableOf,
  indexedSortsOf,
  isCalendar,
  KINDS,
  type ListQuery,
  measurableOf,
  measuresOf,
  type ResourceDef,
} from '../../../server/kernel/index.ts'

/** What a list is asked, and for which of its fields. */
export interface ListCase {
  readonly field: string
  readonly query: Partial<ListQuery>
}
const AT = new Date('2026-11-18T02:00:00.000Z')
const range = (from: unknown, to: unknown) => ({ from, to })
const TEXTS = [{ eq: 'abc' }, { eq: null }, { in: ['abc', 'abd'] }, { contains: 'abc' }, { startsWith: 'abc' }, { endsWith: 'abc' }]
const IDS = [{ eq: 1 }, { eq: null }, { in: [1, 2] }]
const FLAGS = [{ eq: true }]
/** The conditions that the wires know of each kind, one value for all. */
const CONDITIONS: Readonly<Record<FilterType, readonly object[]>> = {
  TextFilter: TEXTS,
  IntFilter: [{ eq: 1 }, { in: [1, 2] }, range(1, 2)],
  FloatFilter: [{ eq: 1 }, range(1, 2)],
  BooleanFilter: FLAGS,
  DateFilter: [{ eq: '2026-11-18' }, range('2026-11-18', '2026-11-19')],
  DateTimeFilter: [range(AT, AT)],
  IDFilter: IDS,
}
function conditionsOf({ kind, values = [] }: FieldDef): readonly object[] {
  const { filter } = KINDS[kind]
  if (filter === 'none') return []
  if (filter !== 'own') return kind === 'links' ? [{ eq: 1 }, { in: [1, 2] }] : CONDITIONS[filter]
  return [{ eq: values[0] }, ...(values.length > 1 ? [{ in: values.slice(0, 2) }] : [])]
}
const STAMPS = ['createdAt', 'updatedAt']

/** Every filter of a list, every order in both directions, and the search. */
export function listCases(resource: ResourceDef): readonly ListCase[] {
  const filters = filterableOf(resource).flatMap(([field, def]) => conditionsOf(def).map((condition) => [field, condition] as const))
  const own = [{ eq: 1 }, { in: [1, 2] }].map((condition) => ['id', condition] as const)
  const stamps = STAMPS.filter((key) => !filters.some(([field]) => field === key)).map((key) => [key, range(AT, AT)] as const)
  return [
    ...indexedSortsOf(resource).flatMap((sort) => [false, true].map((desc) => ({ field: sort, query: { sort, desc } }))),
    ...[...own, ...filters, ...stamps].map(([field, condition]) => ({ field, query: { filter: { [field]: condition } } })),
    { field: 'keyword', query: { keyword: 'abc1' } },
    ...(resource.covers.length ? [{ field: 'covered', query: { keyword: 'abc', keywordIn: resource.covers } }] : []),
  ]
}

/** Every field by which a list can be grouped, dates by month, and the measures of its first amount. */
export function groupCases(resource: ResourceDef): readonly (Omit<GroupQuery, 'rows'> & { readonly field: string })[] {
  const measures = measurableOf(resource)
    .slice(0, 1)
    .flatMap(([field, def]) => measuresOf(def).map((of) => ({ field, of })))
  const keys = groupableOf(resource).map(([field, def]): GroupKey => ({ field, ...(isCalendar(def) && { step: 'month' }) }))
  return [...keys.map((key) => ({ field: key.field, by: [key], measures: [] })), { field: 'measures', by: keys.slice(0, 1), measures }]
}
