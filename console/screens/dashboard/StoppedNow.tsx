import { useTranslation } from 'react-i18next'
import { ValueTag } from '../../fields/display/cells.tsx'
import { ResourceLink } from '../../fields/display/ResourceLink.tsx'
import { joinNames } from '../../fields/display/textWidth.ts'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { clock, type Live, useServerNow } from '../../kit/network/live.ts'
import { dateTime } from '../../kit/words/time.ts'
import { ExplainedFigure } from '../../resource/figures/ExplainedFigure.tsx'
import * as pageStyles from '../../resource/page.module.css'
import { Skeleton } from '../../resource/states.tsx'
import type { Downtime, StoppedMachine } from '../shared/liveSnapshots.ts'
import * as dashboardStyles from './Dashboard.module.css'
import * as styles from './StoppedNow.module.css'

export function StoppedNow({ live }: { live: Live<Downtime> }) {
  const { t } = useTranslation()
  const { summary } = live
  return (
    <section
      className={`${pageStyles.card} ${surfacesStyles.titled} breaks ${dashboardStyles.panel}`}
      data-slot="card panel"
      aria-label={t('dashboard.stopped')}
    >
      <header>
        <h2>
          <ExplainedFigure of="downtimeSummary.stopped" name={t('dashboard.stopped')} range="now">
            {t('dashboard.stopped')}
          </ExplainedFigure>
        </h2>
        {summary && summary.machineCount > 0 && (
          <em className={tonesStyles.worded} data-tone={summary.stopped.length ? 'danger' : 'good'}>
            {t('dashboard.ofMachines', { count: summary.stopped.length, total: summary.machineCount })}
          </em>
        )}
        <span className="grow" />
        {summary?.availability != null && (
          <small>{t('dashboard.availability', { percent: (summary.availability * 100).toFixed(1) })}</small>
        )}
      </header>
      {!summary && <Skeleton lines={3} label={t('screens.list.loading')} />}
      {summary?.machineCount === 0 && <p className={`row ${dashboardStyles.calm}`}>{t('dashboard.noMachines')}</p>}
      {summary && summary.machineCount > 0 && !summary.stopped.length && (
        <p className={`row ${dashboardStyles.calm}`}>
          <Icon name="tick" size={18} />
          {t('dashboard.noneStopped')}
        </p>
      )}
      {summary && summary.stopped.length > 0 && (
        <ul className={dashboardStyles.lines} data-slot="stops">
          {summary.stopped.map((machine) => (
            <Stop key={machine.reportId} machine={machine} aheadMs={live.aheadMs} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Stop({ machine, aheadMs }: { machine: StoppedMachine; aheadMs: number }) {
  const { t } = useTranslation()
  return (
    <li>
      <ResourceLink
        of="reportLog"
        className={`${controlsStyles.pressed} rounded ${dashboardStyles.lineLink} ${styles.stop}`}
        search={`?open=${machine.reportId}`}
      >
        <i className={`${tonesStyles.shaped} ${tonesStyles.toned}`} data-tone="danger" aria-hidden="true" />
        <span className="breaks">
          <b className="clip">{machine.name}</b>
          <small className="clip">{[machine.number, machine.workshopName].filter(Boolean).join(' · ')}</small>
        </span>
        <span className={`breaks muted ${styles.stopWhat}`}>
          <span className="clip" title={machine.description}>
            {machine.description}
          </span>
          <small className="clip">
            {machine.repairerNames.length ? t('dashboard.repairedBy', { names: joinNames(machine.repairerNames) }) : t('dashboard.nobody')}
          </small>
        </span>
        <ValueTag of="reportLog" field="progress" value={machine.status} />
        <Ticking since={machine.since} aheadMs={aheadMs} />
      </ResourceLink>
    </li>
  )
}

function Ticking({ since, aheadMs }: { since: string; aheadMs: number }) {
  const { t } = useTranslation()
  const now = useServerNow({ aheadMs })
  return (
    <time
      className={`figure ${styles.ticking}`}
      data-slot="ticking"
      dateTime={since}
      title={t('dashboard.since', { time: dateTime(since) })}
    >
      {clock(now - Date.parse(since))}
    </time>
  )
}
