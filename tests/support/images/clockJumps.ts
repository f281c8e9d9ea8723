import { loadingFirst } from '../suite/evenPriority.ts'

/** Settings of a server whose clock jumps by as much as this ahead, and as far back unless said otherwise. */
export const clockJumps = (mostMs: number, backMs = mostMs): Record<string, string> =>
  mostMs > 0
    ? {
        CLOCK_JUMPS_MS: `${-backMs},${mostMs}`,
        NODE_OPTIONS: loadingFirst('./evenPriority.cjs', './clockJumps.cjs'),
      }
    : {}
