import { fileURLToPath } from 'node:url'
import { EVEN_PRIORITY } from './evenPriority.ts'

/** Settings of a server whose clock jumps by as much as this, both ways. */
export const clockJumps = (mostMs: number): Record<string, string> =>
  mostMs > 0
    ? {
        CLOCK_JUMPS_MS: String(mostMs),
        NODE_OPTIONS: `${EVEN_PRIORITY} --require=${fileURLToPath(new URL('./clockJumps.cjs', import.meta.url))}`,
      }
    : {}
