import { observable } from '../../kit/browser/observable.ts'

/** A page, or a record of one plant, that somebody wants at hand. */
export interface Favourite {
  /** The address of the page, or of the record. */
  to: string
  /** What the record is called; a page is called what its menu entry says. */
  title?: string
  resource?: string
  plantId?: string
}
type Memory = Pick<Storage, 'getItem' | 'setItem'>

export const MOST_FAVOURITES = 40

/** Whatever an earlier version, another browser or a broken memory left behind. */
export function parseFavourites(text: string | null): readonly Favourite[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(found)) return []
    const whole = (found as Favourite[]).filter((one) => typeof one?.to === 'string' && /^\/(?![/\\])/.test(one.to))
    return whole.slice(0, MOST_FAVOURITES)
  } catch {
    return []
  }
}

/**
 * The favorites of one user, in the order of adding; `syncPreference.ts` stores them on the server, with a copy here for the first paint.
 */
export function createFavourites(memory: Memory) {
  const store = observable<readonly Favourite[]>([])
  const changed = new Set<() => void>()
  let key = ''
  const write = (isUnsent: boolean) => {
    memory.setItem(key, JSON.stringify(store.get()))
    memory.setItem(`${key}.unsent`, isUnsent ? '1' : '')
  }
  const change = (next: readonly Favourite[]) => {
    store.set(next)
    write(true)
    for (const listener of changed) listener()
  }
  const text = () => JSON.stringify(store.get())
  return {
    get: store.get,
    subscribe: store.subscribe,
    text,
    open(owner: number) {
      key = `favourites:${owner}`
      store.set(parseFavourites(memory.getItem(key)))
    },
    has: (to: string) => store.get().some((one) => one.to === to),
    toggle(one: Favourite) {
      const rest = store.get().filter(({ to }) => to !== one.to)
      change(rest.length < store.get().length ? rest : [...rest, one].slice(-MOST_FAVOURITES))
    },
    adopt(serverText: string) {
      if (serverText === text()) return
      store.set(parseFavourites(serverText))
      write(false)
    },
    sent(sentText: string) {
      if (sentText === text()) write(false)
    },
    isUnsent: () => memory.getItem(`${key}.unsent`) === '1',
    onChange(listener: () => void) {
      changed.add(listener)
      return () => {
        changed.delete(listener)
      }
    },
  }
}

export const favourites = createFavourites(localStorage)
