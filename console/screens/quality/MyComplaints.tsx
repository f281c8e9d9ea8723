import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as cellsStyles from '../../fields/display/cells.module.css'
import { ValueTag } from '../../fields/display/cells.tsx'
import { moneyText } from '../../fields/display/figures.ts'
import { Tasks } from '../../form/Tasks.tsx'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { today } from '../../kit/words/time.ts'
import { RefreshButton } from '../../resource/live/RefreshButton.tsx'
import { metaOf } from '../../resource/meta.ts'
import * as pageStyles from '../../resource/page.module.css'
import { Empty, Failed, Skeleton } from '../../resource/states.tsx'
import type { Task } from '../../resource/task.ts'
import { useWords } from '../../resource/words.ts'
import { answerDue } from '../shared/dueText.ts'
import { ActionLine } from './ActionLine.tsx'
import complaintScreen from './complaint.screen.tsx'
import { PageCard } from './page/PageCard.tsx'
import type { Claim } from './page/useComplaint.ts'
import { Steps } from './Steps.tsx'
import { useMine } from './useMine.ts'

interface Started {
  of: 'complaint' | 'complaintAction'
  task: Task
}

/** What waits for whoever answers complaints: the most urgent first, with the steps at hand. */
export function MyComplaints() {
  const { t } = useTranslation()
  const { mine, failure, reload } = useMine()
  const [started, begin] = useState<Started | null>(null)
  const title = t('console.pages.myComplaints')
  return (
    <section className={`${pageStyles.page} gap-xl`} data-slot="page" aria-label={title}>
      <header className={pageStyles.pageHead} data-slot="page-head">
        <h1>{title}</h1>
        <span className="grow" />
        <RefreshButton onPress={reload} />
      </header>
      {failure && <Failed failure={failure} onRetry={reload} />}
      {!mine && !failure && <Skeleton lines={6} label={t('screens.list.loading')} />}
      {mine && !mine.complaints.length && !mine.actions.length && (
        <div className={pageStyles.card} data-slot="card">
          <Empty icon="check" title={t('complaints.mine.none')} hint={t('complaints.mine.noneHint')} />
        </div>
      )}
      {mine && mine.complaints.length > 0 && (
        <Group title={t('complaints.mine.complaints')} count={mine.complaintCount}>
          {mine.complaints.map((row) => (
            <ClaimLine key={row.id} row={row} start={(task) => begin({ of: 'complaint', task })} />
          ))}
        </Group>
      )}
      {mine && mine.actions.length > 0 && (
        <Group title={t('complaints.mine.actions')} count={mine.actionCount}>
          {mine.actions.map((row) => (
            <ActionLine key={row.id} row={row} start={(task) => begin({ of: 'complaintAction', task })}>
              {row.complaint && (
                <Link className="small" to={`/complaints/${row.complaint.id}`}>
                  {row.complaint.title}
                </Link>
              )}
            </ActionLine>
          ))}
        </Group>
      )}
      {started && <Dialogs started={started} begin={begin} />}
    </section>
  )
}

const Group = ({ title, count, children }: { title: string; count: number; children: ReactNode }) => (
  <PageCard title={title} count={count}>
    <ul className={surfacesStyles.ruled}>{children}</ul>
  </PageCard>
)

function ClaimLine({ row, start }: { row: Claim; start: (task: Task) => void }) {
  const { t } = useTranslation()
  const due = answerDue(t, row, today())
  const amount = row.compAmount ?? row.claimedAmount
  return (
    <li className="stack inset" data-slot="mine" data-claim={row.id}>
      <div className="wrapped below">
        <Link className={`${cellsStyles.open} even`} data-slot="open" to={`/complaints/${row.id}`}>
          {row.title}
        </Link>
        <ValueTag of="complaint" field="trafficStatus" value={row.trafficStatus} />
        <span className={`even ${tonesStyles.worded}`} data-tone={due?.tone}>
          {due?.text}
        </span>
        <span className="grow" />
        <ValueTag of="complaint" field="qaState" value={row.qaState} />
        {row.prodState && <ValueTag of="complaint" field="prodState" value={row.prodState} />}
      </div>
      <p className="flow">
        <b>{row.customer?.title}</b>
        <span className="muted">{[row.longCode, row.claimCat?.title].filter(Boolean).join(' · ')}</span>
        {amount !== null && <span className="even">{moneyText(amount)}</span>}
      </p>
      <Steps of="complaint" row={row} start={start} />
    </li>
  )
}

function Dialogs({ started: { of, task }, begin }: { started: Started; begin: (started: Started | null) => void }) {
  const meta = metaOf(of)
  const spec = of === 'complaint' ? complaintScreen.spec : {}
  const words = useWords(meta, spec)
  return <Tasks meta={meta} spec={spec} words={words} task={task} start={(next) => begin(next && { of, task: next })} />
}
