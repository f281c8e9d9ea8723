import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLabels } from '../../kit/i18n.ts'
import { Icon } from '../../kit/icons.tsx'
import { dateTime } from '../../kit/time.ts'
import { Tag } from '../../resource/cells.tsx'
import { metaOf } from '../../resource/meta.ts'
import { Skeleton } from '../../resource/states.tsx'
import { joinNames } from '../../resource/textWidth.ts'
import { type Downtime, type Live, type StoppedMachine, useNow } from './live.ts'

/** 1:02:03 from an instant to now, by the server's clock; days in front when there are any. */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const two = (n: number) => String(n).padStart(2, '0')
  const days = Math.floor(seconds / 86_400)
  return `${days ? `${days}d ` : ''}${two(Math.floor((seconds % 86_400) / 3600))}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
}

export function StoppedNow({ live }: { live: Live<Downtime> }) {
  const { t } = useTranslation()
  const { summary } = live
  return (
    <section className="card panel" aria-label={t('screens.dashboard.stopped')}>
      <header>
        <h2>{t('screens.dashboard.stopped')}</h2>
        {summary && (
          <em data-tone={summary.stopped.length ? 'danger' : 'good'}>
            {t('screens.dashboard.ofMachines', { count: summary.stopped.length, total: summary.machineCount })}
          </em>
        )}
        <span className="grow" />
        {summary?.availability != null && (
          <small>{t('screens.dashboard.availability', { percent: (summary.availability * 100).toFixed(1) })}</small>
        )}
      </header>
      {!summary && <Skeleton lines={3} label={t('screens.list.loading')} />}
      {summary && !summary.stopped.length && (
        <p className="calm">
          <Icon name="tick" size={18} />
          {t('screens.dashboard.noneStopped')}
        </p>
      )}
      {summary && summary.stopped.length > 0 && (
        <ul className="stops">
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
  const { value } = useLabels()
  const reports = metaOf('reportLog')
  // A machine in repair shows the state of its repair.
  const wordOf = (status: string) => value(reports.fields['status']?.values?.includes(status) ? 'reportLog' : 'repairLog', 'status', status)
  return (
    <li data-urgency={machine.urgency}>
      <Link to={`${reports.path}?open=${machine.reportId}`}>
        <span className="stop-mark" aria-hidden="true" />
        <span className="stop-who">
          <b>{machine.name}</b>
          <small>{[machine.number, machine.workshopName].filter(Boolean).join(' · ')}</small>
        </span>
        <span className="stop-what">
          <span className="clip" title={machine.description}>
            {machine.description}
          </span>
          <small>
            {machine.repairerNames.length
              ? t('screens.dashboard.repairedBy', { names: joinNames(machine.repairerNames) })
              : t('screens.dashboard.nobody')}
          </small>
        </span>
        <Tag value={machine.status}>{wordOf(machine.status)}</Tag>
        <Ticking since={machine.since} aheadMs={aheadMs} />
      </Link>
    </li>
  )
}

function Ticking({ since, aheadMs }: { since: string; aheadMs: number }) {
  const { t } = useTranslation()
  const now = useNow()
  return (
    <time className="ticking" dateTime={since} title={t('screens.dashboard.since', { time: dateTime(since) })}>
      {clock(now + aheadMs - Date.parse(since))}
    </time>
  )
}
