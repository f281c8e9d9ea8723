import type { Change } from '../kernel/index.ts'

/** What changed; 'everything' when changes may have been missed. */
export type LiveChange = Change | 'everything'
export type Listener = (change: LiveChange) => void

/** Carries changes to every process that shows live snapshots. Publishing never fails and never waits: a write does not depend on it. */
export interface Publisher {
  publish(change: LiveChange): void
  subscribe(listener: Listener): void
  close(): Promise<void>
}

/** The publisher of a server that is one process. */
export function memoryPublisher(): Publisher {
  const listeners = new Set<Listener>()
  return {
    publish(change) {
      for (const listener of listeners) listener(change)
    },
    subscribe: (listener) => void listeners.add(listener),
    close: async () => listeners.clear(),
  }
}
