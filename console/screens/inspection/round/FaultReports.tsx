import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as cellsStyles from '../../../fields/display/cells.module.css'
import { ValueTag } from '../../../fields/display/cells.tsx'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as pressStyles from '../../../kit/looks/press.module.css'
import { usePermitted } from '../../../kit/session/Permitted.tsx'
import { FailureBanner } from '../../../resource/dialogs/FailureBanner.tsx'
import { useSend } from '../../../resource/operations/useSend.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { FaultsOfInspectionDocument, type FaultsOfInspectionQuery, ReportFromInspectionDocument } from '../gen/inspection.ts'
import * as faultStyles from './fault.module.css'

type Fault = FaultsOfInspectionQuery['page']['items'][number]
interface FaultReportsProps {
  order: { id: string; isOverRef: boolean | null }
  isLarge?: boolean
}

/** As long as one of these stands, the server takes no second report of the same inspection. */
const OPEN = ['PENDING', 'REPAIRING', 'USABLE_WITH_FAULT']

/** What was reported because of an inspection; while nobody is after it, one press reports it. */
export function FaultReports({ order, isLarge }: FaultReportsProps) {
  const { t } = useTranslation()
  const mayRead = usePermitted('repair:report:list')
  const mayReport = useMayReport()
  const { data, previousData, error, refetch } = useQuery(FaultsOfInspectionDocument, {
    variables: { filter: { inspectionId: { eq: order.id } }, page: { no: 1, size: 5 } },
    skip: !mayRead,
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  const { send, failure, isBusy } = useSend('reportLog')
  const [sent, setSent] = useState<Fault | null>(null)
  const known = (data ?? previousData)?.page.items
  const faults = sent && !known?.some(({ id }) => id === sent.id) ? [sent, ...(known ?? [])] : known
  const report = async () => {
    const answer = await send(ReportFromInspectionDocument, { id: order.id })
    if (!answer) return
    setSent(answer.report)
    if (mayRead) void refetch().catch(() => undefined)
  }
  // Until it is known what has been reported nothing is reported twice; where it cannot be known, the server sees to that.
  const isKnown = Boolean(faults || error) || !mayRead
  const isOffered = order.isOverRef && mayReport && isKnown && !faults?.some(({ status }) => OPEN.includes(status))
  return (
    <>
      {faults && faults.length > 0 && (
        <ul className="stack" data-slot="point-faults" data-large={isLarge || undefined}>
          {faults.map((fault) => (
            <li key={fault.id} className={`wrapped ${faultStyles.faultLine}`}>
              <FaultLine fault={fault} />
            </li>
          ))}
        </ul>
      )}
      {!isOffered && !isLarge && faults?.length === 0 && (
        <p className="muted" data-slot="plain">
          {t('inspectionRound.fault.none')}
        </p>
      )}
      {isOffered && (
        <div className={`stack ${faultStyles.pointReport}`} data-large={isLarge || undefined}>
          <Button
            className={isLarge ? pressStyles.big : undefined}
            variant="solid"
            tone="red"
            disabled={isBusy}
            aria-busy={isBusy}
            onClick={() => void report()}
          >
            <Icon name="report" />
            {t(isBusy ? 'inspectionRound.fault.asking' : 'inspectionRound.fault.ask')}
          </Button>
          <FailureBanner failure={failure} />
        </div>
      )}
    </>
  )
}

/** Whoever sees the inspection and may report faults may report this one. */
function useMayReport() {
  const mayAdd = usePermitted('repair:report:add')
  const [mayList, mayQuery] = [usePermitted('inspect:order:list'), usePermitted('inspect:order:query')]
  return mayAdd && (mayList || mayQuery)
}

function FaultLine({ fault }: { fault: Fault }) {
  const { t } = useTranslation()
  return (
    <>
      <span>{t('inspectionRound.fault.done')}</span>
      <ResourceLink of="reportLog" className={cellsStyles.open} data-slot="open" search={`?open=${fault.id}`}>
        {fault.title}
      </ResourceLink>
      <ValueTag of="reportLog" field="progress" value={fault.progress} />
    </>
  )
}
