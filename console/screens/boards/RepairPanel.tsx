import { useTranslation } from 'react-i18next'
import { useLabels } from '../../kit/i18n.ts'
import { duration } from '../../kit/time.ts'
import { Tag } from '../../resource/cells.tsx'
import { metaOf } from '../../resource/meta.ts'
import { Skeleton } from '../../resource/states.tsx'
import type { Repairs } from './live.ts'
import { Figure, Panel } from './Panel.tsx'

const MINUTE = 60_000
const COUNTS = ['pending', 'inRepair', 'waitingParts', 'usableWithFault', 'reportedToday', 'doneToday'] as const

export function RepairPanel({ summary, now }: { summary: Repairs | undefined; now: number }) {
  const { t } = useTranslation()
  const minutes = (value: number | null) => (value === null ? '–' : duration(value * MINUTE))
  return (
    <Panel title={t('boards.dataview.repairs')}>
      {!summary ? (
        <Skeleton lines={6} label={t('screens.list.loading')} />
      ) : (
        <>
          <div className="figures-row three">
            {COUNTS.map((key) => (
              <Figure
                key={key}
                name={t(`boards.dataview.count.${key}`)}
                value={summary[key]}
                tone={key === 'pending' && summary.pending ? 'danger' : undefined}
              />
            ))}
          </div>
          <dl className="means">
            <div>
              <dt>{t('boards.dataview.mtta')}</dt>
              <dd>{minutes(summary.mttaMinutes)}</dd>
            </div>
            <div>
              <dt>{t('boards.dataview.mttr')}</dt>
              <dd>{minutes(summary.mttrMinutes)}</dd>
            </div>
          </dl>
          {summary.open.length ? (
            <OpenRepairs open={summary.open} now={now} />
          ) : (
            <p className="board-note">{t('boards.dataview.noOpen')}</p>
          )}
        </>
      )}
    </Panel>
  )
}

function OpenRepairs({ open, now }: { open: Repairs['open']; now: number }) {
  const { value } = useLabels()
  const { t } = useTranslation()
  const reports = metaOf('reportLog')
  const wordOf = (status: string) => value(reports.fields['status']?.values?.includes(status) ? 'reportLog' : 'repairLog', 'status', status)
  return (
    <ul className="open-repairs" aria-label={t('boards.dataview.open')}>
      {open.map((one) => (
        <li key={one.reportId}>
          <b className="clip">{one.equipmentName}</b>
          <Tag value={one.status}>{wordOf(one.status)}</Tag>
          <span className="clip">{one.repairerNames.join(' · ') || t('screens.dashboard.nobody')}</span>
          <small>{duration(now - Date.parse(one.since))}</small>
        </li>
      ))}
    </ul>
  )
}
