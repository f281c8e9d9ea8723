import { useTranslation } from 'react-i18next'
import { ValueTag } from '../../../fields/display/cells.tsx'
import { joinNames } from '../../../fields/display/textWidth.ts'
import { Button } from '../../../kit/looks/Button.tsx'
import { timeOfDay, today, weekdayOf } from '../../../kit/words/time.ts'
import type { Mine } from './mine.ts'

interface MyDayProps {
  day: string
  mine: Mine
  now: number
  /** Asks a colleague; nothing where one may not. */
  onSwap?: (date: string, shiftId: string) => void
}

/** A day with its shifts; of a free one only leave, or that it is free. */
export function MyDay({ day, mine, now, onSwap }: MyDayProps) {
  const { t } = useTranslation()
  const isToday = day === today(now)
  // Last night's shift is part of this day until it ends.
  const shifts = mine.shifts.filter((one) => one.date === day || (isToday && one.date < day && Date.parse(one.endsAt) > now))
  const leave = mine.leave.filter((one) => one.beginDate <= day && day <= one.endDate)
  const weekday = t(`myShifts.weekdays.${weekdayOf(day)}`)
  return (
    <tr aria-current={isToday ? 'date' : undefined}>
      <th scope="row">
        <time dateTime={day} className="stack">
          <b>{weekday}</b>
          <small>{day.slice(5)}</small>
        </time>
      </th>
      <td>
        <div className="fill stack gap-s breaks">
          {leave.map((one) => (
            <p key={one.id} className="wrapped">
              <ValueTag of="workerVacation" field="vacType" value={one.vacType} />
              <ValueTag of="workerVacation" field="status" value={one.status} />
            </p>
          ))}
          {!leave.length && !shifts.length && <p className="muted">{t('myShifts.free')}</p>}
          {shifts.map((one) => (
            <div key={`${one.date} ${one.shiftId} ${one.positionName}`} className="wrapped">
              <div className="fill stack">
                <p className="wrapped">
                  <b>{one.shiftName}</b>
                  <span className="figure">
                    {timeOfDay(one.beginsAt)}–{timeOfDay(one.endsAt)}
                  </span>
                  {one.presence && <ValueTag of="attendance" field="presence" value={one.presence} />}
                </p>
                <small>{[one.positionName, one.equipmentName].filter(Boolean).join(' · ')}</small>
                {one.colleagues.length > 0 && <small>{t('myShifts.with', { names: joinNames([...one.colleagues]) })}</small>}
              </div>
              {onSwap && Date.parse(one.beginsAt) > now && (
                <Button size="sm" onClick={() => onSwap(one.date, one.shiftId)}>
                  {t('myShifts.askSwap')}
                </Button>
              )}
            </div>
          ))}
        </div>
      </td>
    </tr>
  )
}
