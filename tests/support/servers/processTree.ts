import { readdirSync, readFileSync } from 'node:fs'

interface Process {
  parent: number
  /** Of itself and of the children whose end it has seen. */
  ms: number
}
const TICK_MS = 10
function processes(): Map<number, Process> {
  const found = new Map<number, Process>()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      const ticks = fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0)
      found.set(Number(pid), { parent: Number(fields[1]), ms: ticks * TICK_MS })
    } catch {
      // It has ended meanwhile.
    }
  }
  return found
}

/** Processor time of a process and all below it, in ms: nothing where the system does not say. */
export function treeMs(root: number): number {
  try {
    const all = processes()
    const isBelow = (pid: number): boolean => pid === root || (pid > 1 && isBelow(all.get(pid)?.parent ?? 0))
    return [...all].reduce((sum, [pid, { ms }]) => sum + (isBelow(pid) ? ms : 0), 0)
  } catch {
    return 0
  }
}
