import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as cellsStyles from '../../../fields/display/cells.module.css'
import { ValueTag } from '../../../fields/display/cells.tsx'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as lifelineStyles from '../../../kit/looks/lifeline.module.css'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { useCan, useMe } from '../../../kit/session/me.ts'
import { useLabels } from '../../../kit/words/i18n.ts'
import { date, dateTime } from '../../../kit/words/time.ts'
import { metaOf } from '../../../resource/meta.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import * as pageStyles from '../../../resource/page.module.css'
import { Skeleton } from '../../../resource/states.tsx'
import { PAST_ORDER, type PastKind, type PastRow, pastDocuments } from './documents.ts'
import * as equipmentPageStyles from './EquipmentPage.module.css'
import * as openReportsStyles from './OpenReports.module.css'
import * as styles from './PastCard.module.css'
import { type Episode, pastOf } from './past.ts'
import * as stateCardStyles from './StateCard.module.css'

const STEP = 10
/** What one list may bring at once; whoever wants to go further back wants the list itself. */
const MOST = 200
const none: readonly PastRow[] = []
/** All of them have owners: a data scope may leave some out. */
const KINDS = ['reportLog', 'repairLog', 'maintenanceOrder'] as const satisfies readonly PastKind[]

const TONES: Record<PastKind, string> = { reportLog: 'danger', repairLog: 'info', maintenanceOrder: 'good' }
const ICONS: Record<PastKind, string> = { reportLog: 'flag', repairLog: 'wrench', maintenanceOrder: 'clipboard' }

function usePast(kind: PastKind, id: string, count: number) {
  const can = useCan()
  const isHidden = !can(`${metaOf(kind).permission}:list`)
  const { data, previousData, loading } = useQuery(pastDocuments[kind], {
    variables: { filter: { equipmentId: { eq: id } }, page: { no: 1, size: count, sort: PAST_ORDER[kind], order: 'DESC' } },
    skip: isHidden,
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  const page = (data ?? previousData)?.page
  return { rows: [kind, page?.items ?? none] as const, total: page?.total ?? 0, isWaiting: loading && !page, isHidden }
}

/** Reports, repairs and maintenance in one story, newest first. */
export function PastCard({ id }: { id: string }) {
  const { t } = useTranslation()
  const [count, setCount] = useState(STEP)
  const all = [usePast(KINDS[0], id, count), usePast(KINDS[1], id, count), usePast(KINDS[2], id, count)]
  if (all.every((one) => one.isHidden)) return null
  const total = all.reduce((sum, one) => sum + one.total, 0)
  const episodes = pastOf(
    all.map((one) => one.rows),
    count,
  )
  return (
    <section
      className={`${pageStyles.card} ${surfacesStyles.titled} ${equipmentPageStyles.panel}`}
      data-slot="card panel"
      aria-label={t('equipmentPage.past')}
    >
      <header>
        <h2>{t('equipmentPage.past')}</h2>
        <em>{total}</em>
      </header>
      {all.some((one) => one.isWaiting) && !episodes.length && <Skeleton lines={6} label={t('screens.list.loading')} />}
      {!total && !all.some((one) => one.isWaiting) && <p className="note inset">{t('equipmentPage.noPast')}</p>}
      <ol className={`${lifelineStyles.lifeline} ${styles.past}`}>
        {episodes.map((episode) => (
          <Moment key={`${episode.kind} ${episode.id}`} episode={episode} />
        ))}
      </ol>
      <Limits hidden={KINDS.filter((_, at) => all[at]?.isHidden)} shown={KINDS.filter((_, at) => !all[at]?.isHidden)} />
      {episodes.length < total && count < MOST && (
        <Button variant="ghost" className={stateCardStyles.machineMore} onClick={() => setCount(count + STEP)}>
          {t('equipmentPage.older', { count: total - episodes.length })}
        </Button>
      )}
    </section>
  )
}

/** What is missing from the story because of the reader's rights. */
function Limits({ hidden, shown }: { hidden: readonly PastKind[]; shown: readonly PastKind[] }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const { isLimited } = useMe()
  const named = (kinds: readonly PastKind[]) => ({ kinds: kinds.map(labels.name).join(t('equipmentPage.and')) })
  return (
    <>
      {hidden.length > 0 && <p className="note inset">{t('equipmentPage.hidden', named(hidden))}</p>}
      {isLimited && <p className="note inset">{t('equipmentPage.limited', named(shown))}</p>}
    </>
  )
}

function Moment({ episode }: { episode: Episode }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const { kind, at, status, text, hours, people } = episode
  const isDay = at.length <= 10
  const facts = [hours && t(`equipmentPage.${kind === 'reportLog' ? 'stood' : 'worked'}`, { hours: hours.toFixed(1) }), people].filter(
    Boolean,
  )
  return (
    <li>
      <span className={`${tonesStyles.disc} ${tonesStyles.toned}`} data-tone={TONES[kind]}>
        <Icon name={ICONS[kind]} size={15} />
      </span>
      <div>
        <div className={`wrapped even ${openReportsStyles.openHead} ${styles.pastHead}`}>
          <small>{labels.name(kind)}</small>
          <ResourceLink of={kind} className={cellsStyles.open} data-slot="open" search={`?open=${episode.id}`}>
            {episode.title}
          </ResourceLink>
          <ValueTag of={kind} field={kind === 'reportLog' ? 'progress' : 'status'} value={status} />
          <time dateTime={at}>{isDay ? date(at) : dateTime(at)}</time>
        </div>
        {text && <p>{text}</p>}
        {facts.length > 0 && <small>{facts.join(' · ')}</small>}
      </div>
    </li>
  )
}
