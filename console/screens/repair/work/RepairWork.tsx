import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { Tasks } from '../../../form/Tasks.tsx'
import { failureOf } from '../../../kit/network/failure.ts'
import { type CountTab, CountTabs } from '../../../list/filters/CountTabs.tsx'
import { LiveMark } from '../../../resource/live/LiveMark.tsx'
import { RefreshButton } from '../../../resource/live/RefreshButton.tsx'
import { metaOf } from '../../../resource/meta.ts'
import { Empty, Failed, Skeleton } from '../../../resource/states.tsx'
import { useWords } from '../../../resource/words.ts'
import repairScreen from '../repairLog.screen.tsx'
import reportScreen from '../reportLog.screen.tsx'
import { useWatches } from './useWatches.ts'
import { useWork } from './useWork.ts'
import { WorkGroup } from './WorkGroup.tsx'
import { groupsOf, VIEWS, type View, type Work } from './workItems.ts'
import type { Start, Started } from './workStart.ts'
import '../../../fields/filters/FilterBar.module.css'
import * as pageStyles from '../../../resource/page.module.css'
import * as workStyles from './work.module.css'

const COUNT: Record<View, keyof Work['counts']> = {
  MINE: 'mine',
  OPEN: 'open',
  WAITING_PARTS: 'waitingParts',
  RUNNING_WITH_FAULT: 'runningWithFault',
}

/** The count of what is one's own says whether some of it is overdue or due today. */
function toneOf(view: View, counts: Work['counts'] | undefined): CountTab<View>['tone'] {
  if (view === 'MINE') return counts?.mineOverdue ? 'danger' : counts?.mineDueToday ? 'warning' : undefined
  return view === 'RUNNING_WITH_FAULT' ? 'warning' : undefined
}

/** What waits for repair staff, with everything that may be done about it right there. */
export function RepairWork() {
  const { t } = useTranslation()
  const { view, go } = useView()
  const { work, counts, error, news, isLoading, refetch } = useWork(view)
  const watches = useWatches()
  const [started, start] = useState<Started | null>(null)
  const groups = work ? groupsOf(work, view) : []
  const tabs = VIEWS.map((name) => ({
    name,
    title: t(`repairWork.list.views.${name}`),
    count: counts?.[COUNT[name]],
    tone: toneOf(name, counts),
  }))
  return (
    <section className={`${pageStyles.page} ${workStyles.workPage}`} data-slot="page" aria-label={t('console.pages.repairWork')}>
      <header className={pageStyles.pageHead} data-slot="page-head">
        <h1>{t('console.pages.repairWork')}</h1>
        {!news.isHidden && <LiveMark lives={[news]} />}
        <span className="grow" />
        <RefreshButton onPress={refetch} />
      </header>
      <CountTabs label={t('console.pages.repairWork')} tabs={tabs} chosen={view} onChoose={go} />
      {isLoading && !work && (
        <div className={pageStyles.card} data-slot="card">
          <Skeleton lines={6} label={t('screens.list.loading')} />
        </div>
      )}
      {error && !work && <Failed failure={failureOf(error)} onRetry={refetch} />}
      {work && !groups.length && (
        <div className={pageStyles.card} data-slot="card">
          <Empty icon="check" title={t(`repairWork.list.none.${view}`)} hint={t('repairWork.list.noneHint')} />
        </div>
      )}
      {groups.map((group) => (
        <WorkGroup key={view + group.name} group={group} isOnly={groups.length === 1} start={start} watches={watches} />
      ))}
      {started && <Dialogs started={started} start={start} />}
    </section>
  )
}

function Dialogs({ started: { kind, task }, start }: { started: Started; start: Start }) {
  const screen = kind === 'reportLog' ? reportScreen : repairScreen
  const meta = metaOf(kind)
  const words = useWords(meta, screen.spec)
  return <Tasks meta={meta} spec={screen.spec} words={words} task={task} start={(next) => start(next && { kind, task: next })} />
}

/** Which view is open stands in the address, so that it can be sent to a colleague. */
function useView() {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const viewParam = new URLSearchParams(search).get('view')
  const view = VIEWS.find((one) => one === viewParam) ?? 'MINE'
  return { view, go: (next: View) => navigate({ pathname, search: next === 'MINE' ? '' : `?view=${next}` }, { replace: true }) }
}
