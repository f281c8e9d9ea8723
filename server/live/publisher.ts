import type { Change } from '../kernel/index.ts'

/** What changed; 'everything' when changes may have been missed. */
export type News = Change | 'everything'
export type Listener = (news: News) => void

/** Carries changes to every process that shows live pictures. Publishing never fails and never waits: a write does not depend on it. */
export interface Publisher {
  publish(news: News): void
  subscribe(listener: Listener): void
  close(): Promise<void>
}

/** The publisher of a server that is one process. */
export function memoryPublisher(): Publisher {
  const listeners = new Set<Listener>()
  return {
    publish(news) {
      for (const listener of listeners) listener(news)
    },
    subscribe: (listener) => void listeners.add(listener),
    close: async () => listeners.clear(),
  }
}
