type Memory = Pick<Storage, 'getItem' | 'setItem'>

/** A browser's storage that is written to once what has just been asked for is drawn, or when the page is left: it holds up whoever writes. */
export function lateMemory(memory: Memory): Memory {
  const waiting = new Map<string, string>()
  const write = () => {
    for (const [key, value] of waiting) memory.setItem(key, value)
    waiting.clear()
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
