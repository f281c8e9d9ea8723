/** How often a phase shows that it goes on. */
const MARK_MS = 2_000

/**
 * Does one phase of a start and says so on one line: its title, a mark every two seconds, its seconds at the end. The next thing that is
 * printed stands on a line of its own, whatever becomes of the work.
 */
export async function phase(title, work) {
  const since = performance.now()
  process.stdout.write(title)
  let mark = ' .'
  const marks = setInterval(() => {
    process.stdout.write(mark)
    mark = '.'
  }, MARK_MS)
  marks.unref()
  let isDone = false
  try {
    const result = await work()
    isDone = true
    return result
  } finally {
    clearInterval(marks)
    process.stdout.write(` ${isDone ? `${((performance.now() - since) / 1000).toFixed(1)} s` : 'failed'}\n`)
  }
}
