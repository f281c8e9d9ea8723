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

/** On one line; what does not fit shows when pointed at. */
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
export const Nothing = () => NOTHING

export function Tag({ tone = 'quiet', children }: { tone?: Tone | undefined; children: ReactNode }) {
  return (
    <span className={tonesStyles.tag} data-slot="tag" data-tone={tone}>
      {children}
    </span>
  )
}

/** A value of a choice, in the words and the tone of its definition. */
export function ValueTag({ of, field, value }: { of: ResourceName; field: string; value: string }) {
  const { value: word } = useLabels()
  return <Tag tone={toneOf(metaOf(of).fields[field], value)}>{word(of, field, value)}</Tag>
}

/** What a row says in a field, in the language of the page where it says it in both. */
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

/** Names, each leading to the record of whom it names, which tells who they are. */
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
 * The same in a list, whose page may be closed to the reader. Its links are followed by the listener of the list: one of the router hears of
 * every change of the address, and a page of rows has very many.
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

/** Whether its text may be longer than its place, and is then shown whole when pointed at. */
export const isCut = (field: FieldMeta | undefined): boolean => Boolean(field && kindOf(field).isCut)

/**
 * What a value looks like: a string where there is nothing but text to see, an empty one where there is no value. A table writes these into its
 * cells as they are: a page has hundreds, and an element more for each costs as much again.
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

/** The same where it stands by itself: cut where it does not fit, and with a dash for nothing. */
export function withPlaceholder(field: FieldMeta | undefined, content: ReactNode): ReactNode {
  if (content === '') return NOTHING
  return typeof content === 'string' && isCut(field) ? Clip({ text: content }) : content
}
export const renderCell = (meta: ResourceMeta, name: string, row: Row, words: Words): ReactNode =>
  withPlaceholder(meta.fields[name], renderValue(meta, name, row, words))

export const alignOf = (field: FieldMeta | undefined): 'end' | 'center' | undefined => field && kindOf(field).align
