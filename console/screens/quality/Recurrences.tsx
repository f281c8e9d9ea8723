import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../kit/failure.ts'
import { Icon } from '../../kit/icons.tsx'
import * as lifelineStyles from '../../kit/lifeline.module.css'
import { date } from '../../kit/time.ts'
import * as tonesStyles from '../../kit/tones.module.css'
import { ValueTag } from '../../resource/cells.tsx'
import { ResourceLink } from '../../resource/ResourceLink.tsx'
import { Failed, Skeleton } from '../../resource/states.tsx'
import { SHOWN_HERE } from '../../resource/write.ts'
import { ComplaintRecurrencesDocument } from './gen/recurrences.ts'

/** Complaints that say the same again: of the same customer or decor, with the same cause, within a year. */
export function Recurrences({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(ComplaintRecurrencesDocument, { variables: { id }, context: SHOWN_HERE })
  if (error && !data) return <Failed failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} />
  if (!data) return <Skeleton lines={2} label={t('screens.list.loading')} />
  if (!data.recurrences.length) return <p className="muted">{t('complaints.again.none')}</p>
  return (
    <ol className={lifelineStyles.lifeline} data-slot="recurrences">
      {data.recurrences.map((one) => (
        <li key={one.complaintId}>
          <span className={`${tonesStyles.disc} ${tonesStyles.toned}`} data-tone="quiet" aria-hidden="true">
            <Icon name="message" size={13} />
          </span>
          <div>
            <div className={lifelineStyles.lifeHead}>
              <ResourceLink of="complaint" search={`?open=${one.complaintId}`}>
                {one.claimNo}
              </ResourceLink>
              <ValueTag of="complaint" field="qaState" value={one.qaState} />
            </div>
            <p className="breaks">{[one.customerName, one.longCode, one.causeName].filter(Boolean).join(' · ')}</p>
            <span className="note">
              {`${date(one.claimDate)} · ${t(one.isSameCustomer ? (one.isSameDecor ? 'complaints.again.both' : 'complaints.again.customer') : 'complaints.again.decor')}`}
            </span>
          </div>
        </li>
      ))}
    </ol>
  )
}
