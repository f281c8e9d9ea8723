const LONGEST = 200

/** Edits that turn one text into the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** The known address that somebody most likely meant. */
export function nearestOf(requested: string, known: readonly string[]): string | undefined {
  const text = requested.slice(0, LONGEST).toLowerCase()
  const ranked = known.map((address) => [distance(text, address.toLowerCase()), address] as const)
  return ranked.sort(([a], [b]) => a - b)[0]?.[1]
}

/** The methods that an address takes; none when nothing is there. Both begin with the same prefix. */
export function methodsAt(requested: string, routes: readonly { method: string; path: string }[]): string[] {
  const parts = requested.split('/')
  const fits = (path: string) => {
    const own = path.split('/')
    return own.length === parts.length && own.every((part, at) => part.startsWith(':') || part === parts[at])
  }
  return [...new Set(routes.filter((route) => fits(route.path)).map((route) => route.method))]
}
