import { useTranslation } from 'react-i18next'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { useLabels } from '../../../kit/words/i18n.ts'
import { ago, dateTime } from '../../../kit/words/time.ts'
import { resultOf } from '../../shared/inspected.ts'
import { Expected } from '../record/Expected.tsx'
import { useLastResult } from '../record/useReading.ts'
import * as styles from './PointFacts.module.css'
import type { RoundOrder } from './round.ts'

/** What to check, how, and what it should be. */
export function PointFacts({ order }: { order: RoundOrder }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const last = useLastResult(order)
  return (
    <div className={`stack ${styles.pointFacts}`}>
      <p className={`breaks strong ${styles.pointCheck}`}>
        <span className={`${tonesStyles.pill} ${tonesStyles.toned} ${styles.pointWay}`} data-tone="info">
          {labels.value('inspectionOrder', 'inspectMode', order.inspectMode)}
        </span>
        {order.checkName}
      </p>
      <dl>
        <div className={`even breaks ${styles.pointFact}`}>
          <dt>{t('inspectionRound.point.ref')}</dt>
          <dd>
            <Expected order={order} />
          </dd>
        </div>
        <div className={`even breaks ${styles.pointFact}`}>
          <dt>{t('inspectionRound.point.last')}</dt>
          <dd className={tonesStyles.worded} data-tone={last?.isOverRef ? 'danger' : undefined}>
            {last === undefined && '\u00a0'}
            {last === null && t('inspectionRound.point.noLast')}
            {last && (
              <>
                {resultOf({ value1: last.value1, unit: order.unit })}
                {last.isOverRef && ` · ${t('inspectionRound.verdict.over')}`}
                {last.doneAt && <small title={dateTime(last.doneAt)}> {ago(last.doneAt)}</small>}
              </>
            )}
          </dd>
        </div>
      </dl>
    </div>
  )
}
