import { useTranslation } from 'react-i18next'
import * as surfacesStyles from '../../kit/surfaces.module.css'
import * as tonesStyles from '../../kit/tones.module.css'
import type { ScheduleShift } from '../shared/liveSnapshots.ts'
import * as styles from './DayPeople.module.css'

type Person = ScheduleShift['places'][number]['people'][number]
/** Colour never says it alone: whoever is there or expected has only a mark, what is out of the ordinary has its word. */
const TONES: Readonly<Record<Person['state'], string | undefined>> = {
  PRESENT: 'good',
  EXPECTED: undefined,
  LATE: 'wait',
  LEFT: 'quiet',
  ABSENT: 'danger',
  ON_LEAVE: 'info',
}
const COUNTED = ['present', 'late', 'absent', 'onLeave'] as const

/** Who works at which position of a shift, and whether they are there. */
export function PeopleOfShift({ shift, isOn }: { shift: ScheduleShift; isOn: boolean }) {
  const { t } = useTranslation()
  return (
    <li className={`${surfacesStyles.tile} ${styles.shift}`} aria-current={isOn || undefined}>
      <header className="wrapped even">
        <h2>{shift.name}</h2>
        <span>
          {shift.beginTime.slice(0, 5)} – {shift.endTime.slice(0, 5)}
          {shift.endTime <= shift.beginTime && <small> {t('boards.sche.nextDay')}</small>}
        </span>
        {isOn && (
          <em className={`${tonesStyles.pill} ${tonesStyles.toned}`} data-tone="info">
            {t('boards.sche.on')}
          </em>
        )}
        <span className="grow" />
        <span>{shift.planned ? t('boards.sche.people', { count: shift.planned }) : t('boards.sche.nobody')}</span>
        {COUNTED.map(
          (key) =>
            shift[key] > 0 && (
              <span key={key} className={`${styles.count} ${tonesStyles.toned}`} data-count={key}>
                {t(`boards.sche.counts.${key}`, { count: shift[key] })}
              </span>
            ),
        )}
      </header>
      {shift.places.length > 0 && (
        <dl className={styles.places}>
          {shift.places.map(({ entryId, positionName, equipmentName, people }) => (
            <div key={entryId}>
              <dt>{[positionName, equipmentName].filter(Boolean).join(' · ')}</dt>
              {people.length === 0 && <dd className="muted">{t('boards.sche.nobody')}</dd>}
              {people.map(({ workerId, name, state }) => (
                <dd key={workerId} className={tonesStyles.toned} data-tone={TONES[state]} data-state={state}>
                  <i aria-hidden="true" />
                  <b>{name}</b>
                  <small className={state === 'PRESENT' || state === 'EXPECTED' ? 'visually-hidden' : undefined}>
                    {t(`boards.sche.states.${state}`)}
                  </small>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
