// Loaded into a server before its own code: says how long its event loop was held, by the clock and by what this thread computed meanwhile,
// which other work on the machine does not lengthen.
import { createHistogram, monitorEventLoopDelay } from 'node:perf_hooks'

const loop = monitorEventLoopDelay({ resolution: 1 })
loop.enable()
const computed = createHistogram()
const cpuMicros = () => {
  const { user, system } = process.threadCpuUsage()
  return user + system
}
let last = cpuMicros()
setInterval(() => {
  const now = cpuMicros()
  computed.record(Math.max(1, now - last))
  last = now
}, 1).unref()
process.on('message', (what) => {
  if (what === 'begin') {
    loop.reset()
    computed.reset()
  }
  process.send({
    heldMs: loop.max / 1e6,
    p99Ms: loop.percentile(99) / 1e6,
    computedMs: computed.max / 1e3,
    computedP99Ms: computed.percentile(99) / 1e3,
  })
})
process.channel?.unref()
