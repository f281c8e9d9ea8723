import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { SHOWN, type Shown } from './round.ts'

export interface RoundPlace {
  shiftId: string | null
  date: string | null
  /** The order whose sheet is open. */
  order: string | null
  /** The machine in front of which one stands. */
  machine: string | null
  shown: Shown
}
type Patch = Partial<Record<keyof RoundPlace, string | null>>

const idIn = (text: string | null) => (text && /^[1-9]\d*$/.test(text) ? text : null)
const dayIn = (text: string | null) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null)

/** Addresses are typed and pasted by people: what means nothing is left out. A date says nothing without its shift. */
export function readPlace(search: string): RoundPlace {
  const params = new URLSearchParams(search)
  const shiftId = idIn(params.get('shiftId'))
  return {
    shiftId,
    date: shiftId && dayIn(params.get('date')),
    order: idIn(params.get('order')),
    machine: idIn(params.get('machine')),
    shown: SHOWN.find((one) => one === params.get('shown')) ?? 'all',
  }
}

function withPatch(search: string, patch: Patch): string {
  const params = new URLSearchParams(search)
  for (const [key, value] of Object.entries(patch)) {
    if (value && value !== 'all') params.set(key, value)
    else params.delete(key)
  }
  const text = params.toString()
  return text && `?${text}`
}

/** Where one is on the round stands in the address: it can be sent, and Back on a phone closes the sheet. */
export function useRoundAddress() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const place = useMemo(() => readPlace(search), [search])
  const go = useCallback(
    (patch: Patch) => navigate({ pathname, search: withPatch(search, patch) }, { replace: true }),
    [navigate, pathname, search],
  )
  /** A sheet that opens is a step to go back by; from one point to the next is none. */
  const open = useCallback(
    (patch: Patch) =>
      navigate({ pathname, search: withPatch(search, patch) }, place.order ? { replace: true, state } : { state: { isStep: true } }),
    [navigate, pathname, search, place.order, state],
  )
  const close = useCallback(() => {
    if ((state as { isStep?: boolean } | null)?.isStep) navigate(-1)
    else go({ order: null })
  }, [navigate, go, state])
  return { place, go, open, close }
}
