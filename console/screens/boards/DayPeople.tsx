import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as buttonStyles from '../../kit/Button.module.css'
import { Button } from '../../kit/Button.tsx'
import { useShortcut } from '../../kit/hotkeys.ts'
import { Icon } from '../../kit/icons.tsx'
import * as surfacesStyles from '../../kit/surfaces.module.css'
import * as tonesStyles from '../../kit/tones.module.css'
import { RichText } from '../../resource/richText.tsx'
import type { ScheduleDay, ScheduleShift } from '../shared/liveSnapshots.ts'
import { dayAtWork, isOnSince } from './day.ts'
import * as styles from './ShiftBoard.module.css'

/** Who works in the shifts of a day, and what they are told. It shows the day at work until somebody turns to one beside it. */
export function DayPeople({ days, now }: { days: readonly ScheduleDay[]; now: number }) {
  const { t } = useTranslation()
  const [turned, setTurned] = useState(0)
  const here = Math.max(0, Math.min(days.length - 1, dayAtWork(days, now) + turned))
  const turn = (by: number) => days[here + by] && setTurned(here + by - dayAtWork(days, now))
  useShortcut('ArrowLeft', () => turn(-1))
  useShortcut('ArrowRight', () => turn(1))
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
        onClick={() => turn(by)}
      >
        <Icon name={by < 0 ? 'left' : 'right'} size={18} />
      </Button>
    )
  }
  return (
    <>
      <div className="row even">
        {step(-1)}
        <b>{day.date}</b>
        {step(1)}
      </div>
      <ul className={`${surfacesStyles.tile} ${surfacesStyles.ruled} ${styles.shifts}`} aria-label={t('boards.sche.shifts')}>
        {day.shifts.map((shift) => (
          <PeopleOfShift key={shift.shiftId} shift={shift} isOn={isOnSince(day.date, shift, now)} />
        ))}
      </ul>
      {day.notices.map(({ noticeId, title, nightTel, notice }) => (
        <article key={noticeId} className={`${surfacesStyles.tile} ${styles.tile}`}>
          <h2>{title}</h2>
          {nightTel && (
            <p>
              {t('boards.sche.nightTel')} <b>{nightTel}</b>
            </p>
          )}
          {notice && <RichText html={notice} />}
        </article>
      ))}
    </>
  )
}

function PeopleOfShift({ shift, isOn }: { shift: ScheduleShift; isOn: boolean }) {
  const { t } = useTranslation()
  return (
    <li className={`wrapped even ${styles.shift}`} aria-current={isOn || undefined}>
      <b>{shift.name}</b>
      <span>
        {shift.beginTime.slice(0, 5)} – {shift.endTime.slice(0, 5)}
        {shift.endTime <= shift.beginTime && <small> {t('boards.sche.nextDay')}</small>}
      </span>
      {isOn && (
        <em className={`${tonesStyles.pill} ${tonesStyles.toned}`} data-tone="info">
          {t('boards.sche.on')}
        </em>
      )}
      <span>
        {shift.planned ? t('boards.sche.people', { count: shift.planned }) : t('boards.sche.nobody')}
        {shift.onLeave > 0 && ` · ${t('boards.sche.onLeaveCount', { count: shift.onLeave })}`}
      </span>
      {shift.places.map(({ entryId, positionName, equipmentName, people }) => (
        <div key={entryId} className="wrapped even fill">
          <small>{[positionName, equipmentName].filter(Boolean).join(' · ')}</small>
          {people.length === 0 && t('boards.sche.nobody')}
          {people.map(({ workerId, name, state }) =>
            state === 'ON_LEAVE' ? (
              <em key={workerId} className={`${tonesStyles.pill} ${tonesStyles.toned}`} data-tone="wait">
                {name} · {t('boards.sche.onLeave')}
              </em>
            ) : (
              <b key={workerId}>{name}</b>
            ),
          )}
        </div>
      ))}
    </li>
  )
}
