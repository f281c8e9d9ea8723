import { useTranslation } from 'react-i18next'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import type { ScheduleShift } from '../../shared/liveSnapshots.ts'
import * as styles from './DayPeople.module.css'

type Person = ScheduleShift['places'][number]['people'][number]
/** Shape and colour never say it alone: what is out of the ordinary has its word. Of whoever is expected nothing is claimed. */
const TONES: Readonly<Record<Person['state'], string | undefined>> = {
  EXPECTED: undefined,
  PRESENT: 'good',
  LATE: 'warning',
  LEFT: undefined,
  ABSENT: 'danger',
  ON_LEAVE: 'wait',
}
const COUNTED = { present: 'good', late: 'warning', absent: 'danger', onLeave: 'wait' } as const
const COUNTS = Object.keys(COUNTED) as readonly (keyof typeof COUNTED)[]

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
        {COUNTS.map(
          (key) =>
            shift[key] > 0 && (
              <span key={key} className={`in-tone ${tonesStyles.toned}`} data-tone={COUNTED[key]}>
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
              {people.length === 0 && <dd className="row muted">{t('boards.sche.nobody')}</dd>}
              {people.map(({ workerId, name, state }) => (
                <dd key={workerId} className={`row ${tonesStyles.toned}`} data-tone={TONES[state]}>
                  <i className={tonesStyles.shaped} aria-hidden="true" />
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
