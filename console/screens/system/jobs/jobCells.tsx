import { useTranslation } from 'react-i18next'
import { Nothing } from '../../../fields/display/cells.tsx'
import { dateTime, duration } from '../../../kit/words/time.ts'
import * as jobTableStyles from './JobTable.module.css'
import type { JobState, QueueJob } from './jobQueue.ts'

const COLUMNS = {
  WAITING: ['createdAt', 'tries'],
  ACTIVE: ['progress', 'startedAt', 'tries'],
  DELAYED: ['dueAt', 'tries', 'reason'],
  FAILED: ['reason', 'tries', 'finishedAt'],
  COMPLETED: ['finishedAt', 'took', 'result'],
} as const satisfies Record<JobState, readonly string[]>
export type Column = (typeof COLUMNS)[JobState][number]
/** What one wants to know of a job depends on what it is doing. */
export const columnsOf = (state: JobState): readonly Column[] => COLUMNS[state]

const SECOND = 1000
const MINUTE = 60 * SECOND

function useLength() {
  const { t } = useTranslation()
  return (ms: number) => {
    if (ms >= MINUTE) return duration(ms)
    return ms < SECOND ? t('jobs.underASecond') : t('jobs.seconds', { count: Math.round(ms / SECOND) })
  }
}

function Progress({ job: { progressDone: done, progressOf: of }, name }: { job: QueueJob; name: string }) {
  const { t } = useTranslation()
  if (done === null || !of) return <Nothing />
  return (
    <span className="note">
      <progress value={Math.min(done, of)} max={of} aria-label={t('jobs.progressLabel', { name })} />
      <span>{t('jobs.progressOf', { done, of })}</span>
    </span>
  )
}

export function JobCell({ job, column, name }: { job: QueueJob; column: Column; name: string }) {
  const { t } = useTranslation()
  const length = useLength()
  switch (column) {
    case 'progress':
      return <Progress job={job} name={name} />
    case 'tries':
      // The try that runs counts as one.
      return t('jobs.triesOf', { made: job.attemptsMade + Number(job.state === 'ACTIVE'), all: job.attempts })
    case 'reason':
      return job.failedReason ? <span className={`breaks clamped wrong ${jobTableStyles.jobWhy}`}>{job.failedReason}</span> : <Nothing />
    case 'took':
      return job.startedAt && job.finishedAt ? length(Date.parse(job.finishedAt) - Date.parse(job.startedAt)) : <Nothing />
    case 'result':
      return job.result && job.result !== '{}' ? <code className="clip">{job.result}</code> : <Nothing />
    default: {
      const at = job[column]
      return at ? <time dateTime={at}>{dateTime(at, true)}</time> : <Nothing />
    }
  }
}
