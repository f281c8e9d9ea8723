import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { joinNames } from '../../../fields/display/textWidth.ts'
import { toneOf } from '../../../fields/display/tone.ts'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as lifelineStyles from '../../../kit/looks/lifeline.module.css'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { ago, dateTime } from '../../../kit/words/time.ts'
import { HistoryDocument } from '../../../resource/history/gen/history.ts'
import type { Entry } from '../../../resource/history/historyOf.ts'
import { metaOf } from '../../../resource/meta.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import type { Task } from '../../../resource/task.ts'
import { useWords } from '../../../resource/words.ts'
import { Steps } from '../Steps.tsx'
import * as styles from './ComplaintPage.module.css'
import { PageCard } from './PageCard.tsx'
import { type Stop, stopsOf } from './trackSteps.ts'
import type { Claim } from './useComplaint.ts'

const META = metaOf('complaint')
const none: readonly Entry[] = []

interface TracksProps {
  claim: Claim
  start: (task: Task) => void
}

/** Both roads side by side: who brought it where, and what the next step wants. */
export function Tracks({ claim, start }: TracksProps) {
  const { t } = useTranslation()
  const { data, previousData } = useQuery(HistoryDocument, {
    variables: { resource: META.name, id: claim.id },
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  const history = (data ?? previousData)?.history ?? none
  return (
    <div className={`stack gap-xl ${styles.pair}`} data-slot="tracks">
      <Track field="qaState" claim={claim} history={history} start={start} />
      {claim.prodState ? (
        <Track field="prodState" claim={claim} history={history} start={start} />
      ) : (
        <PageCard title={t('complaintPage.production')}>
          <p className="inset muted">{t('complaintPage.noProduction')}</p>
        </PageCard>
      )}
    </div>
  )
}

interface TrackProps extends TracksProps {
  field: 'qaState' | 'prodState'
  history: readonly Entry[]
}

function Track({ field, claim, history, start }: TrackProps) {
  const words = useWords(META)
  const name = field === 'qaState' ? claim.qaClaimStatus : claim.prodClaimStatus
  return (
    <PageCard title={words.label(field)} tools={name && <span className={tonesStyles.pill}>{name.title}</span>}>
      <ol className={`inset ${lifelineStyles.lifeline}`} data-track={field}>
        {stopsOf(META, field, { row: claim, history }).map((stop) => (
          <Stage key={stop.state} stop={stop} field={field} claim={claim} start={start} />
        ))}
      </ol>
    </PageCard>
  )
}

function Stage({ stop, field, claim, start }: TracksProps & { stop: Stop; field: string }) {
  const { t } = useTranslation()
  const words = useWords(META)
  const { state, place, at, by, wants } = stop
  const tone = place === 'next' ? 'quiet' : place === 'done' ? 'good' : toneOf(META.fields[field], state)
  return (
    <li aria-current={place === 'now' ? 'step' : undefined} data-place={place}>
      <span className={`${tonesStyles.disc} ${tonesStyles.toned}`} data-tone={tone} aria-hidden="true">
        <Icon name={place === 'done' ? 'tick' : place === 'now' ? 'flag' : 'clock'} size={13} />
      </span>
      <div className="stack gap-s">
        <p className={lifelineStyles.lifeHead}>
          <b className={place === 'next' ? 'quiet' : undefined}>{words.value(META.name, field, state)}</b>
          {at && (
            <time className="note" dateTime={at} title={ago(at)}>
              {[dateTime(at), by === 'system' ? t('screens.detail.bySystem') : by].filter(Boolean).join(' · ')}
            </time>
          )}
          {wants.length > 0 && <span className="note">{t('complaintPage.wants', { fields: joinNames(wants.map(words.label)) })}</span>}
        </p>
        {state === 'REJECTED' && claim.rejectReason && <p className="told muted">{claim.rejectReason}</p>}
        {place === 'now' && <Steps of="complaint" row={claim} track={field} start={start} />}
      </div>
    </li>
  )
}
