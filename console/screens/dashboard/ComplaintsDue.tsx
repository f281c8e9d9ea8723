import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { ValueTag } from '../../fields/display/cells.tsx'
import { ResourceLink } from '../../fields/display/ResourceLink.tsx'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { failureOf } from '../../kit/network/failure.ts'
import { useCan } from '../../kit/session/me.ts'
import { addDays, today } from '../../kit/words/time.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import * as pageStyles from '../../resource/page.module.css'
import { Failed, Skeleton } from '../../resource/states.tsx'
import { ActionTag } from '../shared/ActionTag.tsx'
import { dueIn } from '../shared/dueText.ts'
import { type DueLine, dueLines, dueTotal } from './complaintsDue.ts'
import * as dashboardStyles from './Dashboard.module.css'
import { ComplaintsDueDocument } from './gen/complaintsDue.ts'
import * as styles from './OpenWork.module.css'

const POLL_MS = 60_000
/** What falls due within so many days. */
const WARNING_DAYS = 2
const SHOWN = 12

/** Answers and actions of complaints that are late or due soon, for whoever may see them. */
export function ComplaintsDue() {
  const { t } = useTranslation()
  const can = useCan()
  const [mayComplaints, mayActions] = [can('quality:complaint:list'), can('quality:action:list')]
  const { data, error, refetch } = useQuery(ComplaintsDueDocument, {
    variables: { soon: addDays(today(), WARNING_DAYS), mayComplaints, mayActions },
    pollInterval: POLL_MS,
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
    skip: !mayComplaints && !mayActions,
  })
  if (!mayComplaints && !mayActions) return null
  const total = data && dueTotal(data)
  return (
    <section
      className={`${pageStyles.card} ${surfacesStyles.titled} breaks ${dashboardStyles.panel}`}
      data-slot="card panel"
      aria-label={t('dashboard.complaintsDue')}
    >
      <header>
        <h2>{t('dashboard.complaintsDue')}</h2>
        {Boolean(total) && <em>{total}</em>}
        <span className="grow" />
        {mayComplaints && (
          <ResourceLink of="complaint" className={`row-inline ${controlsStyles.linked} small thumb`}>
            {t('dashboard.complaintsAll')}
            <Icon name="right" size={13} />
          </ResourceLink>
        )}
      </header>
      {error && !data && <Failed failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} />}
      {!data && !error && <Skeleton lines={3} label={t('screens.list.loading')} />}
      {total === 0 && (
        <p className={`row ${dashboardStyles.calm}`}>
          <Icon name="tick" size={18} />
          {t('dashboard.noComplaintsDue')}
        </p>
      )}
      {data && Boolean(total) && (
        <ul className={dashboardStyles.lines}>
          {dueLines(data)
            .slice(0, SHOWN)
            .map((line) => (
              <Line key={line.key} line={line} />
            ))}
        </ul>
      )}
    </section>
  )
}

function Line({ line }: { line: DueLine }) {
  const { t } = useTranslation()
  const due = dueIn(t, line.day, today())
  return (
    <li>
      <ResourceLink
        of={line.of}
        className={`${controlsStyles.pressed} rounded ${dashboardStyles.lineLink} ${styles.work}`}
        search={`?open=${line.id}`}
      >
        <b className="clip">{line.title}</b>
        {line.action && <ActionTag {...line.action} />}
        {line.light && <ValueTag of="complaint" field="trafficStatus" value={line.light} />}
        <span className="clip muted">{line.about}</span>
        <time dateTime={line.day}>
          <span className={tonesStyles.worded} data-tone={due.tone}>
            {due.text}
          </span>
        </time>
      </ResourceLink>
    </li>
  )
}
