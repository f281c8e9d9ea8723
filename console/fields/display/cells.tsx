import { Fragment, type ReactNode } from 'react'
import type { FieldMeta, ResourceMeta, ResourceName, Tone } from '../../kit/gen/resources.ts'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { language, useLabels } from '../../kit/words/i18n.ts'
import { dateTime } from '../../kit/words/time.ts'
import { metaOf, type Ref, type Row } from '../../resource/meta.ts'
import type { Words } from '../../resource/resourceWords.ts'
import { FileCount } from '../files/FileGallery.tsx'
import { filesOf } from '../files/fileInfo.ts'
import { kindOf } from '../kinds/index.ts'
import { ResourceLink } from './ResourceLink.tsx'
import { joinNames } from './textWidth.ts'
import { isToned, toneOf } from './tone.ts'

const DictionaryLabel = lazyComponent(() => import('./DictionaryLabel.tsx').then((module) => module.DictionaryLabel))

/** Text on one line, truncated, with the full text as title. */
export const Clip = ({ text, title }: { text: string; title?: string } | { text: ReactNode; title: string }) => (
  <span className="clip" title={title ?? String(text)}>
    {text}
  </span>
)
const NOTHING = (
  <span className="nil" aria-hidden="true">
    –
  </span>
)
/** The dash for an empty value. */
export const Nothing = () => NOTHING

/** A colored tag. */
export function Tag({ tone = 'quiet', children }: { tone?: Tone | undefined; children: ReactNode }) {
  return (
    <span className={tonesStyles.tag} data-slot="tag" data-tone={tone}>
      {children}
    </span>
  )
}

/** A value of a choice as a tag, with its label and tone. */
export function ValueTag({ of, field, value }: { of: ResourceName; field: string; value: string }) {
  const { value: word } = useLabels()
  return <Tag tone={toneOf(metaOf(of).fields[field], value)}>{word(of, field, value)}</Tag>
}

/** The value of a field, in the language of the page where the row has a translation. */
export function localizedValue(meta: ResourceMeta, name: string, row: Row): unknown {
  const english = meta.fields[name]?.english
  return (english && language() === 'en' && row[english]) || row[name]
}

/** A value as plain text; empty when there is none. */
export function textOf(meta: ResourceMeta, name: string, row: Row, words: Words): string {
  const field = meta.fields[name]
  const value = localizedValue(meta, name, row)
  if (!field) return looseText(value)
  return kindOf(field).text(value, { meta, name, field, row, words })
}

function looseText(value: unknown): string {
  if (value == null) return ''
  if (typeof value === 'object') return String((value as Partial<Ref> & { name?: string }).title ?? (value as { name?: string }).name ?? '')
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? dateTime(value) : String(value)
}

/** Names of records, each linked to its record. */
export const LinkedNames = ({ of, people, between }: { of: ResourceName; people: readonly Ref[]; between: string }) =>
  people.map(({ id, title }, at) => (
    <Fragment key={id}>
      {at > 0 && between}
      <ResourceLink of={of} search={`?open=${id}`}>
        {title}
      </ResourceLink>
    </Fragment>
  ))

/**
 * The same for cells of a list: plain links that the click handler of the list follows. Router links would each subscribe to the location,
 * and a page of rows has very many. Without `path` the user has no such page.
 */
export function namesIn(people: readonly Ref[], path: string | undefined): ReactNode {
  const all = joinNames(people.map((one) => one.title))
  if (!path) return all
  const between = all.includes('、') ? '、' : ', '
  return people.map(({ id, title }, at) => (
    <Fragment key={id}>
      {at > 0 && between}
      <a href={`${path}?open=${id}`} data-visit="">
        {title}
      </a>
    </Fragment>
  ))
}

/** Whether values may be truncated, with the full text as title. */
export const isCut = (field: FieldMeta | undefined): boolean => Boolean(field && kindOf(field).isCut)

/**
 * Renders a value: a plain string where possible, empty for an empty value. Tables write it directly into cells, since an extra element in
 * each of hundreds of cells would double their cost.
 */
export function renderValue(meta: ResourceMeta, name: string, row: Row, words: Words): ReactNode {
  const field = meta.fields[name]
  const render = field && kindOf(field).render
  if (render) return render(row[name], words)
  const text = textOf(meta, name, row, words)
  if (!text) return ''
  if (field?.accept) return <FileCount files={filesOf(row, field)} />
  if (field?.dictionary) return <DictionaryLabel type={field.dictionary} value={text} />
  if (isToned(field)) return Tag({ tone: toneOf(field, row[name]), children: text })
  return text
}

/** Renders content outside a table: truncated, and with a dash when empty. */
export function withPlaceholder(field: FieldMeta | undefined, content: ReactNode): ReactNode {
  if (content === '') return NOTHING
  return typeof content === 'string' && isCut(field) ? Clip({ text: content }) : content
}
/** Renders a value outside a table. */
export const renderCell = (meta: ResourceMeta, name: string, row: Row, words: Words): ReactNode =>
  withPlaceholder(meta.fields[name], renderValue(meta, name, row, words))

/** The alignment of a column; undefined is the start. */
export const alignOf = (field: FieldMeta | undefined): 'end' | 'center' | undefined => field && kindOf(field).align
