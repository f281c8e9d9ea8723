import { type Running, run } from './process.ts'

interface Life {
  /** Ends the process at once, or asks it to finish. */
  readonly signal: 'SIGKILL' | 'SIGTERM'
  /** How long it lives at most, and at least as a share of that. */
  readonly lifeMs: number
  readonly atLeast?: number
}
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A server that dies again and again, and is started each time. */
export function mortal(settings: Readonly<Record<string, string>>, roles: readonly string[], { signal, lifeMs, atLeast = 0.2 }: Life) {
  let running: Running | undefined
  let [ends, badExits, isOver] = [0, 0, false]
  async function start() {
    running = await run(settings, roles)
    if (!(await running.ready)) throw new Error(`a server did not start: ${running.said()}`)
  }
  async function end(by: NodeJS.Signals) {
    running?.child.kill(by)
    const { code } = (await running?.ended) ?? { code: 0 }
    if (by === 'SIGTERM' && code !== 0) badExits++
  }
  async function live() {
    while (!isOver) {
      if (!running || running.child.exitCode !== null || running.child.signalCode !== null) await start()
      await pause(lifeMs * (atLeast + (1 - atLeast) * Math.random()))
      if (isOver) return
      await end(signal)
      ends++
    }
  }
  let living: Promise<void> | undefined
  return {
    /** For whoever wants it to serve before it begins to die. */
    start,
    live: () => {
      living = live()
      living.catch(() => {})
    },
    /** From here on it stays. */
    settle: async () => {
      isOver = true
      await living
      if (running?.child.exitCode !== null || running.child.signalCode !== null) await start()
    },
    stop: () => end('SIGKILL'),
    told: () => ({ ends, badExits }),
  }
}
export type Mortal = ReturnType<typeof mortal>
