import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const KEYS = ['take', 'at', 'item', 'line'] as const
/** Which stocktake, at which location or of which item, and which line is open. */
export type CountPlace = Readonly<Record<(typeof KEYS)[number], string | null>>

const idIn = (text: string | null) => (text && /^(0|[1-9]\d*)$/.test(text) ? text : null)

/** Where one counts stands in the address: Back on a phone leads from the line to the shelf, and from there to the stocktake. */
export function useCountAddress() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const place = useMemo(() => {
    const params = new URLSearchParams(search)
    return Object.fromEntries(KEYS.map((key) => [key, idIn(params.get(key))])) as CountPlace
  }, [search])
  const go = useCallback(
    (next: Partial<CountPlace>, isReplacing = false) => {
      const said = Object.entries(next).flatMap(([key, value]) => (value ? [[key, value]] : []))
      const text = new URLSearchParams(said).toString()
      navigate({ pathname, search: text && `?${text}` }, { replace: isReplacing })
    },
    [navigate, pathname],
  )
  return { place, go }
}
