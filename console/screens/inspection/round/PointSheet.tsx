import { useTranslation } from 'react-i18next'
import * as buttonStyles from '../../../kit/looks/Button.module.css'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import { Sheet } from '../../../kit/overlays/Sheet.tsx'
import type { Drafts } from '../record/drafts.ts'
import { Recorded } from '../record/Recorded.tsx'
import * as recordFormStyles from '../record/RecordForm.module.css'
import { RecordForm } from '../record/RecordForm.tsx'
import { useAnswers } from '../record/useAnswers.ts'
import { PointFacts } from './PointFacts.tsx'
import * as styles from './PointSheet.module.css'
import { isOpen, nextOpen, type Round, type RoundOrder } from './round.ts'
import { useUnderway } from './useUnderway.ts'

interface PointSheetProps {
  round: Round
  orderId: string
  drafts: Drafts
  onGo: (id: string) => void
  onClose: () => void
  onChanged: () => void
}

/** One point of the way, over the whole screen of a phone: what to check, and what was found. */
export function PointSheet({ round, orderId, drafts, onGo, onClose, onChanged }: PointSheetProps) {
  const { t } = useTranslation()
  const at = round.orders.findIndex(({ id }) => id === orderId)
  const listed = round.orders[at]
  const nextBut = (settled: RoundOrder | null | undefined) =>
    nextOpen(
      round.orders.filter(({ id }) => id !== settled?.id || id === orderId),
      orderId,
    )
  const goOn = (settled: RoundOrder | null) => {
    const next = nextBut(settled)
    if (next) onGo(next.id)
    else onClose()
  }
  const { fresh, saved, refused, leave } = useAnswers({ orderId, drafts, goOn, hasNext: (one) => Boolean(nextBut(one)), onChanged })
  const order = fresh?.id === orderId && (!listed || fresh.updatedAt >= listed.updatedAt) ? fresh : listed
  const photos = useUnderway(t('inspectionRound.record.photosOf', { title: order?.pointName }))
  if (!order) return null
  const hasNext = Boolean(nextBut(fresh))
  const go = async (to: () => void) => {
    if (await photos.mayGo()) leave(to)
  }
  const pointButton = (to: RoundOrder | undefined, word: string, icon: string) => (
    <Button
      variant="ghost"
      className={buttonStyles.square}
      data-slot="square"
      aria-label={t(word)}
      title={t(photos.isUnderway ? 'inspectionRound.record.awaiting' : word)}
      disabled={!to || photos.isUnderway}
      onClick={() => to && void go(() => onGo(to.id))}
    >
      <Icon name={icon} size={18} />
    </Button>
  )
  return (
    <Sheet
      title={order.pointName}
      onClose={() => void go(onClose)}
      isSticky
      classes={{ sheet: styles.pointSheet, body: styles.pointBody, foot: styles.pointFoot }}
      above={
        <div className={`row gap-s ${styles.pointTurn}`} data-slot="point-turn">
          <span className={`fill about even ${styles.pointPlace}`}>
            {order.equipment?.title}
            <small>{t('inspectionRound.point.place', { at: at + 1, total: round.orders.length })}</small>
          </span>
          <small className={`row gap-s ${recordFormStyles.pointSaved}`} data-slot="point-saved" role="status">
            {fresh && fresh.id !== orderId && (
              <>
                <Icon name="tick" size={14} />
                <span className="clip">{t('inspectionRound.record.saved', { title: fresh.pointName })}</span>
              </>
            )}
          </small>
          {pointButton(round.orders[at - 1], 'inspectionRound.point.earlier', 'left')}
          {pointButton(round.orders[at + 1], 'inspectionRound.point.later', 'right')}
        </div>
      }
      footer={null}
    >
      <div className={`stack gap-l ${styles.point}`} key={order.id}>
        <PointFacts order={order} />
        {isOpen(order) ? (
          <RecordForm order={order} drafts={drafts} hasNext={hasNext} photosUnderway={photos} onSaved={saved} onRefused={refused} />
        ) : (
          <Recorded order={order} hasNext={hasNext} onNext={() => goOn(fresh)} />
        )}
      </div>
    </Sheet>
  )
}
