import { useTranslation } from 'react-i18next'
import { ValueTag } from '../../../fields/display/cells.tsx'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as pressStyles from '../../../kit/looks/press.module.css'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { ago } from '../../../kit/words/time.ts'
import * as styles from './OpenStop.module.css'
import type { OpenReport, ReportIntake } from './reportPage.ts'

/** What others have reported already: an open stop first, because a further report joins it. */
export function OpenStop({ intake: { openStop, openReports } }: { intake: ReportIntake }) {
  const { t } = useTranslation()
  const others = openReports.filter((report) => report.id !== openStop?.id)
  return (
    <aside
      className={`stack ${tonesStyles.toned} ${tonesStyles.callout} breaks ${styles.scanKnown}`}
      data-tone={openStop ? 'danger' : 'info'}
      aria-label={t('repairWork.scan.known', { count: openReports.length })}
    >
      {openStop && (
        <>
          <Stop report={openStop} />
          <p className="about" data-slot="scan-join">
            {t('repairWork.scan.willJoin')}
          </p>
        </>
      )}
      {others.length > 0 && (
        <details className={pressStyles.unfolds}>
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
        <small className="wrapped muted">
          {report.reporter?.title}
          <ValueTag of="reportLog" field="progress" value={report.progress} />
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
        <small className="wrapped muted">
          {[report.title, ago(report.reportDate)].join(' · ')}
          <ValueTag of="reportLog" field="progress" value={report.progress} />
        </small>
      </ResourceLink>
    </li>
  )
}
