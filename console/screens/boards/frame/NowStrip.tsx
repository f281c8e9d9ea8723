import { useTranslation } from 'react-i18next'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import { joinNames } from '../../../fields/display/textWidth.ts'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import { clock, type Live, useServerNow } from '../../../kit/network/live.ts'
import { dateTime } from '../../../kit/words/time.ts'
import { ExplainedFigure } from '../../../resource/figures/ExplainedFigure.tsx'
import { type BreakdownCount, type Downtime, listBehind, type Repairs, type StoppedMachine } from '../../shared/liveSnapshots.ts'
import * as styles from './NowStrip.module.css'

const COUNTS = ['pending', 'inRepair', 'waitingParts', 'usableWithFault'] as const satisfies BreakdownCount[]

/** What is so at this moment, whatever range is looked at below. */
export function NowStrip({ downtime, repairs }: { downtime: Live<Downtime>; repairs: Live<Repairs> }) {
  const { t } = useTranslation()
  return (
    <section className="flow gap-l" aria-label={t('boards.dataview.now')}>
      {!downtime.isHidden && <Standing live={downtime} />}
      {!repairs.isHidden && (
        <nav className={`${surfacesStyles.tile} ${styles.nowCounts}`} aria-label={t('boards.dataview.open')}>
          {COUNTS.map((key) => (
            <div key={key} className="anchor">
              <ResourceLink of="reportLog" search={listBehind(key)} data-zero={repairs.summary?.[key] === 0 || undefined}>
                <span>{t(`boards.dataview.count.${key}`)}</span>
                <b>{repairs.summary ? repairs.summary[key] : '–'}</b>
              </ResourceLink>
              <ExplainedFigure of={`repairSummary.${key}`} name={t(`boards.dataview.count.${key}`)} range="now" />
            </div>
          ))}
        </nav>
      )}
    </section>
  )
}

function Standing({ live: { summary, aheadMs } }: { live: Live<Downtime> }) {
  const { t } = useTranslation()
  const count = summary?.stopped.length ?? 0
  return (
    <div className={`${surfacesStyles.tile} ${styles.nowStops}`} data-tone={summary && (count ? 'danger' : 'good')}>
      <p className={`rigid muted ${styles.nowSum}`}>
        <span>
          <ExplainedFigure of="downtimeSummary.stopped" name={t('boards.dataview.stopped')} range="now">
            {t('boards.dataview.stopped')}
          </ExplainedFigure>
        </span>
        <b>{summary ? count : '–'}</b>
        {summary && <small>{t('boards.dataview.ofMachines', { count: summary.machineCount })}</small>}
      </p>
      {summary && count === 0 && (
        <em className="row">
          <Icon name="tick" size={16} />
          {t('boards.dataview.noneStopped')}
        </em>
      )}
      {summary && count > 0 && (
        <ul className="fill" aria-label={t('boards.dataview.stopped')}>
          {summary.stopped.map((machine) => (
            <Stop key={machine.reportId} machine={machine} aheadMs={aheadMs} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Stop({ machine, aheadMs }: { machine: StoppedMachine; aheadMs: number }) {
  const { t } = useTranslation()
  const now = useServerNow({ aheadMs })
  const { reportId, name, since, description, repairerNames } = machine
  return (
    <li>
      <ResourceLink of="reportLog" search={`?open=${reportId}`} title={`${name} · ${description}`}>
        <b className="clip">{name}</b>
        <time className="even strong wrong" data-slot="ticking" dateTime={since} title={t('dashboard.since', { time: dateTime(since) })}>
          {clock(now - Date.parse(since))}
        </time>
        <small className="clip">{joinNames(repairerNames) || t('dashboard.nobody')}</small>
      </ResourceLink>
    </li>
  )
}
