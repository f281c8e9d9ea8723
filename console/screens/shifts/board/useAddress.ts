import { useLocation, useNavigate } from 'react-router-dom'
import { dayText } from '../../../kit/words/dayText.ts'
import { addDays, addMonths, isDay, today, weekdayOf } from '../../../kit/words/time.ts'

const WEEK = 7
const PARAM_VALUES = { span: ['week', 'month'], by: ['people', 'positions'] } as const

/** What the board shows, as its address says; on a phone one day. */
export function useAddress(isPhone: boolean) {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const now = today()
  const day = isDay(params.get('day') ?? '') ? (params.get('day') as string) : now
  const span = params.get('span') === 'month' ? 'month' : 'week'
  const by = params.get('by') === 'positions' ? 'positions' : 'people'
  const go = (patch: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(search)
    for (const [key, value] of Object.entries(patch)) {
      const usual = key === 'day' ? now : PARAM_VALUES[key as keyof typeof PARAM_VALUES][0]
      if (value && value !== usual) next.set(key, value)
      else next.delete(key)
    }
    navigate({ pathname, search: next.size ? `?${next}` : '' }, { replace: true })
  }
  const monday = addDays(day, 1 - weekdayOf(day))
  const first = `${day.slice(0, WEEK)}-01`
  const days = isPhone
    ? { from: day, to: day }
    : span === 'week'
      ? { from: monday, to: addDays(monday, WEEK - 1) }
      : { from: first, to: addDays(addMonths(first, 1), -1) }
  const short = `${dayText(days.from, 'short')} – ${dayText(days.to, 'short')}`
  const title = isPhone ? dayText(day, 'day') : span === 'week' ? short : dayText(day, 'month')
  const stepBy = (by: number) => go({ day: isPhone ? addDays(day, by) : span === 'week' ? addDays(day, WEEK * by) : addMonths(day, by) })
  return { ...days, day, monday, span, by, now, title, go, turn: stepBy } as const
}
export type Address = ReturnType<typeof useAddress>
