/** §9: half an hour without activity ends the session; a minute before that the person is asked. */
export const IDLE_LIMIT_MS = 30 * 60_000
const IDLE_WARNING_MS = 60_000
const KEY = 'lastActive'
const QUIET_MS = 2_000
const EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const

export type IdleState = { kind: 'active' } | { kind: 'warning'; secondsLeft: number } | { kind: 'over' }

export function idleState(lastActive: number, now: number): IdleState {
  const left = lastActive + IDLE_LIMIT_MS - now
  if (left <= 0) return { kind: 'over' }
  return left > IDLE_WARNING_MS ? { kind: 'active' } : { kind: 'warning', secondsLeft: Math.ceil(left / 1000) }
}

const lastActive = () => Number(localStorage.getItem(KEY)) || Date.now()

/** All tabs of this browser share the moment, so working in one keeps the others alive. */
export function markActive() {
  localStorage.setItem(KEY, String(Date.now()))
}

/** Reports the state about once a second. While the warning shows, only a deliberate answer counts, not a nudged mouse. */
export function watchIdle(report: (state: IdleState) => void): () => void {
  let state: IdleState = { kind: 'active' }
  let marked = Date.now()
  markActive()
  const onActivity = () => {
    if (state.kind !== 'active' || Date.now() - marked < QUIET_MS) return
    marked = Date.now()
    markActive()
  }
  const check = () => {
    state = idleState(lastActive(), Date.now())
    report(state)
  }
  const timer = setInterval(check, 1000)
  for (const name of EVENTS) addEventListener(name, onActivity, { passive: true, capture: true })
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(timer)
    for (const name of EVENTS) removeEventListener(name, onActivity, { capture: true })
    document.removeEventListener('visibilitychange', check)
  }
}

/** A board that somebody can see counts as work: the session is one for all tabs, and another tab must not end it behind the board's back. */
export function stayActive(): () => void {
  const mark = () => document.visibilityState === 'visible' && markActive()
  mark()
  const timer = setInterval(mark, IDLE_WARNING_MS / 2)
  return () => clearInterval(timer)
}
