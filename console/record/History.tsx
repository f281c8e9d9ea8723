import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as boxStyles from '../fields/inputs/box.module.css'
import type { ResourceMeta } from '../kit/gen/resources.ts'
import { Button } from '../kit/looks/Button.tsx'
import { failureOf } from '../kit/network/failure.ts'
import { sentenceOf } from '../kit/overlays/notices.tsx'
import { useHasWords } from '../kit/words/i18n.ts'
import { addDays, today } from '../kit/words/time.ts'
import { HistoryDocument } from '../resource/history/gen/history.ts'
import { byDay, changedFields, reportedChanges } from '../resource/history/historyOf.ts'
import { SHOWN_HERE } from '../resource/operations/write.ts'
import { useWords } from '../resource/words.ts'
import * as detailDrawerStyles from './DetailDrawer.module.css'
import * as historyStyles from './history.module.css'
import * as momentStyles from './Moment.module.css'
import { Moment } from './Moment.tsx'

const FIRST = 8
/** With fewer fields than this one sees at a glance what happened to which. */
const MANY_FIELDS = 3

interface HistoryProps {
  meta: ResourceMeta
  id: string
}

/** Who did what and when, newest first, each change in words. */
export function History(props: HistoryProps) {
  return useHasWords('formsafe') && <HistoryList {...props} />
}

function HistoryList({ meta, id }: HistoryProps) {
  const { t } = useTranslation()
  const words = useWords(meta)
  const [isAll, setIsAll] = useState(false)
  const [only, setOnly] = useState('')
  const { data, previousData, error } = useQuery(HistoryDocument, {
    variables: { resource: meta.name, id },
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  const entries = (data ?? previousData)?.history ?? []
  if (error && !entries.length)
    return failureOf(error).code === 'FORBIDDEN' ? null : (
      <section className={detailDrawerStyles.part} data-slot="part">
        <h3 className="baseline">{t('screens.detail.history')}</h3>
        <p className="muted" data-slot="plain">
          {sentenceOf(failureOf(error))}
        </p>
      </section>
    )
  if (!entries.length) return null
  const fields = changedFields(entries)
  const wanted = only ? entries.filter((entry) => reportedChanges(entry).some(({ field }) => field === only)) : entries
  const shown = isAll ? wanted : wanted.slice(0, FIRST)
  return (
    <section className={`${detailDrawerStyles.part} ${historyStyles.history}`} data-slot="part">
      <h3 className="baseline">
        {t('screens.detail.history')}
        <em>{entries.length}</em>
        {entries.length > FIRST && fields.length > MANY_FIELDS && (
          <select
            className={boxStyles.box}
            data-slot="box"
            aria-label={t('forms.history.filter')}
            value={only}
            onChange={(event) => setOnly(event.target.value)}
          >
            <option value="">{t('forms.history.allFields')}</option>
            {fields.map((field) => (
              <option key={field} value={field}>
                {words.label(field)}
              </option>
            ))}
          </select>
        )}
      </h3>
      {byDay(shown).map(({ day, entries: moments }) => (
        <div key={day} className={historyStyles.historyDay}>
          <h4 className="note even">
            <Day day={day} />
          </h4>
          <ol className={momentStyles.timeline} data-slot="timeline">
            {moments.map((entry) => (
              <Moment key={entry.id} entry={entry} meta={meta} words={words} only={only} />
            ))}
          </ol>
        </div>
      ))}
      {!shown.length && (
        <p className="muted" data-slot="plain">
          {t('forms.history.none')}
        </p>
      )}
      {shown.length < wanted.length && (
        <Button size="xs" onClick={() => setIsAll(true)}>
          {t('screens.detail.showAll', { count: wanted.length })}
        </Button>
      )}
    </section>
  )
}

function Day({ day }: { day: string }) {
  const { t } = useTranslation()
  const word = day === today() ? 'today' : day === addDays(today(), -1) ? 'yesterday' : ''
  return word ? `${t(`forms.history.${word}`)} ${day}` : day
}
