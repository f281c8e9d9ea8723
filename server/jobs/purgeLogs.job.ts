import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { loginLog } from '../domain/identity/index.ts'
import { importLog, type LogKind, type LogPurge, operationLog, requestLog, weChatLog } from '../domain/system/index.ts'
import type { JobRun } from './job.ts'
import { purge } from './purge.ts'

const logs = { operationLog, loginLog, requestLog, importLog, weChatLog } as unknown as Readonly<Record<LogKind, typeof operationLog>>

/** Deletes what somebody asked for: entries about their plant that are older than so many days, and where plants share them, those about none. */
export async function run({ store, logger, payload: { kind, days, plantId, shared } }: JobRun<LogPurge>) {
  const resource = logs[kind]
  const deleted = await purge(store, {
    resource,
    days,
    isOld: (read, before) => {
      const t = read.table(resource)
      return and(lt(t.at, before), or(shared ? isNull(t.atPlantId) : undefined, eq(t.atPlantId, plantId)))
    },
  })
  logger.info({ kind, days, plantId, deleted }, 'log purged')
  return { deleted }
}
