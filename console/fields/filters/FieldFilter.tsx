import type { FieldMeta, ResourceMeta } from '../../kit/gen/resources.ts'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import type { ListState, Patch } from '../../resource/address.ts'
import type { ResourceWords } from '../../resource/resourceWords.ts'
import * as boxStyles from '../inputs/box.module.css'
import { kindOf } from '../kinds/index.ts'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import * as filterBarStyles from './FilterBar.module.css'
import { LinkFilter } from './LinkFilter.tsx'

const DictionaryFilter = lazyComponent(() => import('./DictionaryFilter.tsx').then((module) => module.DictionaryFilter))
const RangeFilter = lazyComponent(() => import('./RangeFilter.tsx').then((module) => module.RangeFilter))

/** Whether a field is filtered by a range: days always, numbers where the definition says so. */
export const isRange = (field: FieldMeta | undefined): boolean =>
  field !== undefined && kindOf(field).filter === 'range' && (kindOf(field).align !== 'end' || field.filter === 'range')

interface FieldFilterProps {
  name: string
  list: {
    readonly meta: ResourceMeta
    readonly words: ResourceWords
    readonly criteria: Pick<ListState, 'filters'>
    go(patch: Patch): void
  }
}
/** The filter of one field, by its kind. */
export function OneFilter({ name, list }: FieldFilterProps) {
  const field = list.meta.fields[name] as FieldMeta
  const { words, criteria, go } = list
  const value = criteria.filters[name] ?? ''
  const title = words.label(name)
  const props = { name, title, field, value, set: (next: string) => go({ page: null, [name]: next || null }) }
  const { filter, options } = kindOf(field)
  if (filter === 'options')
    return <ChoiceFilter {...props} isSingle={field.kind === 'flag'} options={options?.({ meta: list.meta, name, field, words }) ?? []} />
  if (filter === 'links') return <LinkFilter {...props} />
  const Loaded = field.dictionary ? DictionaryFilter : isRange(field) ? RangeFilter : null
  if (Loaded)
    return (
      <Loaded
        {...props}
        wait={
          <div
            className={Loaded === RangeFilter ? `${filterBarStyles.filter} ${filterBarStyles.range}` : filterBarStyles.filter}
            data-slot={Loaded === RangeFilter ? 'filter range' : 'filter'}
          >
            <span>{title}</span>
            <input className={boxStyles.control} disabled aria-label={title} />
          </div>
        }
      />
    )
  return (
    <label key={value}>
      <span>{title}</span>
      <input className={boxStyles.control} name={name} defaultValue={value} maxLength={64} />
    </label>
  )
}
