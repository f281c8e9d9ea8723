import { useTranslation } from 'react-i18next'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import { isOn, NIGHT, type Shift, stretchesOf } from '../shift/day.ts'
import * as styles from './Timeline.module.css'

const HOURS = [0, 3, 6, 9, 12, 15, 18, 21, 24]
const percent = (minute: number) => `${(minute / 1440) * 100}%`

/** The day from midnight to midnight, one lane for each shift; the list below says the same in words. */
export function Timeline({ shifts, minute }: { shifts: readonly Shift[]; minute: number }) {
  const { t } = useTranslation()
  return (
    <figure className={`${surfacesStyles.tile} stack ${styles.timeline}`} data-slot="timeline" aria-label={t('boards.sche.timeline')}>
      <div className={`anchor ${styles.lanes}`} aria-hidden="true">
        <i className={styles.dark} style={{ left: 0, width: percent(NIGHT.to) }} />
        <i className={styles.dark} style={{ left: percent(NIGHT.from), width: percent(1440 - NIGHT.from) }} />
        {HOURS.map((hour) => (
          <i key={hour} className={styles.hour} style={{ left: percent(hour * 60) }} />
        ))}
        {shifts.map((shift) => (
          <div key={shift.id} className={`anchor ${styles.lane}`}>
            {stretchesOf(shift).map(({ from, to }) => (
              <span
                className="in-wash one-line"
                key={from}
                data-on={isOn(shift, minute) || undefined}
                data-short={to - from < 180 || undefined}
                style={{ left: percent(from), width: percent(to - from) }}
              >
                {shift.name}
              </span>
            ))}
          </div>
        ))}
        <i className={styles.now} style={{ left: percent(minute) }} />
      </div>
      <div className={`note even anchor ${styles.hoursRow}`} aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour} style={{ left: percent(hour * 60) }}>
            {String(hour).padStart(2, '0')}
          </span>
        ))}
      </div>
      <figcaption className="row note">
        <i className={styles.darkKey} aria-hidden="true" />
        {t('boards.sche.nightKey')}
      </figcaption>
    </figure>
  )
}
