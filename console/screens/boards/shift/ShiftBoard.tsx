import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { failureOf } from '../../../kit/network/failure.ts'
import { clock, useLive, useServerNow } from '../../../kit/network/live.ts'
import { dayText } from '../../../kit/words/dayText.ts'
import { date, duration, timeOfDay, today } from '../../../kit/words/time.ts'
import { LiveMark } from '../../../resource/live/LiveMark.tsx'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { Empty, Failed, Skeleton } from '../../../resource/states.tsx'
import { type Downtime, liveSnapshots, type ScheduleDay } from '../../shared/liveSnapshots.ts'
import * as boardHeadStyles from '../frame/BoardHead.module.css'
import { BoardHead } from '../frame/BoardHead.tsx'
import { Timeline } from '../frame/Timeline.tsx'
import { BoardShiftsDocument } from '../gen/boards.ts'
import { DayPeople } from './DayPeople.tsx'
import { isNight, isOn, minuteOfDay, nextChange, nightMinutes, progressOf, type Shift } from './day.ts'
import * as styles from './ShiftBoard.module.css'

const MINUTE = 60_000
/** As many as the tile has lines for. */
const STOPS_SHOWN = 4
/** A shift that changes at midnight is on the board soon after. */
const REREAD_MS = MINUTE

const wanted = { filter: { status: { eq: 'ENABLED' } }, page: { no: 1, size: 50 } } as const

/** §2 /sche: the day of the plant by shifts, and to whom the schedule is open also who works in them. */
export function ShiftBoard() {
  const { t } = useTranslation()
  const stops = useLive(liveSnapshots.downtime)
  const schedule = useLive(liveSnapshots.schedule)
  const now = useServerNow({ aheadMs: stops.aheadMs || undefined })
  const { data, error, refetch } = useQuery(BoardShiftsDocument, {
    variables: wanted,
    pollInterval: REREAD_MS,
    context: SHOWN_HERE,
  })
  const shifts = byBeginning(data?.page.items)
  return (
    <section className={`column ${boardHeadStyles.boardPage}`} aria-label={t('console.pages.sche')}>
      <BoardHead title={t('console.pages.sche')} now={now}>
        {!stops.isHidden && <LiveMark lives={schedule.isHidden ? [stops] : [stops, schedule]} />}
      </BoardHead>
      {error && !shifts && <Failed failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} />}
      {!shifts && !error && <Skeleton lines={4} label={t('screens.list.loading')} />}
      {shifts?.length === 0 && <Empty icon="clock" title={t('boards.sche.noShifts')} hint={t('boards.sche.noShiftsHint')} />}
      {shifts && shifts.length > 0 && (
        <Day
          shifts={shifts}
          now={now}
          stops={stops.isHidden ? null : stops.summary}
          days={schedule.isHidden ? null : schedule.summary?.days}
        />
      )}
    </section>
  )
}

const byBeginning = (shifts: readonly Shift[] | undefined) => shifts && [...shifts].sort((a, b) => a.beginTime.localeCompare(b.beginTime))

interface DayProps {
  shifts: readonly Shift[]
  now: number
  stops: Downtime | undefined | null
  /** Nothing where the schedule is not open to the person; undefined until its first message. */
  days: readonly ScheduleDay[] | undefined | null
}

