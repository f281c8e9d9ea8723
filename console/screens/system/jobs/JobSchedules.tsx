import { useTranslation } from 'react-i18next'
import { Nothing } from '../../../fields/display/cells.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import { date, dateTime, timeOfDay, today } from '../../../kit/words/time.ts'
import * as pageStyles from '../../../resource/page.module.css'
import { Empty } from '../../../resource/states.tsx'
import * as jobDetailsStyles from './JobDetails.module.css'
import { useJobName } from './JobTable.tsx'
import type { QueueSchedule } from './jobQueue.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const SECOND_MS = 1000

/** Returns a function that describes how often a schedule runs; null when it is unknown. */
function usePace() {
  const { t } = useTranslation()
  return ({ everyMs, dailyAt }: QueueSchedule): string | null => {
    if (dailyAt) return t('jobs.schedules.days', { time: dailyAt })
    if (!everyMs) return null
    if (everyMs % HOUR_MS === 0) return t('jobs.schedules.hours', { count: everyMs / HOUR_MS })
    if (everyMs % MINUTE_MS === 0) return t('jobs.schedules.minutes', { count: everyMs / MINUTE_MS })
    return t('jobs.schedules.seconds', { count: Math.round(everyMs / SECOND_MS) })
  }
}

/** The scheduled jobs, with interval and next run. */
export function JobSchedules({ schedules }: { schedules: readonly QueueSchedule[] }) {
  const { t } = useTranslation()
  const nameOf = useJobName()
  const pace = usePace()
  return (
    <section className={`${pageStyles.card} ${jobDetailsStyles.jobSchedules}`} data-slot="card" aria-labelledby="job-schedules">
      <h2 className="row muted" id="job-schedules">
        <Icon name="clock" size={15} />
        {t('jobs.schedules.title')}
      </h2>
      {schedules.length ? (
        <table>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('jobs.columns.job')}</th>
              <th scope="col">{t('jobs.schedules.pace')}</th>
              <th scope="col">{t('jobs.schedules.next')}</th>
            </tr>
          </thead>
          <tbody>
            {schedules.map((one) => (
              <tr key={one.name} className={`even ${jobDetailsStyles.jobSchedule}`}>
                <th scope="row" title={t(`jobs.about.${one.name}`, { defaultValue: '' })}>
                  {nameOf(one.name)}
                </th>
                <td className={`note ${jobDetailsStyles.jobPace}`}>{pace(one) ?? <Nothing />}</td>
                <td className={`muted ${jobDetailsStyles.jobNext}`}>{one.next ? <Next at={one.next} /> : <Nothing />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <Empty icon="clock" title={t('jobs.schedules.none')} hint={t('jobs.schedules.noneHint')} />
      )}
    </section>
  )
}

/** The next run: 'HH:mm:ss' today, 'MM-DD HH:mm' on another day. */
function Next({ at }: { at: string }) {
  return (
    <time dateTime={at} title={dateTime(at, true)}>
      {date(at) === today() ? dateTime(at, true).slice(11) : `${date(at).slice(5)} ${timeOfDay(at)}`}
    </time>
  )
}
