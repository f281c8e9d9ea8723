import { observable } from '../../kit/browser/observable.ts'

/** A page or a record that was looked at. */
export interface Recent {
  to: string
  /** What the record is called; a page is called what its menu entry says. */
  title?: string
  resource?: string
}
type Memory = Pick<Storage, 'getItem' | 'setItem'>

export const MOST_RECENTS = 20

function read(text: string | null): readonly Recent[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? (found as Recent[]).filter((one) => typeof one?.to === 'string').slice(0, MOST_RECENTS) : []
  } catch {
    return []
  }
}

/** What one person looked at last in one plant, latest first; it stays in this browser. */
export function createRecents(memory: Memory) {
  const store = observable<readonly Recent[]>([])
  let key = ''
  return {
    get: store.get,
    subscribe: store.subscribe,
    open(owner: number, plantId: string) {
      key = `recents:${owner}:${plantId}`
      store.set(read(memory.getItem(key)))
    },
    add(one: Recent) {
      store.set([one, ...store.get().filter(({ to }) => to !== one.to)].slice(0, MOST_RECENTS))
      try {
        memory.setItem(key, JSON.stringify(store.get()))
      } catch {
        // A full memory forgets them with the tab.
      }
    },
  }
}

export const recents = createRecents(localStorage)
