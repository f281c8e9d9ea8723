import { useTranslation } from 'react-i18next'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import { dateTime } from '../../../kit/words/time.ts'
import * as styles from './JobDetails.module.css'
import * as jobTableStyles from './JobTable.module.css'
import { columnsOf } from './jobCells.tsx'
import type { QueueJob } from './jobQueue.ts'

const TIMES = ['createdAt', 'dueAt', 'startedAt', 'finishedAt'] as const

/** Everything the queue knows of a job. */
export function JobDetails({ job }: { job: QueueJob }) {
  const { t } = useTranslation()
  const about = t(`jobs.about.${job.name}`, { defaultValue: '' })
  return (
    <div className={`stack about ${styles.jobDetails}`}>
      {about && <p>{about}</p>}
      {job.failedReason && !columnsOf(job.state).includes('reason') && (
        <p className={`breaks wrong ${jobTableStyles.jobWhy}`}>{job.failedReason}</p>
      )}
      <dl className={`${surfacesStyles.pairs} even breaks ${styles.jobFacts}`}>
        <dt>{t('jobs.id')}</dt>
        <dd>
          <code>{job.id}</code>
        </dd>
        {TIMES.filter((key) => job[key]).map((key) => (
          <div key={key}>
            <dt>{t(`jobs.columns.${key}`)}</dt>
            <dd>{dateTime(job[key], true)}</dd>
          </div>
        ))}
        <dt>{t('jobs.payload')}</dt>
        <dd>{job.payload === '{}' ? t('jobs.noAnswer') : <code>{job.payload}</code>}</dd>
        {job.state === 'COMPLETED' && (
          <>
            <dt>{t('jobs.result')}</dt>
            <dd>{job.result ? <code>{job.result}</code> : t('jobs.noAnswer')}</dd>
          </>
        )}
      </dl>
    </div>
  )
}
