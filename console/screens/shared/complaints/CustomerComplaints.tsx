import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../fields/display/cells.tsx'
import { moneyText } from '../../../fields/display/figures.ts'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import * as controlsStyles from '../../../kit/looks/controls.module.css'
import * as tableStyles from '../../../kit/looks/table.module.css'
import { failureOf } from '../../../kit/network/failure.ts'
import { useLabels } from '../../../kit/words/i18n.ts'
import { addDays, today } from '../../../kit/words/time.ts'
import { RelatedList } from '../../../record/RelatedList.tsx'
import { exactly, writeRange } from '../../../resource/address.ts'
import { ExplainedFigure } from '../../../resource/figures/ExplainedFigure.tsx'
import { useRowsLink } from '../../../resource/figures/useRowsLink.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { Failed, Skeleton } from '../../../resource/states.tsx'
import { COUNTED, JUSTIFIED, OPEN } from './complaintStages.ts'
import { CustomerComplaintsDocument, type CustomerComplaintsQuery } from './gen/customerComplaints.ts'

/** As the server counts 'within a year'. */
const YEAR_DAYS = 365
type Figures = CustomerComplaintsQuery['figures']

/** What a customer complained of, how much it was about, and what comes again; each figure leads to the rows that it counts. */
export function CustomerComplaints({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data, previousData, error, refetch } = useQuery(CustomerComplaintsDocument, { variables: { id }, context: SHOWN_HERE })
  const figures = (data ?? previousData)?.figures
  if (error && !figures) return <Failed failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} />
  if (!figures) return <Skeleton lines={3} label={t('screens.list.loading')} />
  if (!figures.count) return <p className="muted">{t('complaints.customer.none')}</p>
  return (
    <div className="stack gap-l" data-slot="customer-complaints">
      <Numbers id={id} figures={figures} />
      {figures.causes.length > 0 && <Causes id={id} causes={figures.causes} />}
      <RelatedList of="complaint" by="customerId" id={id} isBare />
    </div>
  )
}

function Rows({ search, children }: { search: string; children: ReactNode }) {
  return (
    <ResourceLink of="complaint" className={controlsStyles.linked} data-reach search={search}>
      {children}
    </ResourceLink>
  )
}

function Numbers({ id, figures }: { id: string; figures: Figures }) {
  const { t } = useTranslation()
  const { label } = useLabels()
  const linkOf = useRowsLink()
  const of = `?customerId=${id}`
  const counted = `${of}&qaState=${COUNTED}`
  const all = [
    ['count', t('complaints.customer.count'), figures.count, counted],
    ['open', t('complaints.open'), figures.open, `${of}&qaState=${OPEN}`],
    ['rejected', t('complaints.customer.rejected'), figures.rejected, `${of}&qaState=REJECTED`],
    ['claimedAmount', label('complaint', 'claimedAmount'), moneyText(figures.claimedAmount), counted],
    ['compAmount', label('complaint', 'compAmount'), moneyText(figures.compAmount), counted],
  ] as const
  return (
    <dl className="flow gap-xl">
      {all.map(([key, name, text, search]) => (
        <div key={key} data-figure={key}>
          <dt className="about">
            <ExplainedFigure of={`customerComplaints.${key}`} name={name} range="ever" link={linkOf('complaint', search)}>
              {name}
            </ExplainedFigure>
          </dt>
          <dd className="even strong">
            <Rows search={search}>{text}</Rows>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Causes({ id, causes }: { id: string; causes: Figures['causes'] }) {
  const { t } = useTranslation()
  const { label } = useLabels()
  return (
    <table className={tableStyles.table} data-slot="causes">
      <thead>
        <tr>
          <th>{label('complaint', 'claimCauseId')}</th>
          <th data-align="end">{t('complaints.customer.times')}</th>
          <th data-align="end">{t('complaints.customer.year')}</th>
          <th data-align="end">{label('complaint', 'compAmount')}</th>
        </tr>
      </thead>
      <tbody>
        {causes.map((one) => {
          const search = `?customerId=${id}&claimCauseId=${one.causeId ?? exactly(null)}&qaState=${JUSTIFIED}`
          return (
            <tr key={one.causeId ?? ''}>
              <td>
                <span className="wrapped">
                  <Rows search={search}>{one.causeName ?? t('complaints.customer.noCause')}</Rows>
                  {one.isRecurring && <Tag tone="warning">{t('complaints.customer.again')}</Tag>}
                </span>
              </td>
              <td data-align="end">{one.count}</td>
              <td data-align="end">
                <Rows search={`${search}&claimDate=${writeRange(addDays(today(), -YEAR_DAYS), '')}`}>{one.withinYear}</Rows>
              </td>
              <td data-align="end">{moneyText(one.compAmount)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
