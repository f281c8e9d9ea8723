type Memory = Pick<Storage, 'getItem' | 'setItem'>

/** A browser's storage that is written to once what has just been asked for is drawn, or when the page is left: it holds up whoever writes. */
export function debouncedStorage(memory: Memory): Memory {
  const waiting = new Map<string, string>()
  const write = () => {
    const all = [...waiting]
    // A full memory must not keep what comes later from being written.
    waiting.clear()
    for (const [key, value] of all) memory.setItem(key, value)
  }
  addEventListener('pagehide', write)
  return {
    getItem: (key) => waiting.get(key) ?? memory.getItem(key),
    setItem(key, value) {
      if (!waiting.size) setTimeout(write)
      waiting.set(key, value)
    },
  }
}
