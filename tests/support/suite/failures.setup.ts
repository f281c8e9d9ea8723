import { afterEach } from 'vitest'
import { shownNow } from '../browser/windows.ts'

/** A failure in the browser is told with what its windows showed: nobody can look at them on the machine where it happened. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') console.error(`${task.name}: what is shown\n${await shownNow()}`)
})
