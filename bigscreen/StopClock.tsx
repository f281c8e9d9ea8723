import * as stoppedStyles from './boards/Stopped.module.css'
import { elapsed } from './elapsed.ts'
import { useHonestNow } from './ticks.ts'

/** How long a machine has stood still, to the second. */
export const StopClock = ({ since }: { since: string }) => (
  <strong className={stoppedStyles.elapsed} data-slot="elapsed">
    {elapsed(since, useHonestNow())}
  </strong>
)
