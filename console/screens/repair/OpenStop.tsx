import { useTranslation } from 'react-i18next'
import { useLabels } from '../../kit/i18n.ts'
import { Icon } from '../../kit/icons.tsx'
import { ago } from '../../kit/time.ts'
import { Tag } from '../../resource/cells.tsx'
import { ResourceLink } from '../../resource/ResourceLink.tsx'
import * as styles from './OpenStop.module.css'
import type { Desk, OpenReport } from './ReportDesk.tsx'

/** What others have reported already: an open stop first, because a further report joins it. */
export function OpenStop({ desk: { openStop, openReports } }: { desk: Desk }) {
  const { t } = useTranslation()
  const others = openReports.filter((report) => report.id !== openStop?.id)
  return (
    <aside
      className={styles.scanKnown}
      data-tone={openStop ? 'danger' : 'info'}
      aria-label={t('repairWork.scan.known', { count: openReports.length })}
    >
      {openStop && (
        <>
          <Stop report={openStop} />
          <p className={styles.scanJoin} data-slot="scan-join">
            {t('repairWork.scan.willJoin')}
          </p>
        </>
      )}
      {others.length > 0 && (
        <details>
          <summary>{t(openStop ? 'repairWork.scan.alsoKnown' : 'repairWork.scan.known', { count: others.length })}</summary>
          <ul>
            {others.map((report) => (
              <Known key={report.id} report={report} />
            ))}
          </ul>
        </details>
      )}
    </aside>
  )
}

function Stop({ report }: { report: OpenReport }) {
  const { t } = useTranslation()
  return (
    <div className={styles.scanStop}>
      <Icon name="alert" size={20} />
      <div>
        <b>{t('repairWork.scan.reportedAlready', { title: report.title, ago: ago(report.reportDate) })}</b>
        <p>{report.description}</p>
        <small>
          {report.reporter?.title}
          <State report={report} />
        </small>
      </div>
    </div>
  )
}

function Known({ report }: { report: OpenReport }) {
  return (
    <li>
      <ResourceLink of="reportLog" search={`?open=${report.id}`}>
        <span>{report.description}</span>
        <small>
          {[report.title, ago(report.reportDate)].join(' · ')}
          <State report={report} />
        </small>
      </ResourceLink>
    </li>
  )
}

function State({ report }: { report: OpenReport }) {
  const labels = useLabels()
  return <Tag value={report.progress}>{labels.value('reportLog', 'progress', report.progress)}</Tag>
}
