import { back, mayLeave, unsaved } from '../../kit/unsaved.ts'

const openIn = (search: string) => new URLSearchParams(search).get('open')
const indexOf = (state: unknown) => Number((state as { idx?: number } | null)?.idx ?? 0)

let isReturning = false
/** Where the form stands that Back must not take away: a record opened by the address, with its place in the browser's history. */
let held: { page: string; open: string; index: number } | null = null

function hear(event: PopStateEvent) {
  if (isReturning) {
    isReturning = false
    event.stopImmediatePropagation()
    return
  }
  // Another page leaves this one asleep with all that was typed.
  if (!held || held.page !== location.pathname || held.open === openIn(location.search) || !unsaved.any([held.page])) return
  event.stopImmediatePropagation()
  const steps = indexOf(event.state) - held.index
  const { page } = held
  if (!steps) return
  isReturning = true
  history.go(-steps)
  void mayLeave([page]).then((may) => {
    if (!may) return
    held = null
    history.go(steps)
  })
}

/** The browser has moved already when it tells; so it is moved back until somebody has decided. */
export function guardBack() {
  const open = openIn(location.search)
  held = open ? { page: location.pathname, open, index: indexOf(history.state) } : null
  back.hear = hear
}
