export interface Notice {
  type: 'success' | 'info' | 'warning' | 'error'
  title: string
  /** A small second line, for example the request id support asks for. */
  detail?: string
  /** Notices with the same id replace each other. */
  id?: string
  /** The one thing that can be done about it while it shows. */
  action?: { title: string; run: () => void }
  /** How long it shows, 5 seconds unless said; with an action a ring tells how much of it is left. */
  durationMs?: number
  /** By which the server's own log knows a failure. */
  requestId?: string | undefined
  /** Stays in the bell when it has gone; failures and warnings do unless told otherwise. */
  isPersistent?: boolean
}

export const listeners = new Set<() => void>()

export let queue: readonly Notice[] = []

export let isUsed = false

export let show: ((notice: Notice) => void) | null = null

/** Shows a sentence for a moment. The code that draws it is fetched by the first one. */
export function toast(notice: Notice) {
  if (show) show(notice)
  else queue = [...queue, notice]
  isUsed = true
  for (const listener of listeners) listener()
}

/** Hands over what has been waiting and everything to come. */
export function takeNotices(to: (notice: Notice) => void): () => void {
  show = to
  for (const notice of queue) to(notice)
  queue = []
  return () => {
    show = null
  }
}

export const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
