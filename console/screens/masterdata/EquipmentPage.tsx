import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { Tasks } from '../../form/Tasks.tsx'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import { failureOf } from '../../kit/network/failure.ts'
import { usePathOf } from '../../kit/session/navigation.ts'
import { usePageName } from '../../kit/session/pageNames.ts'
import { metaOf } from '../../resource/meta.ts'
import * as pageStyles from '../../resource/page.module.css'
import { Failed, Skeleton } from '../../resource/states.tsx'
import type { Task } from '../../resource/task.ts'
import { useWords } from '../../resource/words.ts'
import * as styles from './equipment/EquipmentPage.module.css'
import { FiguresCard } from './equipment/FiguresCard.tsx'
import { FilesCard } from './equipment/FilesCard.tsx'
import { InspectionsCard } from './equipment/InspectionsCard.tsx'
import { OpenReports } from './equipment/OpenReports.tsx'
import { PartsCard } from './equipment/PartsCard.tsx'
import { PastCard } from './equipment/PastCard.tsx'
import { FactsCard, LabelCard, PlaceCard } from './equipment/SideCards.tsx'
import { StateCard } from './equipment/StateCard.tsx'
import { useMachine } from './equipment/useMachine.ts'

/** Everything about one machine: how it is now, what is being done, what it went through. */
export function EquipmentPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const list = usePathOf()('equipment') ?? '/'
  const { pathname } = useLocation()
  const id = pathname.split('/')[2] ?? ''
  const meta = metaOf('equipment')
  const words = useWords(meta)
  const { machine, reports, one, aheadMs } = useMachine(id)
  usePageName(machine?.title)
  const [task, start] = useState<Task | null>(null)
  if (!machine)
    return (
      <section className={pageStyles.page} data-slot="page" aria-label={words.name}>
        {one.error ? (
          <Failed failure={failureOf(one.error)} onRetry={() => void one.refetch().catch(() => undefined)} onLeave={() => navigate(list)} />
        ) : (
          <Skeleton lines={12} label={t('screens.list.loading')} />
        )}
      </section>
    )
  return (
    <section className={`${pageStyles.page} amid gap-xl ${styles.machine}`} data-slot="page" aria-label={machine.title}>
      <StateCard machine={machine} reports={reports} aheadMs={aheadMs} start={start} />
      <div className={`${surfacesStyles.beside} ${styles.machineMain}`}>
        <div className="stack gap-xl">
          <OpenReports reports={reports} />
          <InspectionsCard id={id} />
          <FiguresCard id={id} />
          <PartsCard id={id} />
          <PastCard id={id} />
        </div>
        <div className="stack gap-xl">
          <FactsCard machine={machine} />
          <PlaceCard machine={machine} />
          <LabelCard machine={machine} />
          <FilesCard machine={machine} />
        </div>
      </div>
      <Tasks meta={meta} spec={{}} words={words} task={task} start={start} />
    </section>
  )
}
