import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import { joinNames } from '../../../fields/display/textWidth.ts'
import * as controlsStyles from '../../../kit/looks/controls.module.css'
import { date } from '../../../kit/words/time.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { SimilarRepairsDocument } from '../gen/repair.ts'
import * as repairStyles from '../repair.module.css'

/** How the same machine was repaired the last times: who begins a repair need not begin from nothing. */
export function SimilarRepairs({ repairId }: { repairId: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(SimilarRepairsDocument, { variables: { repairId }, context: SHOWN_HERE })
  const similar = data?.similar
  if (!similar) return <div className={repairStyles.similarWait} />
  if (!similar.length)
    return (
      <p className="muted" data-slot="plain">
        {t('repairWork.similar.none')}
      </p>
    )
  return (
    <ol className={`stack ${repairStyles.similar}`}>
      {similar.map((repair) => (
        <li key={repair.id} className={`stack breaks framed gap-s ${repairStyles.saidOne}`}>
          <header className={`wrapped note ${repairStyles.saidHead}`}>
            <ResourceLink of="repairLog" className={`${controlsStyles.linked} strong`} search={`?open=${repair.id}`}>
              {repair.title}
            </ResourceLink>
            <span>{[date(repair.completeDate), joinNames(repair.repairers.map((one) => one.title))].filter(Boolean).join(' · ')}</span>
            {repair.manHours > 0 && <em>{t('repairWork.similar.hours', { hours: repair.manHours })}</em>}
          </header>
          <p className="muted">{[...repair.faults.map((one) => one.title), repair.faultDescription].filter(Boolean).join(' · ')}</p>
          <p data-empty={!repair.description || undefined}>{repair.description || t('repairWork.similar.nothingSaid')}</p>
          {repair.causes && (
            <p>
              <small>{t('repairWork.similar.causes')}</small> {repair.causes}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
