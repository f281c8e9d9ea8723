// Loaded into a server before its own code: says how long its event loop was held, and how much memory it takes.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const loop = monitorEventLoopDelay({ resolution: 1 })
loop.enable()
process.on('message', (what) => {
  if (what === 'begin') loop.reset()
  process.send({ heldMs: loop.max / 1e6, p99Ms: loop.percentile(99) / 1e6 })
})
process.channel?.unref()
