import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../../fields/inputs/box.module.css'
import { DateBox } from '../../../fields/inputs/DateBox.tsx'
import * as buttonStyles from '../../../kit/looks/Button.module.css'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import { useServerNow } from '../../../kit/network/live.ts'
import { dateTime, duration, timeOfDay } from '../../../kit/words/time.ts'
import * as pageStyles from '../../../resource/page.module.css'
import { byBeginning, phaseOf, type ShiftOnDate, turned } from '../shifts.ts'
import type { Round } from './round.ts'
import * as styles from './ShiftBar.module.css'
import { useShifts } from './useRound.ts'
import type { RoundPlace, useRoundAddress } from './useRoundAddress.ts'

const TICK_MS = 15_000

interface ShiftBarProps {
  round: Round
  place: RoundPlace
  go: ReturnType<typeof useRoundAddress>['go']
}

/** Which shift it is, how long it lasts, and the way to the ones before and after it. */
export function ShiftBar({ round, place, go }: ShiftBarProps) {
  const { t } = useTranslation()
  const shifts = useShifts()
  const { shift, planDate } = round
  if (!shift) return null
  const openShift = (to: ShiftOnDate | null) => to && go({ shiftId: to.shiftId, date: to.date, machine: null })
  const here = { shiftId: shift.id, date: planDate }
  const step = (by: number, word: string) => {
    const to = turned(shifts, here, by)
    return (
      <Button
        className={buttonStyles.square}
        data-slot="square"
        aria-label={t(word)}
        title={t(word)}
        disabled={!to}
        onClick={() => openShift(to)}
      >
        <Icon name={by < 0 ? 'left' : 'right'} size={18} />
      </Button>
    )
  }
  const choices = shifts.some(({ id }) => id === shift.id) ? byBeginning(shifts) : [{ id: shift.id, name: shift.title }]
  return (
    <div className={`${pageStyles.card} ${styles.shiftBar}`} data-slot="card">
      <div className={`stack ${styles.shiftTurn}`}>
        {step(-1, 'inspectionRound.previous')}
        <DateBox kind="date" value={planDate} label={t('inspectionRound.date')} onChange={(date) => date && openShift({ ...here, date })} />
        <select
          className={boxStyles.box}
          data-slot="box"
          aria-label={t('inspectionRound.shift')}
          value={shift.id}
          onChange={(event) => openShift({ ...here, shiftId: event.target.value })}
        >
          {choices.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
        {step(1, 'inspectionRound.next')}
      </div>
      <div className={`row between even fill ${styles.shiftTime}`}>
        <Left round={round} />
        {place.shiftId && (
          <Button variant="subtle" tone="brand" onClick={() => go({ shiftId: null, date: null })}>
            <Icon name="clock" size={15} />
            {t('inspectionRound.now')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Left({ round: { dueFrom, dueUntil } }: { round: Round }) {
  const { t } = useTranslation()
  const now = useServerNow({ everyMs: TICK_MS })
  if (!dueFrom || !dueUntil) return null
  const { kind, ms } = phaseOf(dueFrom, dueUntil, now)
  return (
    <p data-phase={kind}>
      <b>{t(`inspectionRound.phase.${kind}`, { time: duration(ms) })}</b>
      <small title={`${dateTime(dueFrom)} – ${dateTime(dueUntil)}`}>
        {t('inspectionRound.hours', { from: timeOfDay(dueFrom), until: timeOfDay(dueUntil) })}
      </small>
    </p>
  )
}
