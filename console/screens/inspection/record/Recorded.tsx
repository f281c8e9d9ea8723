import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as pressStyles from '../../../kit/looks/press.module.css'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { lazyComponent } from '../../../kit/network/lazyComponent.tsx'
import { dateTime } from '../../../kit/words/time.ts'
import { resultOf } from '../../shared/inspected.ts'
import { FaultReports } from '../round/FaultReports.tsx'
import { type RoundOrder, STANDING_ICONS, STANDING_TONES, standingOf } from '../round/round.ts'
import * as styles from './Recorded.module.css'
import * as recordFormStyles from './RecordForm.module.css'

const Photos = lazyComponent(() => import('../../../fields/files/Gallery.tsx').then((module) => module.Gallery), { words: ['files'] })

interface RecordedProps {
  order: RoundOrder
  hasNext: boolean
  onNext: () => void
}

/** What was found, and what comes of it. */
export function Recorded({ order, hasNext, onNext }: RecordedProps) {
  const { t } = useTranslation()
  const standing = standingOf(order)
  const isDone = order.status === 'DONE'
  const next = useRef<HTMLButtonElement>(null)
  // Whoever has just saved goes on with the next press, and reports only by pressing the other button.
  useEffect(() => next.current?.focus({ preventScroll: true }), [])
  const message = order.blocked.find(({ step }) => step === 'record')?.message ?? t('inspectionRound.point.mayNot')
  return (
    <div className={`stack gap-l ${recordFormStyles.pointForm}`}>
      <div
        className={`${tonesStyles.toned} ${tonesStyles.callout} breaks gap-l ${styles.recorded}`}
        data-tone={STANDING_TONES[standing]}
        role="status"
      >
        <Icon name={(order.status !== 'PENDING' && STANDING_ICONS[standing]) || 'lock'} size={24} />
        <div>
          <p>{order.status === 'PENDING' ? message : t(`inspectionRound.standing.${standing}`)}</p>
          {isDone && <b>{resultOf(order)}</b>}
          {order.skipReason && <span>{order.skipReason}</span>}
          {order.comment && <span>{order.comment}</span>}
          {order.doneAt && (
            <small>
              {[order.inspector?.title, dateTime(order.doneAt)].filter(Boolean).join(' · ')}
              {order.isLate && ` · ${t('inspectionRound.late')}`}
            </small>
          )}
        </div>
      </div>
      {order.photos.length > 0 && <Photos files={order.photos} />}
      {isDone && <FaultReports order={order} isLarge />}
      <div className={recordFormStyles.pointActs} data-slot="point-acts">
        <Button
          ref={next}
          className={`${pressStyles.big} ${recordFormStyles.pointSave}`}
          data-slot="point-save"
          variant={order.isOverRef ? 'outline' : 'solid'}
          {...(!order.isOverRef && { tone: 'brand' as const })}
          onClick={onNext}
        >
          {t(hasNext ? 'inspectionRound.record.next' : 'inspectionRound.record.close')}
        </Button>
      </div>
    </div>
  )
}
