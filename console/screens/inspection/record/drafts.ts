import { observable } from '../../../kit/browser/observable.ts'
import { blank, type Draft, isBlank } from './draft.ts'

export type Begun = Readonly<Record<string, Draft>>
type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Losing a draft is a pity and never an error: a full or forbidden memory is passed over. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

function read(text: string | null | undefined): Begun {
  const found = quietly(() => JSON.parse(text ?? '{}') as unknown)
  if (typeof found !== 'object' || found === null) return {}
  return Object.fromEntries(Object.entries(found).map(([id, draft]) => [id, { ...blank, ...(draft as Partial<Draft>) }]))
}

/** What was begun at points and not saved, written down at each change: a phone drops the page while its camera is open. */
export function createDrafts(key: string, memory: Memory) {
  const all = observable<Begun>(read(quietly(() => memory.getItem(key))))
  function set(next: Begun) {
    all.set(next)
    quietly(() => (Object.keys(next).length ? memory.setItem(key, JSON.stringify(next)) : memory.removeItem(key)))
  }
  const without = (ids: readonly string[]) => Object.fromEntries(Object.entries(all.get()).filter(([id]) => !ids.includes(id)))
  return {
    get: all.get,
    subscribe: all.subscribe,
    of: (id: string) => all.get()[id] ?? blank,
    change(id: string, change: (old: Draft) => Draft) {
      const next = change(all.get()[id] ?? blank)
      set(isBlank(next) ? without([id]) : { ...all.get(), [id]: next })
    },
    drop(ids: readonly string[]) {
      if (ids.some((id) => all.get()[id])) set(without(ids))
    },
  }
}
export type Drafts = ReturnType<typeof createDrafts>
