import { useMutation, useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/Button.tsx'
import { failureOf } from '../../kit/failure.ts'
import * as lifelineStyles from '../../kit/lifeline.module.css'
import { useCan } from '../../kit/me.ts'
import { dateTime } from '../../kit/time.ts'
import { ValueTag } from '../../resource/cells.tsx'
import { metaNamed, metaOf } from '../../resource/meta.ts'
import { ResourceLink } from '../../resource/ResourceLink.tsx'
import { Failed, Skeleton } from '../../resource/states.tsx'
import { forget, SHOWN_HERE } from '../../resource/write.ts'
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
  const { from, to, entries, hidden } = data.timeline
  const pinned = new Set(data.pinned.items.map((one) => `${one.ofResource} ${one.recordId}`))
  return (
    <div className="stack gap-l" data-slot="timeline">
      {!from && <p className="note">{t('timeline.noDay')}</p>}
      {from && to && <p className="note">{t('timeline.range', { from: dateTime(from), to: dateTime(to) })}</p>}
      {from && !entries.length && <p className="muted">{t('timeline.none')}</p>}
      {entries.length > 0 && (
        <ol className={lifelineStyles.lifeline}>
          {entries.map((one) => (
            <Line key={`${one.resource} ${one.refId}`} entry={one} complaintId={id} isPinned={pinned.has(`${one.resource} ${one.refId}`)} />
          ))}
        </ol>
      )}
      {hidden.length > 0 && (
        <p className="note">{t('timeline.hidden', { kinds: hidden.map((kind) => t(`timeline.kinds.${kind}`)).join(', ') })}</p>
      )}
    </div>
  )
}

function Line({ entry, complaintId, isPinned }: { entry: Entry; complaintId: string; isPinned: boolean }) {
  const { t } = useTranslation()
  const can = useCan()
  const [pin, { loading }] = useMutation(PinEvidenceDocument, {
    context: SHOWN_HERE,
    update: (cache) => forget(cache, metaOf('complaintEvidence')),
  })
  const { kind, at, until, resource, refId, title, detail, stateField, state } = entry
  const meta = metaNamed(resource)
  const input = { complaintId, ofResource: resource, recordId: Number(refId), happenedAt: at }
  return (
    <li data-kind={kind}>
      <div className="row gap-s breaks">
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
        <span>{until ? t('timeline.range', { from: dateTime(at), to: dateTime(until) }) : dateTime(at)}</span>
        {isPinned && <span>{t('timeline.pinned')}</span>}
        {!isPinned && can('quality:evidence:add') && (
          <Button size="sm" variant="ghost" disabled={loading} onClick={() => void pin({ variables: { input } }).catch(() => undefined)}>
            {t('timeline.pin')}
          </Button>
        )}
      </div>
    </li>
  )
}
