import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldMeta } from '../../kit/gen/resources.ts'
import { Icon } from '../../kit/icons.tsx'
import { filterCount, isFilterable, type Patch } from '../address.ts'
import { Button } from '../Button.tsx'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import { RangeFilter } from './RangeFilter.tsx'
import type { ListView } from './useListView.ts'

const LinkFilter = lazy(() => import('./LinkFilter.tsx').then((module) => ({ default: module.LinkFilter })))
const DictionaryFilter = lazy(() => import('./DictionaryFilter.tsx').then((module) => ({ default: module.DictionaryFilter })))

export function filterNames(view: Pick<ListView, 'meta' | 'spec' | 'columns'>): string[] {
  const { meta, spec, columns } = view
  const isOrdinary = (name: string) => name !== meta.label && name !== meta.tree && meta.fields[name]?.filter !== 'like'
  const wanted = spec.filters ?? Object.keys(meta.fields).filter(isOrdinary)
  const ranked = wanted.filter((name) => isFilterable(meta.fields[name]))
  if (spec.filters) return ranked
  const place = (name: string) => columns.findIndex((column) => column.name === name) + 1 || 99
  return ranked.filter((name) => place(name) < 99 || meta.fields[name]?.kind === 'link').sort((a, b) => place(a) - place(b))
}

/** Keyword first, then the filters of the columns in their order. Choices apply at once, words on Enter or Search. */
export function FilterBar({ view }: { view: ListView }) {
  const { t } = useTranslation()
  const { state, go } = view.list
  const [isOpen, setIsOpen] = useState(false)
  const names = filterNames(view)
  const used = filterCount(state)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const patch: Patch = { page: null }
    for (const [key, value] of data)
      if (typeof value === 'string' && event.currentTarget.elements.namedItem(key)) patch[key] = value.trim() || null
    go(patch)
  }
  return (
    <search>
      <form className="filters" data-open={isOpen || undefined} onSubmit={submit} aria-label={t('screens.list.filters')}>
        <label key={`keyword ${state.keyword}`}>
          <span>{t('screens.list.keyword')}</span>
          <input
            name="keyword"
            type="search"
            enterKeyHint="search"
            defaultValue={state.keyword}
            placeholder={t('screens.list.keywordHint')}
            maxLength={64}
          />
        </label>
        {names.map((name) => (
          <OneFilter key={name} name={name} view={view} />
        ))}
        <div className="filter-acts">
          <Button type="submit" variant="subtle" tone="brand">
            <Icon name="search" />
            {t('screens.list.search')}
          </Button>
          <Button type="button" disabled={!used} onClick={view.list.reset}>
            {t('screens.list.reset')}
          </Button>
          {names.length > 0 && (
            <Button type="button" variant="ghost" className="fold" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {used ? t('screens.list.moreUsed', { count: used }) : t('screens.list.more')}
              <Icon name={isOpen ? 'up' : 'down'} size={14} />
            </Button>
          )}
        </div>
      </form>
    </search>
  )
}

function OneFilter({ name, view }: { name: string; view: ListView }) {
  const field = view.meta.fields[name] as FieldMeta
  const { state, go } = view.list
  const value = state.filters[name] ?? ''
  const title = view.words.label(name)
  const set = (next: string) => go({ page: null, [name]: next || null })
  const props = { name, title, field, value, set }
  if (field.kind === 'choice')
    return <ChoiceFilter {...props} options={(field.values ?? []).map((v) => [v, view.words.value(view.meta.name, name, v)])} />
  if (field.kind === 'flag')
    return (
      <ChoiceFilter
        {...props}
        isSingle
        options={[
          ['true', view.words.yes],
          ['false', view.words.no],
        ]}
      />
    )
  const Loaded = field.kind === 'link' || field.kind === 'links' ? LinkFilter : field.dictionary ? DictionaryFilter : null
  if (Loaded)
    return (
      <Suspense
        fallback={
          <div className="filter extra">
            <span>{title}</span>
            <input disabled aria-label={title} />
          </div>
        }
      >
        <Loaded {...props} />
      </Suspense>
    )
  if (field.filter === 'range' || field.kind === 'date' || field.kind === 'instant') return <RangeFilter {...props} />
  return (
    <label className="extra" key={value}>
      <span>{title}</span>
      <input name={name} defaultValue={value} maxLength={64} />
    </label>
  )
}

export interface FilterProps {
  name: string
  title: string
  field: FieldMeta
  value: string
  set: (value: string) => void
}
