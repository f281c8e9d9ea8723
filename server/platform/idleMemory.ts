import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How long nothing may have been asked, at which share of the time in work. */
const LOOK_MS = 5_000
const IDLE = 0.02
const MB = 2 ** 20
/** What has come together since the last time and is worth a fifth of a second of nobody's time. */
const WORTH_BYTES = 12 * MB

/** Collects all garbage and gives the room of young objects back; V8 does so by itself only when memory is short. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: object) => void
  return () => collect({ type: 'major', flavor: 'last-resort' })
}

/** Gives memory back that a start or a burst of calls has left behind, once nothing is being asked. Out: stops it. */
export function tidyWhenIdle(): () => void {
  const collect = collector()
  let before = performance.eventLoopUtilization()
  let baselineBytes = 0
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    if (utilization > IDLE || process.memoryUsage().heapTotal < baselineBytes + WORTH_BYTES) return
    collect()
    baselineBytes = process.memoryUsage().heapTotal
    before = performance.eventLoopUtilization()
  }, LOOK_MS)
  timer.unref()
  return () => clearInterval(timer)
}
