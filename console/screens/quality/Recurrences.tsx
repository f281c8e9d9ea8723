import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { ValueTag } from '../../fields/display/cells.tsx'
import { ResourceLink } from '../../fields/display/ResourceLink.tsx'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import { failureOf } from '../../kit/network/failure.ts'
import { date } from '../../kit/words/time.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { Failed, Skeleton } from '../../resource/states.tsx'
import { ComplaintRecurrencesDocument } from './gen/recurrences.ts'

/** Complaints that say the same again: of the same customer or decor, with the same cause, within a year. */
export function Recurrences({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(ComplaintRecurrencesDocument, { variables: { id }, context: SHOWN_HERE })
  if (error && !data) return <Failed failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} />
  if (!data) return <Skeleton lines={2} label={t('screens.list.loading')} />
  if (!data.recurrences.length) return <p className="muted">{t('complaints.again.none')}</p>
  return (
    <ol className={surfacesStyles.ruled} data-slot="recurrences">
      {data.recurrences.map((one) => (
        <li key={one.complaintId} className="stack gap-s">
          <div className="wrapped between">
            <ResourceLink of="complaint" search={`?open=${one.complaintId}`}>
              {one.claimNo}
            </ResourceLink>
            <ValueTag of="complaint" field="qaState" value={one.qaState} />
          </div>
          <p className="breaks">{[one.customerName, one.longCode, one.causeName].filter(Boolean).join(' · ')}</p>
          <span className="note">
            {`${date(one.claimDate)} · ${t(one.isSameCustomer ? (one.isSameDecor ? 'complaints.again.both' : 'complaints.again.customer') : 'complaints.again.decor')}`}
          </span>
        </li>
      ))}
    </ol>
  )
}
