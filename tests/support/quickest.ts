/** The least of several times in milliseconds: what the work takes when nothing else holds the processor. */
export async function quickest(work: () => unknown, times = 5): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < times; i++) {
    const begin = performance.now()
    await work()
    least = Math.min(least, performance.now() - begin)
  }
  return least
}
