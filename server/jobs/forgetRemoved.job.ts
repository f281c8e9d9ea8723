import { lt } from 'drizzle-orm'
import { removedRow, UNDO_MS } from '../domain/system/index.ts'
import type { JobRun } from './job.ts'
import { purge } from './purge.ts'

const DAY_MS = 86_400_000

export const run = async ({ store }: JobRun<object>) => ({
  forgotten: await purge(store, {
    resource: removedRow,
    days: UNDO_MS / DAY_MS,
    isOld: (read, before) => lt(read.table(removedRow).removedAt, before),
  }),
})
