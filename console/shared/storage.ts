const NAMES = ['localStorage', 'sessionStorage'] as const

/** What a page keeps until it is left. */
function inMemory(entries: readonly (readonly [string, string])[]): Storage {
  const values = new Map(entries)
  return {
    get length() {
      return values.size
    },
    key: (nth) => [...values.keys()][nth] ?? null,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, String(value)),
    removeItem: (name) => void values.delete(name),
    clear: () => values.clear(),
  }
}

function isWritable(name: (typeof NAMES)[number]): boolean {
  try {
    window[name].setItem('kept', '')
    window[name].removeItem('kept')
    return true
  } catch {
    return false
  }
}
function entriesOf(name: (typeof NAMES)[number]) {
  try {
    return Object.entries(window[name]) as [string, string][]
  } catch {
    return []
  }
}

/**
 * Puts a storage of the page's own where the browser's refuses: cookies are blocked, the window is a private one without any room, or what there was
 * is used up. Answers whether anything lasts. Loaded before whatever reads from it.
 */
export function lendStorage(): boolean {
  const missing = NAMES.filter((name) => !isWritable(name))
  for (const name of missing) Object.defineProperty(window, name, { value: inMemory(entriesOf(name)), configurable: true })
  return !missing.includes('localStorage')
}

export const isStoragePersistent = lendStorage()
