import * as stoppedStyles from './boards/Stopped.module.css'
import { useSay } from './language.tsx'
import { useHonestNow } from './ticks.ts'

const two = (n: number) => String(n).padStart(2, '0')

/** 0:07:42, 13:05:00, 126:40:09: hours never roll over into days, so that clocks can be compared at a glance. */
export function elapsed(since: string, now: number): string {
  const s = Math.max(0, Math.floor((now - Date.parse(since)) / 1000))
  return `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`
}

interface Age {
  readonly unit: 'minutes' | 'hoursMinutes' | 'hours' | 'days'
  readonly values: { readonly n: number; readonly rest: number }
}

/** A coarse age for lists: minutes matter on the first half day, hours on the first two days. */
export function age(since: string, now: number): Age {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000))
  if (minutes < 60) return { unit: 'minutes', values: { n: minutes, rest: 0 } }
  const hours = Math.floor(minutes / 60)
  if (hours < 10 && minutes % 60) return { unit: 'hoursMinutes', values: { n: hours, rest: minutes % 60 } }
  return hours < 48 ? { unit: 'hours', values: { n: hours, rest: 0 } } : { unit: 'days', values: { n: Math.floor(hours / 24), rest: 0 } }
}

/** `isShort` leaves the minutes off after the first hour, where the words beside it need the room. */
export function Ago({ since, isShort = false }: { since: string; isShort?: boolean }) {
  const say = useSay()
  const { unit, values } = age(since, useHonestNow())
  return <span data-slot="ago">{say(`age.${isShort && unit === 'hoursMinutes' ? 'hours' : unit}`, { ...values })}</span>
}

/** How long a machine has stood still, to the second. */
export const StopClock = ({ since }: { since: string }) => (
  <strong className={stoppedStyles.elapsed} data-slot="elapsed">
    {elapsed(since, useHonestNow())}
  </strong>
)
