const two = (n: number) => String(n).padStart(2, '0')

/** 0:07:42, 13:05:00, 126:40:09: hours never roll over into days, so that clocks can be compared at a glance. */
export function elapsed(since: string, now: number): string {
  const s = Math.max(0, Math.floor((now - Date.parse(since)) / 1000))
  return `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`
}

export interface Age {
  readonly unit: 'minutes' | 'hours' | 'days'
  readonly values: { readonly n: number; readonly rest: number }
}

/** A coarse age for lists, in the two largest units that matter. */
export function age(since: string, now: number): Age {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000))
  if (minutes < 60) return { unit: 'minutes', values: { n: minutes, rest: 0 } }
  if (minutes < 48 * 60) return { unit: 'hours', values: { n: Math.floor(minutes / 60), rest: minutes % 60 } }
  return { unit: 'days', values: { n: Math.floor(minutes / 1440), rest: Math.floor((minutes % 1440) / 60) } }
}
