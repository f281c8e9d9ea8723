import { begin, dueAt, type PageName, paused, type Rotation, type Slide, ticked, turned, withAlarm, withSlides } from './rotation.ts'

export interface PlayerOptions {
  readonly now?: () => number
  /** The page to begin with, and where the page of every turn is kept. */
  readonly first?: string | null
  readonly storePage?: (page: PageName) => void
}

/** Runs a rotation: one timer, whatever happens, and listeners that are told of every turn. */
export function createPlayer({ now = () => performance.now(), first = null, storePage = () => {} }: PlayerOptions = {}) {
  let state: Rotation = begin([{ page: 'downtime', seconds: 30 }], null, now())
  let wanted = first
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function move(next: Rotation) {
    if (next === state) return
    if (next.page !== state.page) storePage(next.page)
    state = next
    schedule()
    for (const listener of listeners) listener()
  }
  function schedule() {
    clearTimeout(timer)
    const due = dueAt(state)
    timer = due === null ? undefined : setTimeout(tick, Math.max(0, due - now()))
  }
  function tick() {
    timer = undefined
    move(ticked(state, now()))
    // A timer may fire a moment early.
    if (timer === undefined) schedule()
  }
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    show(slides: readonly Slide[]) {
      if (JSON.stringify(slides) === JSON.stringify(state.slides)) return
      move(wanted === null ? withSlides(state, slides, now()) : begin(slides, wanted, now()))
      wanted = null
    },
    step: (step: 1 | -1) => move(turned(state, step, now())),
    pause: () => move(paused(state, state.pausedAt === null, now())),
    setAlarmActive: (isAlarmActive: boolean) => {
      if (isAlarmActive !== state.isAlarmActive) move(withAlarm(state, isAlarmActive, now()))
    },
  }
}
export type Player = ReturnType<typeof createPlayer>
