import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as cellsStyles from '../../../fields/display/cells.module.css'
import * as buttonStyles from '../../../kit/looks/Button.module.css'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as tableStyles from '../../../kit/looks/table.module.css'
import { usePermitted } from '../../../kit/session/Permitted.tsx'
import * as gridStyles from '../../../list/table/grid.module.css'
import { JobDetails } from './JobDetails.tsx'
import * as styles from './JobTable.module.css'
import { type Column, columnsOf, JobCell } from './jobCells.tsx'
import type { JobState, QueueJob } from './jobQueue.ts'

interface JobTableProps {
  jobs: readonly QueueJob[]
  state: JobState
  isBusy: boolean
  onRetry: (job: QueueJob) => void
  onRemove: (job: QueueJob) => void
}

export function JobTable({ jobs, state, ...rest }: JobTableProps) {
  const { t } = useTranslation()
  const columns = columnsOf(state)
  return (
    <div className={`${gridStyles.gridBox} ${styles.jobs}`} data-slot="grid-box">
      <table className={`${tableStyles.table} ${gridStyles.grid}`} data-slot="grid" data-state={state}>
        <caption className="visually-hidden">{t(`jobs.states.${state}`)}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.jobName}>
              {t('jobs.columns.job')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(`jobs.columns.${column}`)}
              </th>
            ))}
            <th scope="col" className={gridStyles.acts} data-slot="acts">
              <span className="visually-hidden">{t('screens.list.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} columns={columns} {...rest} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface JobRowProps extends Omit<JobTableProps, 'jobs' | 'state'> {
  job: QueueJob
  columns: readonly Column[]
}
function JobRow({ job, columns, isBusy, onRetry, onRemove }: JobRowProps) {
  const { t } = useTranslation()
  const nameOf = useJobName()
  const [isOpen, setIsOpen] = useState(false)
  const name = nameOf(job.name)
  const mayRetry = usePermitted('system:job:retry') && job.state === 'FAILED'
  const mayRemove = usePermitted('system:job:remove') && job.state !== 'ACTIVE' && !job.isScheduled
  const words = { name, id: job.id }
  return (
    <>
      <tr data-tone={job.state === 'FAILED' ? 'danger' : undefined} data-open={isOpen || undefined}>
        <td className={styles.jobName}>
          <button
            type="button"
            className={`row quiet ${styles.jobOpen}`}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            title={t('jobs.details')}
          >
            <Icon name={isOpen ? 'down' : 'right'} size={14} />
            <span>
              <b className="clip">{name}</b>
              <small className="row">
                <code className="clip">{job.name}</code>
                {job.isScheduled && <span className={cellsStyles.mini}>{t('jobs.scheduled')}</span>}
              </small>
            </span>
          </button>
        </td>
        {columns.map((column) => (
          <td key={column} data-column={column} data-label={t(`jobs.columns.${column}`)}>
            <JobCell job={job} column={column} name={name} />
          </td>
        ))}
        <td className={gridStyles.acts} data-slot="acts">
          {mayRetry && (
            <Button
              className={buttonStyles.square}
              data-slot="square"
              variant="ghost"
              disabled={isBusy}
              onClick={() => onRetry(job)}
              aria-label={t('jobs.retryOf', words)}
              title={t('jobs.retry')}
            >
              <Icon name="refresh" />
            </Button>
          )}
          {mayRemove && (
            <Button
              className={buttonStyles.square}
              data-slot="square"
              variant="ghost"
              tone="red"
              onClick={() => onRemove(job)}
              aria-label={t('jobs.removeOf', words)}
              title={t('jobs.remove')}
            >
              <Icon name="trash" />
            </Button>
          )}
        </td>
      </tr>
      {isOpen && (
        <tr className={styles.jobMore}>
          <td colSpan={columns.length + 2}>
            <JobDetails job={job} />
          </td>
        </tr>
      )}
    </>
  )
}

/** What a kind of job is called by people; one that this build does not know keeps its code. */
export function useJobName() {
  const { t } = useTranslation()
  return (name: string) => t(`jobs.names.${name}`, { defaultValue: name })
}
