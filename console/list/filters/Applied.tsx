import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useTitles } from '../../fields/choices/useChoices.ts'
import { joinNames } from '../../fields/display/textWidth.ts'
import { optionWords } from '../../fields/filters/optionWords.ts'
import { kindOf } from '../../fields/kinds/index.ts'
import { relativeWord } from '../../fields/kinds/relative.ts'
import type { FieldMeta, ResourceName } from '../../kit/gen/resources.ts'
import * as buttonStyles from '../../kit/looks/Button.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import { useDictionary } from '../../kit/words/dictionary.ts'
import { exactText, isUnfilled, type Patch, readRange } from '../../resource/address.ts'
import type { Ref } from '../../resource/meta.ts'
import { sumOf } from '../controller/exactTotal.ts'
import type { ListFrame } from '../controller/listController.ts'
import * as styles from './Applied.module.css'

/** The active filters as removable tags, and the number of matching records. */
export function Applied({ list }: { list: ListFrame }) {
  const { t } = useTranslation()
  const { criteria, go, matching = sumOf(list) } = list
  const box = useRef<HTMLUListElement>(null)
  const names = Object.keys(criteria.filters)
  const { ignored = [] } = criteria
  const clear = () =>
    go({ page: null, keyword: null, ...Object.fromEntries([...names, ...ignored].map((name) => [name, null])) } satisfies Patch)
  const drop = (key: string, place: number) => {
    go({ page: null, [key]: null })
    // The next tag gets the focus, so that several can be removed in a row.
    requestAnimationFrame(() => {
      const left = [...(box.current?.querySelectorAll('button') ?? [])]
      ;(left[Math.min(place, left.length - 1)] ?? document.querySelector<HTMLElement>('[data-slot~=filters] input'))?.focus()
    })
  }
  const chips = [...(criteria.keyword ? ['keyword'] : []), ...names]
  return (
    <>
      <span className="muted even">{t('lists.applied.count', { sum: matching })}</span>
      <ul ref={box} aria-label={t('lists.applied.title')}>
        {chips.map((name, place) => (
          <li key={name}>
            <Chip title={name === 'keyword' ? t('screens.list.keyword') : list.words.label(name)} onDrop={() => drop(name, place)}>
              {name === 'keyword' ? criteria.keyword : <Value list={list} name={name} text={criteria.filters[name] ?? ''} />}
            </Chip>
          </li>
        ))}
        {ignored.map((name, place) => (
          <li key={name}>
            <Chip title={t('lists.applied.ignored')} isIgnored onDrop={() => drop(name, chips.length + place)}>
              {list.meta.fields[name] ? list.words.label(name) : name}
            </Chip>
          </li>
        ))}
      </ul>
      {chips.length + ignored.length > 1 && (
        <button type="button" className={buttonStyles.link} data-slot="link" onClick={clear}>
          {t('lists.applied.clear')}
        </button>
      )}
    </>
  )
}

interface ChipProps {
  title: string
  children: ReactNode
  /** The list is not filtered by it. */
  isIgnored?: boolean
  onDrop: () => void
}
function Chip({ title, children, isIgnored, onDrop }: ChipProps) {
  const { t } = useTranslation()
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    onDrop()
  }
  return (
    <button type="button" className={styles.appliedChip} data-reach title={t('lists.applied.drop')} onClick={onDrop} onKeyDown={onKey}>
      {isIgnored && <Icon name="alert" size={12} />}
      <span className="muted">{t('lists.applied.field', { title })}</span>
      <span className="clip">{children}</span>
      <Icon name="close" size={12} />
      <span className="visually-hidden">{t('lists.applied.drop')}</span>
    </button>
  )
}

interface ValueProps {
  list: ListFrame
  name: string
  text: string
}

function Value({ list, name, text }: ValueProps) {
  const field = list.meta.fields[name] as FieldMeta
  const { t } = useTranslation()
  const parts = text.split(',').filter(Boolean)
  if (isUnfilled(text)) return t('lists.applied.unfilled')
  const relative = relativeWord(field, text)
  if (relative) return t(relative.key, { count: relative.count })
  if (field.target) return <Linked field={field} ids={parts} />
  if (field.dictionary) return <Entry type={field.dictionary} value={text} />
  const { filter, options } = kindOf(field)
  if (options) return optionWords(options({ meta: list.meta, name, field, words: list.words }), parts)
  if (filter === 'range') return <Range text={text} />
  return exactText(text) ?? text
}

const nobody: readonly Ref[] = []
function Linked({ field, ids }: { field: FieldMeta; ids: readonly string[] }) {
  const refs = useTitles(field.target as ResourceName, ids, nobody)
  return joinNames(refs.map((ref) => ref.title)) || '…'
}
function Entry({ type, value }: { type: string; value: string }) {
  return useDictionary(type).labelOf(value)
}

function Range({ text }: { text: string }) {
  const { t } = useTranslation()
  const [from, to] = readRange(text)
  if (from === to) return from
  if (!to) return t('lists.applied.from', { from })
  return from ? t('lists.applied.between', { from, to }) : t('lists.applied.to', { to })
}
