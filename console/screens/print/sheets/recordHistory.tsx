import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import type { ResourceMeta } from '../../../kit/gen/resources.ts'
import * as tableStyles from '../../../kit/looks/table.module.css'
import { dateTime } from '../../../kit/words/time.ts'
import { changedText } from '../../../record/changedText.ts'
import { HistoryDocument, type HistoryQuery } from '../../../resource/history/gen/history.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import type { ResourceWords } from '../../../resource/resourceWords.ts'
import { useWords } from '../../../resource/words.ts'
import * as paperStyles from '../paper.module.css'
import * as paperPartsStyles from '../paperParts.module.css'
import { Part } from '../paperParts.tsx'

type Entry = HistoryQuery['history'][number]

const PRINTED = 20
const OWN = ['create', 'update', 'delete', 'undelete']

/** Who did what and when, newest first; left out for whoever may not see it. */
export function RecordHistory({ meta, id }: { meta: ResourceMeta; id: string }) {
  const { t } = useTranslation()
  const words = useWords(meta)
  const { data } = useQuery(HistoryDocument, {
    variables: { resource: meta.name, id },
    context: SHOWN_HERE,
  })
  const entries = data?.history ?? []
  const empty = t('screens.detail.empty')
  if (!entries.length) return null
  return (
    <Part title={t('screens.detail.history')}>
      <table className={tableStyles.table}>
        <thead>
          <tr>
            <th className={paperStyles.narrow}>{t('print.at')}</th>
            <th className={paperStyles.narrow}>{t('print.by')}</th>
            <th className={paperStyles.narrow}>{t('print.action')}</th>
            <th>{t('print.changes')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.slice(0, PRINTED).map((entry) => (
            <tr key={entry.id}>
              <td>{dateTime(entry.at)}</td>
              <td>{entry.userName}</td>
              <td>{OWN.includes(entry.action) ? t(`screens.detail.did.${entry.action}`) : words.action(entry.action)}</td>
              <td>{entry.action === 'create' ? '' : changesIn(entry, meta, words, empty)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {entries.length > PRINTED && (
        <p className={paperPartsStyles.paperMore}>{t('print.moreHistory', { count: entries.length, shown: PRINTED })}</p>
      )}
    </Part>
  )
}

/** '状态：待受理 → 维修中', one after the other. */
export function changesIn({ changes }: Pick<Entry, 'changes'>, meta: ResourceMeta, words: ResourceWords, empty: string): string {
  const translate = (field: string, value: string | null) => changedText(meta, field, value) || empty
  return changes
    .filter(({ field }) => field !== 'updatedAt')
    .map(({ field, before, after }) => `${words.label(field)}: ${before ? `${translate(field, before)} → ` : ''}${translate(field, after)}`)
    .join('; ')
}
