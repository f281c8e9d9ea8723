import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as pressStyles from '../../../kit/looks/press.module.css'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import * as pageStyles from '../../../resource/page.module.css'
import { MachineLinks } from './MachineLinks.tsx'
import type { Machine } from './reportPage.ts'
import * as styles from './Sent.module.css'
import type { SentReport } from './sentReport.ts'

/** The report has arrived: its number, and whether it joined an open stop. */
export function Sent({ report, machine, onAgain: onReportAnother }: { report: SentReport; machine: Machine; onAgain: () => void }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    document.querySelector('[data-slot~=views] [data-slot~=view]')?.scrollTo({ top: 0 })
    document.getElementById('scroller')?.scrollTo({ top: 0 })
  }, [])
  return (
    <div className={`${pageStyles.card} ${styles.scanSent}`} data-slot="card">
      <span className={`${tonesStyles.disc} ${tonesStyles.toned} ${styles.scanTick}`} data-tone="good">
        <Icon name="tick" size={28} />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {t('repairWork.scan.sent')}
      </h1>
      <p>{machine.name}</p>
      <p className={`strong ${styles.scanNumber}`} data-slot="scan-number">
        <ResourceLink of="reportLog" search={`?open=${report.id}`}>
          {report.title}
        </ResourceLink>
      </p>
      {report.joinedTo && (
        <p className={`about ${tonesStyles.toned} ${tonesStyles.callout} ${tonesStyles.worded}`} data-tone="warning" data-slot="scan-join">
          {t('repairWork.scan.joined', { title: report.joinedTo.title })}
        </p>
      )}
      <MachineLinks id={machine.id} />
      <Button className={pressStyles.big} onClick={onReportAnother}>
        <Icon name="plus" />
        {t('repairWork.scan.again')}
      </Button>
    </div>
  )
}
