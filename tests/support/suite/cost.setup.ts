import { readFileSync } from 'node:fs'
import { afterAll } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Processor time of this file, in ms: importing it, its tests, and the processes that they ended. */
    cpuMs?: number
  }
}

/** User and system time of this process and of its ended children, in ms. Linux only counts the children. */
function spent(): number {
  const { user, system } = process.cpuUsage()
  let ofChildren = 0
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
    ofChildren = (Number(fields[13]) + Number(fields[14])) * 10
  } catch {
    // Not on Linux.
  }
  return (user + system) / 1000 + ofChildren
}
const since = spent()
// biome-ignore lint/correctness/noEmptyPattern: vitest takes nothing else as the first argument
afterAll(({}, file) => {
  file.meta.cpuMs = Math.round(spent() - since)
})
