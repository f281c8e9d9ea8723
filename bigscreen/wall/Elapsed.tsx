import * as stoppedStyles from '../boards/downtime/Stopped.module.css'
import { useTranslate } from '../language.tsx'
import { useHonestNow } from './ticks.ts'
import { age, elapsed } from './times.ts'

/** `isShort` leaves the minutes off after the first hour, where the words beside it need the room. */
export function Ago({ since, isShort = false }: { since: string; isShort?: boolean }) {
  const translate = useTranslate()
  const { unit, values } = age(since, useHonestNow())
  return <span data-slot="ago">{translate(`age.${isShort && unit === 'hoursMinutes' ? 'hours' : unit}`, { ...values })}</span>
}

/** How long a machine has stood still, to the second. */
export const StopClock = ({ since }: { since: string }) => (
  <strong className={stoppedStyles.elapsed} data-slot="elapsed">
    {elapsed(since, useHonestNow())}
  </strong>
)
