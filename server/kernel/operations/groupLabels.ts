import type { Registry } from '../definitions/area.ts'
import type { ReadContext } from '../definitions/readModel.ts'
import type { Read } from '../ports.ts'
import type { FieldDef } from '../schema/field.ts'
import { type Grouped, type GroupKey, type GroupStep, type GroupValue, groupableOf, type PagedGroupQuery } from '../schema/grouping.ts'
import type { ResourceDef } from '../schema/resource.ts'
import { lastDayOf } from './groupConditions.ts'
import { choiceWord, titleIn } from './reference.ts'

interface Labeling {
  readonly read: Read
  readonly registry: Registry
  readonly context: ReadContext
  readonly resource: ResourceDef
  readonly query: Pick<PagedGroupQuery, 'by'>
}
type Labels = ReadonlyMap<GroupValue, string>

/** Calendar units by their days: what a reader compares does not depend on how weeks are numbered. */
const UNIT_LABELS: Readonly<Record<GroupStep, (first: string) => string>> = {
  day: (first) => first,
  week: (first) => `${first} – ${lastDayOf('week', first)}`,
  month: (first) => first.slice(0, 'YYYY-MM'.length),
}
/** The titles of linked rows, as far as the reader sees them; those of others are empty. */
async function titlesOf({ read, context }: Labeling, target: ResourceDef, ids: readonly number[]): Promise<Labels> {
  const { title, fields, label } = target
  const english = context.language === 'en' ? fields[title]?.options.english : undefined
  const number = label?.number ?? title
  const rows = await read.inBulk(target).partsOf(ids, [...new Set([title, number, ...(english ? [english] : [])])])
  const titles = rows.map((row) => String((row && titleIn(context.language, target, row)) ?? ''))
  const counts = new Map<string, number>()
  for (const text of titles) counts.set(text, (counts.get(text) ?? 0) + 1)
  // Two parts of one name differ by their codes.
  const isRepeated = (text: string) => text !== '' && number !== title && (counts.get(text) ?? 0) > 1
  const labels = titles.map((text, nth) => (isRepeated(text) ? `${text} ${String(rows[nth]?.[number] ?? '')}` : text))
  return new Map(ids.map((id, nth) => [id, labels[nth] ?? '']))
}
function wordOf({ resource, context: { translate } }: Labeling, key: string, { kind, options }: FieldDef, value: GroupValue): string {
  if (kind === 'choice') return choiceWord(translate, { resource: resource.name, key, value: String(value) })
  if (kind === 'flag') return translate(value ? 'export.yes' : 'export.no')
  const [of = '', choice = ''] = options.valuesOf?.split('.') ?? []
  if (of) return choiceWord(translate, { resource: of, key: choice, value: String(value) })
  if (options.namesOf !== 'resource') return String(value)
  const label = translate(`${value}.label`)
  return label === `${value}.label` ? String(value) : label
}
async function labelsOf(labeling: Labeling, { field: key, step }: GroupKey, values: readonly GroupValue[]): Promise<Labels> {
  const { registry, resource, context } = labeling
  const field = groupableOf(resource).find(([name]) => name === key)?.[1] as FieldDef
  const filled = values.filter((value) => value !== null)
  const target = registry.byName(field.target ?? '')
  const titles = target && (await titlesOf(labeling, target, filled.map(Number)))
  const label = (value: GroupValue) => titles?.get(value) ?? (step ? UNIT_LABELS[step](String(value)) : wordOf(labeling, key, field, value))
  return new Map<GroupValue, string>([[null, context.translate('groups.empty')], ...filled.map((value) => [value, label(value)] as const)])
}

/** The words of the values of each field of a grouping. */
export const groupLabels = (labeling: Labeling, groups: readonly Grouped[]): Promise<Labels[]> =>
  Promise.all(labeling.query.by.map((key, nth) => labelsOf(labeling, key, [...new Set(groups.map(({ keys }) => keys[nth] ?? null))])))
