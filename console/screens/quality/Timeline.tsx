import { useMutation, useQuery } from '@apollo/client/react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ValueTag } from '../../fields/display/cells.tsx'
import { ResourceLink } from '../../fields/display/ResourceLink.tsx'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon, type IconName } from '../../kit/looks/icons.tsx'
import * as lifelineStyles from '../../kit/looks/lifeline.module.css'
import * as pressStyles from '../../kit/looks/press.module.css'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { failureOf } from '../../kit/network/failure.ts'
import { useCan } from '../../kit/session/me.ts'
import { date, dateTime } from '../../kit/words/time.ts'
import { metaNamed, metaOf } from '../../resource/meta.ts'
import { forget, SHOWN_HERE } from '../../resource/operations/write.ts'
import { Failed, Skeleton } from '../../resource/states.tsx'
import { ComplaintTimelineDocument, type ComplaintTimelineQuery, PinEvidenceDocument } from './gen/timeline.ts'

type Entry = ComplaintTimelineQuery['timeline']['entries'][number]

/** What happened to the machine, the rollers and the ink around the production of what is complained of; each record can be pinned as evidence. */
export function Timeline({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(ComplaintTimelineDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  if (error && !data) return <Failed failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} />
  if (!data) return <Skeleton lines={4} label={t('screens.list.loading')} />
  const { from, to, entries, hidden, partial } = data.timeline
  const named = (kinds: readonly Entry['kind'][]) => kinds.map((kind) => t(`timeline.kinds.${kind}`)).join(t('timeline.comma'))
  const pinned = new Set(data.pinned.items.map((one) => `${one.ofResource} ${one.recordId}`))
  const lines = (some: readonly Entry[]) => (
    <ol className={lifelineStyles.lifeline}>
      {some.map((one) => (
        <Line
          key={`${one.resource} ${one.refId} ${one.at}`}
          entry={one}
          complaintId={id}
          isPinned={pinned.has(`${one.resource} ${one.refId}`)}
        />
      ))}
    </ol>
  )
  const crew = entries.filter(({ kind }) => kind === 'CREW')
  const happened = entries.filter(({ kind }) => kind !== 'CREW')
  return (
    <div className="stack gap-l" data-slot="around">
      {!from && <p className="note">{t('timeline.noDay')}</p>}
      {from && to && <p className="note">{t('timeline.range', { from: dateTime(from), to: dateTime(to) })}</p>}
      {from && !entries.length && <p className="muted">{t('timeline.none')}</p>}
      {happened.length > 0 && lines(happened)}
      {crew.length > 0 && (
        <details className={pressStyles.unfolds}>
          <summary>{t('timeline.crew', { count: crew.length })}</summary>
          {lines(crew)}
        </details>
      )}
      {hidden.length > 0 && <p className="note">{t('timeline.hidden', { kinds: named(hidden) })}</p>}
      {partial.length > 0 && <p className="note">{t('timeline.partial', { kinds: named(partial) })}</p>}
    </div>
  )
}

interface Mark {
  icon: IconName
  tone: 'danger' | 'warning' | 'info' | 'wait' | 'quiet'
}
const MARKS: Readonly<Record<Entry['kind'], Mark>> = {
  REPORT: { icon: 'alert', tone: 'danger' },
  REPAIR: { icon: 'wrench', tone: 'info' },
  INSPECTION: { icon: 'clipboard', tone: 'warning' },
  MAINTENANCE: { icon: 'calendar', tone: 'info' },
  INK: { icon: 'drop', tone: 'quiet' },
  INK_CAN: { icon: 'drop', tone: 'wait' },
  DUCT: { icon: 'drop', tone: 'info' },
  ROLLER: { icon: 'roller', tone: 'quiet' },
  ROLLER_REPAIR: { icon: 'roller', tone: 'wait' },
  CREW: { icon: 'users', tone: 'quiet' },
  ABSENCE: { icon: 'users', tone: 'warning' },
  HANDOVER: { icon: 'message', tone: 'quiet' },
  PARAMETER: { icon: 'sliders', tone: 'warning' },
  COMPLAINT: { icon: 'flag', tone: 'danger' },
}

/** When it was: days without a time, the last of them included. */
function timeOf(t: TFunction, { at, isDay, until, isOngoing }: Entry): string {
  const text = (moment: string) => (isDay ? date(moment) : dateTime(moment))
  const from = text(at)
  if (isOngoing) return t('timeline.since', { from })
  const to = until && text(isDay ? new Date(Date.parse(until) - 1).toISOString() : until)
  return to && to !== from ? t('timeline.range', { from, to }) : from
}

function Line({ entry, complaintId, isPinned }: { entry: Entry; complaintId: string; isPinned: boolean }) {
  const { t } = useTranslation()
  const can = useCan()
  const [pin, { loading }] = useMutation(PinEvidenceDocument, {
    context: SHOWN_HERE,
    update: (cache) => forget(cache, metaOf('complaintEvidence')),
  })
  const { kind, resource, refId, title, detail, stateField, state } = entry
  const meta = metaNamed(resource)
  const input = { complaintId, ofResource: resource, recordId: Number(refId) }
  return (
    <li data-kind={kind}>
      <span className={`${tonesStyles.disc} ${tonesStyles.toned}`} data-tone={MARKS[kind].tone} aria-hidden="true">
        <Icon name={MARKS[kind].icon} size={13} />
      </span>
      <div>
        <div className={lifelineStyles.lifeHead}>
          <b>{t(`timeline.kinds.${kind}`)}</b>
          {meta && (
            <ResourceLink of={meta.name} search={`?open=${refId}`}>
              {title}
            </ResourceLink>
          )}
          {meta && stateField && state && <ValueTag of={meta.name} field={stateField} value={state} />}
        </div>
        {detail && <p className="breaks">{detail}</p>}
        <div className="row gap-s note">
          <span>{timeOf(t, entry)}</span>
          {isPinned && <span>{t('timeline.pinned')}</span>}
          {!isPinned && can('quality:evidence:add') && (
            <Button size="sm" variant="ghost" disabled={loading} onClick={() => void pin({ variables: { input } }).catch(() => undefined)}>
              {t('timeline.pin')}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
