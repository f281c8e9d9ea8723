import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../kit/failure.ts'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { sentenceOf } from '../../kit/notices.tsx'
import { ago, date, dateTime } from '../../kit/time.ts'
import { Button } from '../Button.tsx'
import { historyDocument } from '../documents.ts'
import { type ResourceWords, useWords } from '../words.ts'
import { SHOWN_HERE } from '../write.ts'

interface Change {
  field: string
  before: string | null
  after: string | null
}
interface Entry {
  id: string
  at: string
  userName: string
  action: string
  changes: readonly Change[]
}

const FIRST = 8
const OWN = ['create', 'update', 'delete']

/** Who did what and when, newest first, each change in words. */
export function History({ meta, id }: { meta: ResourceMeta; id: string }) {
  const { t } = useTranslation()
  const words = useWords(meta)
  const [isAll, setIsAll] = useState(false)
  const { data, previousData, error } = useQuery<{ history: readonly Entry[] }>(historyDocument(), {
    variables: { resource: meta.name, id },
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  const entries = ((data ?? previousData)?.history as readonly Entry[] | undefined) ?? []
  if (error && !entries.length)
    return failureOf(error).code === 'FORBIDDEN' ? null : (
      <section className="part">
        <h3>{t('screens.detail.history')}</h3>
        <p className="plain">{sentenceOf(failureOf(error))}</p>
      </section>
    )
  if (!entries.length) return null
  const shown = isAll ? entries : entries.slice(0, FIRST)
  return (
    <section className="part">
      <h3>
        {t('screens.detail.history')}
        <em>{entries.length}</em>
      </h3>
      <ol className="timeline">
        {shown.map((entry) => (
          <Moment key={entry.id} entry={entry} meta={meta} words={words} />
        ))}
      </ol>
      {shown.length < entries.length && (
        <Button size="xs" onClick={() => setIsAll(true)}>
          {t('screens.detail.showAll', { count: entries.length })}
        </Button>
      )}
    </section>
  )
}

function Moment({ entry, meta, words }: { entry: Entry; meta: ResourceMeta; words: ResourceWords }) {
  const { t } = useTranslation()
  const action = OWN.includes(entry.action) ? t(`screens.detail.did.${entry.action}`) : words.action(entry.action)
  const changes = entry.changes.filter((change) => change.field !== 'updatedAt')
  return (
    <li data-tone={meta.flow?.steps[entry.action]?.tone}>
      <header>
        <b>{action}</b>
        <span>{entry.userName}</span>
        <time dateTime={entry.at} title={dateTime(entry.at, true)}>
          {ago(entry.at)}
        </time>
      </header>
      {entry.action !== 'create' && changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <li key={change.field}>
              <ChangeLine change={change} meta={meta} words={words} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function ChangeLine({ change, meta, words }: { change: Change; meta: ResourceMeta; words: ResourceWords }) {
  const { t } = useTranslation()
  const say = (value: string | null) => changedText(meta, words, change.field, value) || t('screens.detail.empty')
  return (
    <>
      <span className="what">{words.label(change.field)}</span>
      {change.before !== null && change.before !== '' && (
        <>
          <del>{say(change.before)}</del>
          <span aria-hidden="true">→</span>
          <span className="sr">{t('screens.form.becomes')}</span>
        </>
      )}
      <ins>{say(change.after)}</ins>
    </>
  )
}

/** A stored value in the words of the page; names of linked records already come as text. */
export function changedText(
  meta: ResourceMeta,
  words: Pick<ResourceWords, 'value' | 'yes' | 'no'>,
  name: string,
  value: string | null,
): string {
  if (value === null || value === '') return ''
  const kind = meta.fields[name]?.kind
  if (kind === 'choice') return words.value(meta.name, name, value)
  if (kind === 'flag') return value === 'true' || value === '1' ? words.yes : words.no
  if (kind === 'instant') return dateTime(value) || value
  if (kind === 'date') return date(value) || value
  return value
}
