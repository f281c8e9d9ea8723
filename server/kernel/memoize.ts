/** Memoizes a function per definition, for results that every write needs. */
export function memoize<D extends object, T>(make: (definition: D) => T): (definition: D) => T {
  const known = new WeakMap<D, { readonly made: T }>()
  return (definition) => {
    const found = known.get(definition)
    if (found) return found.made
    const made = make(definition)
    known.set(definition, { made })
    return made
  }
}
