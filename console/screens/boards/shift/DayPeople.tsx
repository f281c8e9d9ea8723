import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RichText } from '../../../fields/display/richText.tsx'
import { useShortcut } from '../../../kit/browser/hotkeys.ts'
import * as buttonStyles from '../../../kit/looks/Button.module.css'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import type { ScheduleDay } from '../../shared/liveSnapshots.ts'
import * as styles from './DayPeople.module.css'
import { dayAtWork, isOnSince, weekdayKey } from './day.ts'
import { PeopleOfShift } from './PeopleOfShift.tsx'

/** Who is there for what, in the order in which people look for them. */
const DUTIES = ['dayShift', 'nightShift', 'dayTech', 'bench', 'elec', 'ship', 'paper'] as const

/** Who works in the shifts of a day, and what they are told. It shows the day at work until somebody turns to one beside it. */
export function DayPeople({ days, now }: { days: readonly ScheduleDay[]; now: number }) {
  const { t } = useTranslation()
  const [turned, setTurned] = useState(0)
  const atWork = dayAtWork(days, now)
  const here = Math.max(0, Math.min(days.length - 1, atWork + turned))
  const stepBy = (by: number) => days[here + by] && setTurned(here + by - atWork)
  useShortcut('ArrowLeft', () => stepBy(-1))
  useShortcut('ArrowRight', () => stepBy(1))
  const day = days[here]
  if (!day) return null
  const step = (by: -1 | 1) => {
    const word = t(by < 0 ? 'boards.sche.dayBefore' : 'boards.sche.dayAfter')
    return (
      <Button
        className={buttonStyles.square}
        data-slot="square"
        aria-label={word}
        title={word}
        disabled={!days[here + by]}
        onClick={() => stepBy(by)}
      >
        <Icon name={by < 0 ? 'left' : 'right'} size={18} />
      </Button>
    )
  }
  const isOn = (shift: ScheduleDay['shifts'][number]) => isOnSince(day.date, shift, now)
  return (
    <>
      <div className={`row even ${styles.day}`}>
        {step(-1)}
        <b>
          {day.date} {t(`boards.weekdays.${weekdayKey(day.date)}`)}
        </b>
        {step(1)}
        {here !== atWork && <Button onClick={() => setTurned(0)}>{t('boards.sche.today')}</Button>}
      </div>
      <div className={styles.people} data-told={day.notices.length > 0 || undefined}>
        <ul aria-label={t('boards.sche.shifts')}>
          {/* The shift at work is what is looked for from afar. */}
          {day.shifts
            .toSorted((a, b) => Number(isOn(b)) - Number(isOn(a)))
            .map((shift) => (
              <PeopleOfShift key={shift.shiftId} shift={shift} isOn={isOn(shift)} />
            ))}
        </ul>
        {day.notices.length > 0 && (
          <div>
            {day.notices.map(({ noticeId, title, nightTel, notice, ...staff }) => (
              <article key={noticeId} className={`${surfacesStyles.tile} ${styles.notice}`}>
                <h2>{title}</h2>
                {nightTel && (
                  <p className={`wrapped ${styles.tel}`}>
                    <span>{t('boards.sche.nightTel')}</span>
                    <b>{nightTel}</b>
                  </p>
                )}
                <dl className={styles.places}>
                  {DUTIES.filter((duty) => staff[duty]).map((duty) => (
                    <div key={duty}>
                      <dt className="quiet">{t(`boards.sche.duties.${duty}`)}</dt>
                      <dd>{staff[duty]}</dd>
                    </div>
                  ))}
                </dl>
                {notice && <RichText html={notice} />}
              </article>
            ))}
          </div>
        )}
      </div>
    </>
  )
}
