/** One of them, more often the more it weighs. Weights are whole numbers. */
export function weighted<T extends { readonly weight: number }>(all: readonly T[], below: (limit: number) => number): T {
  const roll = below(all.reduce((sum, { weight }) => sum + weight, 0))
  let passed = 0
  for (const entry of all) {
    passed += entry.weight
    if (roll < passed) return entry
  }
  throw new Error('nothing to choose from')
}
