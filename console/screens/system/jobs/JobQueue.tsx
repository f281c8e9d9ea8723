import { type ComponentProps, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { lazyComponent } from '../../../kit/network/lazyComponent.tsx'
import { sentenceOf } from '../../../kit/overlays/notices.tsx'
import { toast } from '../../../kit/overlays/toast.ts'
import { usePermitted } from '../../../kit/session/Permitted.tsx'
import { dateTime } from '../../../kit/words/time.ts'
import { CountTabs } from '../../../list/filters/CountTabs.tsx'
import { Pager } from '../../../list/table/Pager.tsx'
import { lastPage } from '../../../list/table/pages.ts'
import { RefreshButton } from '../../../resource/live/RefreshButton.tsx'
import { useSend } from '../../../resource/operations/useSend.ts'
import * as pageStyles from '../../../resource/page.module.css'
import { Empty, Failed, Skeleton } from '../../../resource/states.tsx'
import { RetryQueueJobDocument } from './gen/jobQueue.ts'
import * as styles from './JobQueue.module.css'
import { JobSchedules } from './JobSchedules.tsx'
import { JobTable, useJobName } from './JobTable.tsx'
import { countOf, type JobState, type Queue, type QueueJob, type Seen, STATES, useJobQueue } from './jobQueue.ts'

const RemoveJob = lazyComponent(() => import('./JobDialogs.tsx').then((module) => module.RemoveJob), { themed: true })
const RetryFailed = lazyComponent(() => import('./JobDialogs.tsx').then((module) => module.RetryFailed), { themed: true })
const SIZE = 20
const EMPTY_ICON: Record<JobState, string> = {
  WAITING: 'check',
  ACTIVE: 'activity',
  DELAYED: 'clock',
  FAILED: 'tick',
  COMPLETED: 'history',
}

/** What the system does by itself: what runs, what waits, what failed and why. */
export function JobQueue() {
  const { t } = useTranslation()
  const { state, go } = useShown()
  const [{ no, size }, setPage] = useState({ no: 1, size: SIZE })
  const seen = useJobQueue(state, no, size)
  const { queue } = seen
  const end = lastPage(seen.page?.total ?? 0, size)
  const isPastEnd = seen.page?.items.length === 0 && no > end
  useEffect(() => {
    if (isPastEnd) setPage({ no: end, size })
  }, [isPastEnd, end, size])
  const choose = (next: JobState) => {
    setPage({ no: 1, size })
    go(next)
  }
  return (
    <section className={pageStyles.page} data-slot="page" aria-label={t('console.pages.jobQueue')}>
      <Head seen={seen} state={state} />
      {queue && !queue.isOpen && (
        <div
          className={`row ${tonesStyles.toned} ${tonesStyles.callout} ${tonesStyles.worded} gap-l ${styles.jobClosed}`}
          data-tone="warning"
          role="alert"
        >
          <Icon name="alert" size={18} />
          <div>
            <b>{t('jobs.closed')}</b>
            <p>{t('jobs.closedHint')}</p>
          </div>
        </div>
      )}
      <Tabs state={state} queue={queue} onChoose={choose} />
      <div className={`${surfacesStyles.beside} ${styles.jobMain}`}>
        <div className={pageStyles.card} data-slot="card">
          <Jobs key={state} seen={seen} state={state} />
          {seen.page && seen.page.total > 0 && (
            <Pager
              total={seen.page.total}
              page={no}
              size={size}
              onPage={(next) => setPage({ no: next, size })}
              onSize={(next) => setPage({ no: 1, size: next })}
            />
          )}
        </div>
        {queue?.isOpen && queue.isWhole && <JobSchedules schedules={queue.schedules} />}
      </div>
    </section>
  )
}

function Head({ seen: { queue, failure, at, refetch }, state }: { seen: Seen; state: JobState }) {
  const { t } = useTranslation()
  const mayRetry = usePermitted('system:job:retry')
  const [isConfirmOpen, setIsConfirmOpen] = useState(false)
  const failed = queue ? countOf(queue, 'FAILED') : 0
  const isStale = Boolean(failure && queue)
  return (
    <header className={pageStyles.pageHead} data-slot="page-head">
      <h1>{t('console.pages.jobQueue')}</h1>
      {queue?.home && <span className={tonesStyles.pill}>{t(`jobs.homes.${queue.home}`)}</span>}
      {queue && !queue.isWhole && <span className={tonesStyles.pill}>{t('jobs.ownPlants')}</span>}
      {queue && (
        <span className={`note figure ${styles.jobFresh}`} data-stale={isStale || undefined}>
          {t(isStale ? 'jobs.stale' : 'jobs.updated', { time: dateTime(at, true).slice(11) })}
        </span>
      )}
      <span className="grow" />
      {mayRetry && state === 'FAILED' && failed > 0 && (
        <Button onClick={() => setIsConfirmOpen(true)}>
          <Icon name="refresh" />
          {t('jobs.retryAll')}
        </Button>
      )}
      <RefreshButton onPress={() => void refetch()} />

      {isConfirmOpen && (
        <RetryFailed
          count={failed}
          onDone={() => {
            setIsConfirmOpen(false)
            void refetch()
          }}
        />
      )}
    </header>
  )
}

function Tabs({ state, queue, onChoose }: { state: JobState; queue: Queue | undefined; onChoose: (state: JobState) => void }) {
  const { t } = useTranslation()
  const tabs = STATES.map((name) => ({
    name,
    title: t(`jobs.states.${name}`),
    count: queue && countOf(queue, name),
    tone: name === 'FAILED' ? ('danger' as const) : undefined,
  }))
  return <CountTabs label={t('console.pages.jobQueue')} tabs={tabs} chosen={state} onChoose={onChoose} />
}

/** A poll may empty the list at any time: what was refused and what is asked stay. */
function Jobs({ seen, state }: { seen: Seen; state: JobState }) {
  const [removed, setRemoved] = useState<QueueJob | null>(null)
  const { retry, failure: refusal, isBusy } = useRetry(seen.refetch)
  return (
    <>
      {refusal && (
        <p className={`in-danger ${tonesStyles.callout}`} role="alert">
          {sentenceOf(refusal)}
        </p>
      )}
      <JobList seen={seen} state={state} isBusy={isBusy} onRetry={retry} onRemove={setRemoved} />

      {removed && (
        <RemoveJob
          job={removed}
          onDone={() => {
            setRemoved(null)
            void seen.refetch()
          }}
        />
      )}
    </>
  )
}

type JobListProps = Omit<ComponentProps<typeof JobTable>, 'jobs'> & { seen: Seen }

function JobList({ seen: { page, failure, refetch }, state, ...rest }: JobListProps) {
  const { t } = useTranslation()
  if (failure && !page) return <Failed failure={failure} onRetry={() => void refetch()} />
  // A page past the end has none, although there are some.
  if (!page || (!page.items.length && page.total > 0)) return <Skeleton lines={6} label={t('screens.list.loading')} />
  if (!page.items.length) return <Empty icon={EMPTY_ICON[state]} title={t(`jobs.none.${state}`)} hint={t(`jobs.noneHint.${state}`)} />
  return <JobTable jobs={page.items} state={state} {...rest} />
}

/** Which jobs are shown stands in the address, so that it can be sent to a colleague; what failed is what one comes for. */
function useShown() {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const stateParam = new URLSearchParams(search).get('state')?.toUpperCase()
  const state = STATES.find((one) => one === stateParam) ?? 'FAILED'
  return { state, go: (next: JobState) => navigate({ pathname, search: `?state=${next.toLowerCase()}` }, { replace: true }) }
}

/** Has one failed job run again at once: nothing can be lost by it, so nobody is asked. */
function useRetry(refetch: () => Promise<unknown>) {
  const { t } = useTranslation()
  const nameOf = useJobName()
  const { send, failure, isBusy } = useSend()
  const retry = async ({ id, name }: QueueJob) => {
    if (await send(RetryQueueJobDocument, { id })) toast({ type: 'success', title: t('jobs.retried', { name: nameOf(name) }), id: 'jobs' })
    await refetch()
  }
  return { retry: (job: QueueJob) => void retry(job), failure, isBusy }
}
