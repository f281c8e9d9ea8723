import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { renderCell, textOf } from '../fields/display/cells.tsx'
import { ResourceLink } from '../fields/display/ResourceLink.tsx'
import type { ResourceMeta, ResourceName } from '../kit/gen/resources.ts'
import * as controlsStyles from '../kit/looks/controls.module.css'
import { Icon } from '../kit/looks/icons.tsx'
import * as surfacesStyles from '../kit/looks/surfaces.module.css'
import { useCan } from '../kit/session/me.ts'
import { useHasWords } from '../kit/words/i18n.ts'
import { readSort } from '../resource/address.ts'
import { type Backlink, backlinks, metaOf, type Row, stateFieldOf } from '../resource/meta.ts'
import { listDocument } from '../resource/operations/documents.ts'
import { SHOWN_HERE } from '../resource/operations/write.ts'
import type { ResourceWords } from '../resource/resourceWords.ts'
import { useWords } from '../resource/words.ts'
import * as detailDrawerStyles from './DetailDrawer.module.css'
import * as factsStyles from './Facts.module.css'

/** A number alone says nothing of what it counts. */
const NUMBERS = ['int', 'decimal']
const MOST = 3

interface RelatedFactsInput {
  meta: ResourceMeta
  row: Row
  words: ResourceWords
  /** Fields that are said elsewhere. */
  without: readonly (string | undefined)[]
  /** Texts that the record above has said already. */
  known: readonly unknown[]
}
/** What the first columns of its list say of a row, besides its number and state. */
export function relatedFacts({ meta, row, words, without, known }: RelatedFactsInput): string[] {
  return meta.columns
    .filter((name) => !without.includes(name) && meta.fields[name]?.kind !== 'flag')
    .map((name) => ({ name, text: textOf(meta, name, row, words) }))
    .filter(({ text }) => text && !known.includes(text))
    .slice(0, MOST)
    .map(({ name, text }) => (NUMBERS.includes(meta.fields[name]?.kind ?? '') ? `${words.label(name)} ${text}` : text))
}

const SHOWN = 5
const nothing: readonly unknown[] = []

interface RelatedListProps {
  of: ResourceName
  by: string
  id: string
  isBare?: boolean
  /** What the record above says already and its list need not repeat. */
  known?: readonly unknown[]
}

interface RelatedListsProps {
  meta: ResourceMeta
  row: Row
  without?: readonly ResourceName[] | undefined
}

/** Lists of whatever points at this record, found in the metadata. */
export function RelatedLists({ meta, row, without }: RelatedListsProps) {
  const can = useCan()
  const isOwn = (link: Backlink) => Number(link.meta.name === meta.name)
  const lists = backlinks(meta.name)
    .filter((link) => can(`${link.meta.permission}:list`) && !without?.includes(link.meta.name))
    .sort((a, b) => isOwn(a) - isOwn(b))
  const known = Object.values(row).map((value) => (typeof value === 'string' ? value : (value as Partial<Row> | null)?.title))
  return lists.map((link) => (
    <RelatedList key={`${link.meta.name}.${link.field}`} of={link.meta.name} by={link.field} id={row.id} known={known} />
  ))
}

/** What points here may be of an area whose pages have not been opened. */
export function RelatedList(props: RelatedListProps) {
  return useHasWords(metaOf(props.of).area) && <FoundRelated {...props} />
}

function FoundRelated({ of, by, id, isBare, known = nothing }: RelatedListProps) {
  const { t } = useTranslation()
  const meta = metaOf(of)
  const words = useWords(meta)
  const sort = readSort(meta.sort)
  const page = { no: 1, size: SHOWN, ...(sort && { sort: sort.field, order: sort.isDescending ? 'DESC' : 'ASC' }) }
  const { data, previousData } = useQuery(listDocument(meta), {
    variables: { filter: { [by]: { eq: id } }, page },
    context: SHOWN_HERE,
  })
  const answer = (data ?? previousData)?.page
  if (!answer?.total) return null
  const list = (
    <>
      <ul className={`${surfacesStyles.ruled} ${factsStyles.related}`}>
        {answer.items.map((row) => (
          <RelatedRow key={row.id} meta={meta} row={row} by={by} words={words} known={known} />
        ))}
      </ul>
      {answer.total > answer.items.length && (
        <ResourceLink of={of} className={`row-inline ${controlsStyles.linked} small`} data-slot="all" data-reach search={`?${by}=${id}`}>
          {t('screens.detail.showAll', { count: answer.total })}
          <Icon name="right" size={13} />
        </ResourceLink>
      )}
    </>
  )
  return isBare ? (
    list
  ) : (
    <section className={detailDrawerStyles.part} data-slot="part">
      <h3 className="baseline">
        {t(`${of}.related.${by}`, { defaultValue: words.title })}
        <em>{answer.total}</em>
      </h3>
      {list}
    </section>
  )
}

/** Number, state, and the two columns that say most. */
interface RelatedRowProps {
  meta: ResourceMeta
  row: Row
  by: string
  words: ReturnType<typeof useWords>
  known: readonly unknown[]
}

function RelatedRow({ meta, row, by, words, known }: RelatedRowProps) {
  const state = stateFieldOf(meta) ?? (meta.fields['status'] ? 'status' : undefined)
  const facts = relatedFacts({ meta, row, words, without: [meta.label, by, state], known })
  return (
    <li>
      <ResourceLink of={meta.name} className="thumb" search={`?open=${row.id}`}>
        <b className="clip">{row.title}</b>
        <span className="clip">{facts.join(' · ')}</span>
        {state && renderCell(meta, state, row, words)}
      </ResourceLink>
    </li>
  )
}
