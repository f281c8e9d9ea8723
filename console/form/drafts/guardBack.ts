import { back, confirmLeave, unsaved } from '../../kit/overlays/unsaved.ts'

/** Unsaved work that the Back button must not discard unasked. */
interface Work {
  /** The query parameter that is present while it is open. */
  param: string
  isUnsaved: (page: string) => boolean
  mayGo: (page: string) => Promise<boolean>
}
const record: Work = { param: 'open', isUnsaved: (page) => unsaved.any([page]), mayGo: (page) => confirmLeave([page]) }

const openIn = (search: string, { param }: Work) => new URLSearchParams(search).get(param)
const indexOf = (state: unknown) => Number((state as { idx?: number } | null)?.idx ?? 0)

let isReturning = false
/** The work opened by the address, with its position in the browser history. */
let guarded: { work: Work; page: string; open: string; index: number } | null = null

function onPopState(event: PopStateEvent) {
  if (isReturning) {
    isReturning = false
    event.stopImmediatePropagation()
    return
  }
  // Other pages stay mounted in the background, with all input.
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

/** Guards against the Back button. The browser has navigated before it notifies, so it is returned until the user has decided. */
export function guardBack(work: Work = record) {
  const open = openIn(location.search, work)
  guarded = open ? { work, page: location.pathname, open, index: indexOf(history.state) } : null
  back.onPopState = onPopState
}
