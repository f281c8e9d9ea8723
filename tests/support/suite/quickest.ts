/** Processor time of this process, in ms: what else runs on the machine makes it no longer, as it does the clock on the wall. */
const workMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The least processor time of several tries, in ms. For what must not grow out of bounds, with bounds of many times what it takes. */
export async function quickest(work: () => unknown, times = 5): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < times; i++) {
    const begin = workMs()
    await work()
    least = Math.min(least, workMs() - begin)
  }
  return least
}
