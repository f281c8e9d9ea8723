import { useTranslation } from 'react-i18next'
import { quantityText } from '../../../fields/display/quantity.ts'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { type Count, type Counts, stuck, waiting } from './counts.ts'

interface StuckCountsProps {
  counts: Counts
  isAway: boolean
  onResubmit: (count: Count) => void
  onDrop: (count: Count) => void
}

/** What has not reached the server, and why. */
export function StuckCounts({ counts, isAway, onResubmit, onDrop }: StuckCountsProps) {
  const { t } = useTranslation()
  const left = waiting(counts).length
  return (
    <>
      {isAway && left > 0 && (
        <p className={`row ${tonesStyles.toned} ${tonesStyles.callout}`} data-tone="warning" role="status" data-slot="counts-waiting">
          <Icon name="clock" />
          {t('stockCount.waiting', { count: left })}
        </p>
      )}
      {stuck(counts).map((count) => (
        <div
          key={count.lineId}
          className={`stack ${tonesStyles.toned} ${tonesStyles.callout}`}
          data-tone="danger"
          role="alert"
          data-slot="count-conflict"
        >
          <b className="breaks">{count.title}</b>
          <span>
            {count.theirs
              ? t('stockCount.conflict', {
                  name: count.theirs.by,
                  theirs: quantityText(count.theirs.counted),
                  mine: quantityText(count.counted),
                })
              : t('stockCount.notTaken', { mine: quantityText(count.counted), reason: count.refusal })}
          </span>
          <span className="wrapped">
            {count.theirs && (
              <Button onClick={() => onResubmit(count)}>{t('stockCount.keepMine', { mine: quantityText(count.counted) })}</Button>
            )}
            <Button onClick={() => onDrop(count)}>
              {count.theirs ? t('stockCount.keepTheirs', { theirs: quantityText(count.theirs.counted) }) : t('stockCount.discard')}
            </Button>
          </span>
        </div>
      ))}
    </>
  )
}
