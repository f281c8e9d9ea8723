import { useTranslation } from 'react-i18next'
import * as controlsStyles from '../../../kit/looks/controls.module.css'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { useLabels } from '../../../kit/words/i18n.ts'
import { timeOfDay } from '../../../kit/words/time.ts'
import * as pageStyles from '../../../resource/page.module.css'
import { resultOf } from '../../shared/inspected.ts'
import type { Begun } from '../record/drafts.ts'
import { isOpen, isShown, type RoundOrder, type Shown, STANDING_ICONS, STANDING_TONES, type Stop, standingOf, wished } from './round.ts'
import * as styles from './StopCard.module.css'

interface StopProps {
  stop: Stop
  shown: Shown
  isHere: boolean
  /** What was typed and not saved. */
  begun: Begun
  onOpen: (id: string) => void
}

/** One machine on the way with its points. */
export function StopCard({ stop, shown, isHere, begun, onOpen }: StopProps) {
  const { t } = useTranslation()
  const { name, place, settled, total } = stop
  return (
    <section
      className={`${pageStyles.card} ${surfacesStyles.titled} ${styles.roundStop}`}
      data-slot="card"
      id={`stop-${stop.equipmentId}`}
      data-here={isHere || undefined}
      aria-label={t('inspectionRound.machine', { name, done: settled, total })}
    >
      <header>
        <div className="fill breaks">
          <h2>{name}</h2>
          {place && <small>{place}</small>}
        </div>
        <span className={`${tonesStyles.pill} ${tonesStyles.toned} even strong`} data-tone={settled === total ? 'good' : undefined}>
          {settled === total && <Icon name="tick" size={14} />}
          {settled}/{total}
        </span>
      </header>
      <ul className={surfacesStyles.ruled}>
        {stop.orders
          .filter((order) => isShown(order, shown))
          .map((order) => (
            <PointRow key={order.id} order={order} isBegun={Boolean(begun[order.id]) && isOpen(order)} onOpen={onOpen} />
          ))}
      </ul>
    </section>
  )
}

interface PointProps {
  order: RoundOrder
  isBegun: boolean
  onOpen: (id: string) => void
}

function PointRow({ order, isBegun, onOpen }: PointProps) {
  const { t } = useTranslation()
  const labels = useLabels()
  const standing = standingOf(order)
  const icon = STANDING_ICONS[standing]
  const tone = STANDING_TONES[standing]
  return (
    <li>
      <button
        type="button"
        className={`${controlsStyles.pressed} even breaks gap-l stack ${styles.roundPoint}`}
        data-standing={standing}
        data-order={order.id}
        onClick={() => onOpen(order.id)}
      >
        <span className={`${tonesStyles.disc} ${tonesStyles.toned} ${styles.pointMark}`} data-tone={tone}>
          {icon && <Icon name={icon} size={16} />}
        </span>
        <span className="stack gap-s">
          <b>{order.pointName}</b>
          <span className="muted">{order.checkName}</span>
          <small>
            {[labels.value('inspectionOrder', 'inspectMode', order.inspectMode), order.refValue && wished(order)]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
        <span className={`stack gap-s ${styles.pointEnd}`}>
          {isBegun && (
            <small className={styles.pointBegun} data-slot="point-begun">
              {t('inspectionRound.begun')}
            </small>
          )}
          {order.value1 && <b data-tone={tone}>{resultOf(order)}</b>}
          <small data-tone={tone}>
            {t(`inspectionRound.standing.${standing}`)}
            {order.isLate && ` · ${t('inspectionRound.late')}`}
            {order.doneAt && ` ${timeOfDay(order.doneAt)}`}
          </small>
        </span>
        <Icon name="right" size={16} />
      </button>
    </li>
  )
}
