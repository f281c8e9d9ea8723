import { elapsed } from './elapsed.ts'
import { useHonestNow } from './ticks.ts'

/** How long a machine has stood still, to the second. */
export const StopClock = ({ since }: { since: string }) => <strong className="elapsed">{elapsed(since, useHonestNow())}</strong>
