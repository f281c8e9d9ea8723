import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { Tasks } from '../../../form/Tasks.tsx'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import { usePathOf } from '../../../kit/session/navigation.ts'
import { usePageName } from '../../../kit/session/pageNames.ts'
import { metaOf } from '../../../resource/meta.ts'
import * as pageStyles from '../../../resource/page.module.css'
import { Failed, Skeleton } from '../../../resource/states.tsx'
import type { Task } from '../../../resource/task.ts'
import { useWords } from '../../../resource/words.ts'
import { eightD } from '../../shared/complaints/eightD.ts'
import complaintScreen from '../complaint.screen.tsx'
import { Recurrences } from '../Recurrences.tsx'
import { Timeline } from '../Timeline.tsx'
import { ActionsCard } from './ActionsCard.tsx'
import { ComplaintHead } from './ComplaintHead.tsx'
import { EightDCard } from './EightDCard.tsx'
import { EvidenceCard } from './EvidenceCard.tsx'
import { FactsCard, FilesCards } from './FactsCards.tsx'
import { PageCard } from './PageCard.tsx'
import { Tracks } from './Tracks.tsx'
import { useComplaint } from './useComplaint.ts'

/** Everything about one complaint: where it stands on both roads, its 8D and what is missing of it, and what happened around the production. */
export function ComplaintPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const list = usePathOf()('complaint') ?? '/'
  const id = useLocation().pathname.split('/')[2] ?? ''
  const meta = metaOf('complaint')
  const words = useWords(meta, complaintScreen.spec)
  const { claim, actions, evidence, failure, reload } = useComplaint(id)
  usePageName(claim?.title)
  const [task, start] = useState<Task | null>(null)
  if (!claim)
    return (
      <section className={pageStyles.page} data-slot="page" aria-label={words.name}>
        {failure ? (
          <Failed failure={failure} onRetry={reload} onLeave={() => navigate(list)} />
        ) : (
          <Skeleton lines={12} label={t('screens.list.loading')} />
        )}
      </section>
    )
  const sections = eightD({ claim, actions: actions.rows ?? [], evidence: evidence.rows?.length ?? 0 })
  return (
    <section className={`${pageStyles.page} gap-xl`} data-slot="page" aria-label={claim.title}>
      <ComplaintHead claim={claim} sections={sections} start={start} />
      <Tracks claim={claim} start={start} />
      <div className={surfacesStyles.beside}>
        <div className="stack gap-xl">
          <EightDCard claim={claim} sections={sections} actions={actions.rows ?? []} evidence={evidence.rows ?? []} />
          <ActionsCard claim={claim} own={actions} />
          <EvidenceCard own={evidence} />
          <PageCard title={t('timeline.title')}>
            <div className="inset">
              <Timeline id={id} />
            </div>
          </PageCard>
        </div>
        <div className="stack gap-xl">
          <FactsCard claim={claim} />
          <FilesCards claim={claim} />
          <PageCard title={t('screens.detail.tabs.recurrences')}>
            <div className="inset">
              <Recurrences id={id} />
            </div>
          </PageCard>
        </div>
      </div>
      <Tasks meta={meta} spec={complaintScreen.spec} words={words} task={task} start={start} />
    </section>
  )
}
