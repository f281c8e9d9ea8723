import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ValueTag } from '../../../fields/display/cells.tsx'
import { failureOf } from '../../../kit/network/failure.ts'
import { usePermitted } from '../../../kit/session/Permitted.tsx'
import { usePageName } from '../../../kit/session/pageNames.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import * as pageStyles from '../../../resource/page.module.css'
import { Empty, Failed, Skeleton } from '../../../resource/states.tsx'
import { ReportDeskDocument } from '../gen/repair.ts'
import { MachineLinks } from './MachineLinks.tsx'
import { OpenStop } from './OpenStop.tsx'
import * as reportFormStyles from './ReportForm.module.css'
import { ReportForm } from './ReportForm.tsx'
import type { ReportIntake } from './reportPage.ts'
import { Sent } from './Sent.tsx'
import type { SentReport } from './sentReport.ts'

/** One machine, what is known to be wrong with it, and the form to say more. */
export function MachineReport({ equipmentId }: { equipmentId: string }) {
  const { t } = useTranslation()
  const mayReport = usePermitted('repair:report:add')
  const [sent, setSent] = useState<SentReport>()
  const { data, error, refetch } = useQuery(ReportDeskDocument, { variables: { equipmentId }, context: SHOWN_HERE })
  const intake = data?.desk
  usePageName(intake && t('console.shell.reportAt', { name: intake.equipment.name }))
  const startOver = () => {
    setSent(undefined)
    void refetch().catch(() => undefined)
  }
  if (error && !intake) return <Failed failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} />
  if (!intake) return <Skeleton lines={6} label={t('screens.list.loading')} />
  if (sent) return <Sent report={sent} machine={intake.equipment} onAgain={startOver} />
  return (
    <>
      <MachineHead intake={intake} />
      {intake.openReports.length > 0 && <OpenStop intake={intake} />}
      {mayReport ? (
        <ReportForm desk={intake} onSent={setSent} />
      ) : (
        <div className={pageStyles.card} data-slot="card">
          <Empty icon="lock" title={t('repairWork.scan.mayNotReport')} hint={t('screens.list.noRightHint')} />
        </div>
      )}
      <MachineLinks id={intake.equipment.id} />
    </>
  )
}

function MachineHead({ intake: { equipment: machine, state } }: { intake: ReportIntake }) {
  return (
    <header className={`breaks gap-l ${reportFormStyles.scanMachine}`} data-slot="scan-machine">
      <div className="grow">
        <h1>{machine.name}</h1>
        <small>{[machine.number, machine.workshop?.title].filter(Boolean).join(' · ')}</small>
      </div>
      <ValueTag of="equipment" field="state" value={state} />
    </header>
  )
}
