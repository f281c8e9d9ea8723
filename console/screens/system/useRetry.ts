import { useTranslation } from 'react-i18next'
import { toast } from '../../kit/notices.tsx'
import { useSend } from '../../resource/useSend.ts'
import { RetryQueueJobDocument } from './gen/jobQueue.ts'
import type { QueueJob } from './jobQueue.ts'
import { useJobName } from './useJobName.ts'

/** Has one failed job run again at once: nothing can be lost by it, so nobody is asked. */
export function useRetry(refetch: () => Promise<unknown>) {
  const { t } = useTranslation()
  const nameOf = useJobName()
  const { send, failure, isBusy } = useSend()
  const retry = async ({ id, name }: QueueJob) => {
    if (await send(RetryQueueJobDocument, { id })) toast({ type: 'success', title: t('jobs.retried', { name: nameOf(name) }), id: 'jobs' })
    await refetch()
  }
  return { retry: (job: QueueJob) => void retry(job), failure, isBusy }
}
