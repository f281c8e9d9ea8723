import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as cellsStyles from '../../../fields/display/cells.module.css'
import { renderCell, ValueTag } from '../../../fields/display/cells.tsx'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import { Tasks } from '../../../form/Tasks.tsx'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import { useCan } from '../../../kit/session/me.ts'
import { ago, dateTime } from '../../../kit/words/time.ts'
import { ActionButton } from '../../../record/ActionButton.tsx'
import { BlockedSteps } from '../../../record/BlockedSteps.tsx'
import { isOpen, isRefused, rowActions } from '../../../resource/actions.ts'
import { metaOf, type Row, refOf, stateFieldOf } from '../../../resource/meta.ts'
import * as pageStyles from '../../../resource/page.module.css'
import type { Task } from '../../../resource/task.ts'
import { useWords } from '../../../resource/words.ts'
import * as equipmentPageStyles from './EquipmentPage.module.css'
import * as styles from './OpenReports.module.css'

const OWN = ['edit', 'remove']

/** What is reported and not yet done, with the steps that the server allows. */
export function OpenReports({ reports }: { reports: readonly Row[] }) {
  const { t } = useTranslation()
  const meta = metaOf('reportLog')
  const words = useWords(meta)
  const [task, start] = useState<Task | null>(null)
  if (!reports.length) return null
  return (
    <section
      className={`${pageStyles.card} ${surfacesStyles.titled} ${equipmentPageStyles.panel}`}
      data-slot="card panel"
      aria-label={t('equipmentPage.open')}
    >
      <header>
        <h2>{t('equipmentPage.open')}</h2>
        <em>{reports.length}</em>
      </header>
      <ul>
        {reports.map((report) => (
          <OpenReport key={report.id} report={report} start={start} />
        ))}
      </ul>
      <Tasks meta={meta} spec={{}} words={words} task={task} start={start} />
    </section>
  )
}

function OpenReport({ report, start }: { report: Row; start: (task: Task) => void }) {
  const meta = metaOf('reportLog')
  const words = useWords(meta)
  const can = useCan()
  const actions = rowActions({ meta, spec: {}, words, can, start }, report).filter(({ name }) => !OWN.includes(name))
  const possible = actions.filter(isOpen)
  const reporter = meta.fields['reporterId'] && refOf(report, meta.fields['reporterId'])
  const at = String(report['reportDate'])
  return (
    <li className={`stack breaks ${styles.openReport}`}>
      <div className={`wrapped even ${styles.openHead}`}>
        <ResourceLink of="reportLog" className={cellsStyles.open} data-slot="open" search={`?open=${report.id}`}>
          {report.title}
        </ResourceLink>
        {renderCell(meta, stateFieldOf(meta) ?? 'status', report, words)}
        <ValueTag of="reportLog" field="urgency" value={String(report['urgency'])} />
        <time dateTime={at} title={dateTime(at)}>
          {[reporter?.title, ago(at)].filter(Boolean).join(' · ')}
        </time>
      </div>
      <p className="muted">{String(report['description'])}</p>
      {possible.length > 0 && (
        <div className={`flow ${styles.openSteps}`}>
          {possible.map((action, index) => (
            <ActionButton key={action.name} action={action} isPrimary={index === 0 && action.tone !== 'danger'} />
          ))}
        </div>
      )}
      <BlockedSteps actions={actions.filter(isRefused)} words={words} />
    </li>
  )
}
