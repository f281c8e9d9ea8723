import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { ValueTag } from '../../fields/display/cells.tsx'
import { ResourceLink } from '../../fields/display/ResourceLink.tsx'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { failureOf } from '../../kit/network/failure.ts'
import { ago, dateTime, today } from '../../kit/words/time.ts'
import { metaNamed, stateFieldOf } from '../../resource/meta.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import * as pageStyles from '../../resource/page.module.css'
import { Failed, Skeleton } from '../../resource/states.tsx'
import { DueCounts } from '../shared/DueCounts.tsx'
import { dueIn } from '../shared/dueText.ts'
import * as dashboardStyles from './Dashboard.module.css'
import { MyOpenWorkDocument, type MyOpenWorkQuery } from './gen/openWork.ts'
import * as styles from './OpenWork.module.css'

type Work = MyOpenWorkQuery['myOpenWork'][number]

const POLL_MS = 30_000

export function OpenWork() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(MyOpenWorkDocument, {
    pollInterval: POLL_MS,
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  const works = data?.myOpenWork
  if (error && !works && failureOf(error).code === 'FORBIDDEN') return null
  return (
    <section
      className={`${pageStyles.card} ${surfacesStyles.titled} breaks ${dashboardStyles.panel}`}
      data-slot="card panel"
      aria-label={t('dashboard.work')}
    >
      <header>
        <h2>{t('dashboard.work')}</h2>
        {works && works.length > 0 && <em>{works.length}</em>}
        {works && <DueCounts {...dueCounts(works)} />}
      </header>
      {error && !works && <Failed failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} />}
      {!works && !error && <Skeleton lines={4} label={t('screens.list.loading')} />}
      {works?.length === 0 && (
        <p className={`row ${dashboardStyles.calm}`}>
          <Icon name="tick" size={18} />
          {t('dashboard.noWork')}
        </p>
      )}
      {works && works.length > 0 && (
        <ul className={dashboardStyles.lines}>
          {works.map((work) => (
            <WorkRow key={work.kind + work.id} work={work} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** How much of it is overdue, and due today. */
function dueCounts(works: readonly Work[]) {
  const now = today()
  const due = works.flatMap(({ dueDate }) => dueDate ?? [])
  return { overdue: due.filter((day) => day < now).length, dueToday: due.filter((day) => day === now).length }
}

function WorkRow({ work }: { work: Work }) {
  const { t } = useTranslation()
  const meta = metaNamed(work.kind)
  if (!meta) return null
  const due = work.dueDate && dueIn(t, work.dueDate, today())
  return (
    <li>
      <ResourceLink
        of={meta.name}
        className={`${controlsStyles.pressed} rounded ${dashboardStyles.lineLink} ${styles.work}`}
        search={`?open=${work.id}`}
      >
        <b className="clip">{work.equipmentName || work.number}</b>
        <ValueTag of={meta.name} field={stateFieldOf(meta) ?? 'status'} value={work.status} />
        <span className="clip muted">{work.description || work.number}</span>
        <time dateTime={work.since} title={dateTime(work.since)}>
          {ago(work.since)}
        </time>
        {due && (
          <small className={tonesStyles.worded} data-tone={due.tone}>
            {due.text}
          </small>
        )}
      </ResourceLink>
    </li>
  )
}