function Day({ shifts, now, stops, days }: DayProps) {
  const { t } = useTranslation()
  const minute = minuteOfDay(now)
  const current = shifts.filter((shift) => isOn(shift, minute))
  const next = nextChange(shifts, now)
  return (
    <>
      <div className={styles.scheNow}>
        <div className={`${surfacesStyles.tile} even breaks ${styles.tile}`} data-on={current.length > 0 || undefined}>
          <span className="muted">{t('boards.sche.current')}</span>
          <strong>{current.map((shift) => shift.name).join(' · ') || t('boards.sche.between')}</strong>
          {current.map((shift) => (
            <div className={`stack ${styles.passing}`} key={shift.id}>
              <small>
                {shift.beginTime.slice(0, 5)} – {shift.endTime.slice(0, 5)}
              </small>
              <progress value={progressOf(shift, now)} aria-label={t('boards.sche.passed', { shift: shift.name })} />
            </div>
          ))}
          {isNight(minute) && (
            <em className={`${tonesStyles.pill} ${tonesStyles.toned} ${styles.night}`} data-tone="wait">
              {t('boards.sche.night')}
            </em>
          )}
        </div>
        {next && (
          <div className={`${surfacesStyles.tile} even breaks ${styles.tile}`}>
            <span className="muted">{t('boards.sche.next', { time: next.time })}</span>
            <strong className="even" data-slot="ticking">
              {clock(next.inMs)}
            </strong>
            <small>
              {next.begins.length
                ? t('boards.sche.begins', { shift: next.begins.map((shift) => shift.name).join(' · ') })
                : t('boards.sche.ends')}
            </small>
          </div>
        )}
        {stops !== null && <Stops stops={stops} now={now} />}
      </div>
      {/* Whoever may see the people reads them from afar: they get the room of the timeline. */}
      {days && <DayPeople days={days} now={now} />}
      {days === undefined && <Skeleton lines={6} label={t('screens.list.loading')} />}
      {days === null && (
        <>
          <Timeline shifts={shifts} minute={minute} />
          <ul className={`${surfacesStyles.tile} ${surfacesStyles.ruled} ${styles.shifts}`} aria-label={t('boards.sche.shifts')}>
            {shifts.map((shift) => (
              <ShiftRow key={shift.id} shift={shift} isCurrent={current.includes(shift)} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** The machines that stand, longest first, each with the moment since when. Of many the rest is counted. */
function Stops({ stops, now }: { stops: Downtime | undefined; now: number }) {
  const { t } = useTranslation()
  const standing = (stops?.stopped ?? []).toSorted((a, b) => Date.parse(a.since) - Date.parse(b.since))
  const shown = standing.slice(0, standing.length > STOPS_SHOWN ? STOPS_SHOWN - 1 : STOPS_SHOWN)
  const sinceOf = (since: string) =>
    date(since) === today(now) ? timeOfDay(since) : `${dayText(date(since), 'short')} ${timeOfDay(since)}`
  return (
    <div className={`${surfacesStyles.tile} even breaks ${styles.tile}`}>
      <span className="muted">{t('boards.sche.stops')}</span>
      <div className="row gap-xl">
        <div>
          <strong className={tonesStyles.worded} data-tone={stops && (standing.length ? 'danger' : 'good')}>
            {stops ? standing.length : '–'}
          </strong>
          <br />
          <small>{stops ? t('boards.sche.ofMachines', { count: stops.machineCount }) : '\u00a0'}</small>
        </div>
        <ul className="fill" data-slot="stops">
          {shown.map(({ reportId, name, since }) => (
            <li key={reportId} className="wrapped between">
              <ResourceLink of="reportLog" className="strong" search={`?open=${reportId}`}>
                {name}
              </ResourceLink>
              <time dateTime={since} title={duration(now - Date.parse(since))}>
                {t('boards.sche.since', { time: sinceOf(since) })}
              </time>
            </li>
          ))}
          {standing.length > shown.length && <li className="muted">{t('boards.sche.more', { count: standing.length - shown.length })}</li>}
        </ul>
      </div>
    </div>
  )
}

function ShiftRow({ shift, isCurrent }: { shift: Shift; isCurrent: boolean }) {
  const { t } = useTranslation()
  const night = nightMinutes(shift)
  return (
    <li className={`wrapped even ${styles.shift}`} aria-current={isCurrent || undefined}>
      <b>{shift.name}</b>
      <span>
        {shift.beginTime.slice(0, 5)} – {shift.endTime.slice(0, 5)}
        {shift.endTime <= shift.beginTime && <small> {t('boards.sche.nextDay')}</small>}
      </span>
      {night > 0 && (
        <em className={`${tonesStyles.pill} ${tonesStyles.toned} ${styles.night}`} data-tone="wait">
          {t('boards.sche.nightHours', { time: duration(night * MINUTE) })}
        </em>
      )}
      {isCurrent && (
        <em className={`${tonesStyles.pill} ${tonesStyles.toned}`} data-tone="info">
          {t('boards.sche.on')}
        </em>
      )}
    </li>
  )
}
