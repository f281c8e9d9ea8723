import { back, confirmLeave, unsaved } from '../../kit/overlays/unsaved.ts'

/** What Back must not take away without a word. */
interface Work {
  /** What of the address says that it is open. */
  param: string
  isUnsaved: (page: string) => boolean
  mayGo: (page: string) => Promise<boolean>
}
const record: Work = { param: 'open', isUnsaved: (page) => unsaved.any([page]), mayGo: (page) => confirmLeave([page]) }

const openIn = (search: string, { param }: Work) => new URLSearchParams(search).get(param)
const indexOf = (state: unknown) => Number((state as { idx?: number } | null)?.idx ?? 0)

let isReturning = false
/** Where it stands: something opened by the address, with its place in the browser's history. */
let guarded: { work: Work; page: string; open: string; index: number } | null = null

function onPopState(event: PopStateEvent) {
  if (isReturning) {
    isReturning = false
    event.stopImmediatePropagation()
    return
  }
  // Another page leaves this one asleep with all that was typed.
  if (!guarded || guarded.page !== location.pathname) return
  const { work, page, open, index } = guarded
  if (open === openIn(location.search, work) || !work.isUnsaved(page)) return
  event.stopImmediatePropagation()
  const steps = indexOf(event.state) - index
  if (!steps) return
  isReturning = true
  history.go(-steps)
  void work.mayGo(page).then((may) => {
    if (!may) return
    guarded = null
    history.go(steps)
  })
}

/** The browser has moved already when it tells; so it is moved back until somebody has decided. */
export function guardBack(work: Work = record) {
  const open = openIn(location.search, work)
  guarded = open ? { work, page: location.pathname, open, index: indexOf(history.state) } : null
  back.onPopState = onPopState
}
