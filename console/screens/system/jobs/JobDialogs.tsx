import { useTranslation } from 'react-i18next'
import { toast } from '../../../kit/overlays/toast.ts'
import { Confirm } from '../../../resource/dialogs/Confirm.tsx'
import { useOperation } from '../../../resource/operations/useOperation.ts'
import { RemoveQueueJobDocument, RetryFailedJobsDocument } from './gen/jobQueue.ts'
import { useJobName } from './JobTable.tsx'
import type { QueueJob } from './jobQueue.ts'

export function RetryFailed({ count, onDone }: { count: number; onDone: () => void }) {
  const { t } = useTranslation()
  const { run, failure, isBusy } = useOperation(RetryFailedJobsDocument)
  const confirm = async () => {
    const answer = await run()
    if (!answer) return
    toast({ type: 'success', title: t('jobs.retriedAll', { count: answer.count }), id: 'jobs' })
    onDone()
  }
  return (
    <Confirm
      title={t('jobs.retryTitle', { count })}
      action={t('jobs.retry')}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void confirm()}
      onClose={onDone}
    >
      {t('jobs.retryHint')}
    </Confirm>
  )
}

export function RemoveJob({ job, onDone }: { job: QueueJob; onDone: () => void }) {
  const { t } = useTranslation()
  const name = useJobName()(job.name)
  const { run, failure, isBusy } = useOperation(RemoveQueueJobDocument)
  const confirm = async () => {
    if (!(await run({ id: job.id }))) return
    toast({ type: 'success', title: t('jobs.removed', { name }), id: 'jobs' })
    onDone()
  }
  return (
    <Confirm
      title={t('jobs.removeTitle', { name })}
      action={t('jobs.remove')}
      isDanger
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void confirm()}
      onClose={onDone}
    >
      {t(job.state === 'COMPLETED' ? 'jobs.removeDoneHint' : 'jobs.removeHint')}
    </Confirm>
  )
}
