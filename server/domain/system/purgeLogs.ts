import type { JobDef, UnitOfWork } from '../../kernel/index.ts'
import { noteDoing } from './noteDoing.ts'

/** The logs that may be purged by hand, by resource name. */
export const LOG_KINDS = ['operationLog', 'loginLog', 'requestLog', 'importLog', 'weChatLog'] as const
export type LogKind = (typeof LOG_KINDS)[number]
export interface LogPurge {
  readonly kind: LogKind
  readonly days: number
  /** Rows about another plant stay: whoever asked cannot see them. */
  readonly plantId: number
}
export const purgeLogsJob: JobDef<LogPurge> = { name: 'purgeLogs' }

/** Leaves to a job to delete what is older than so many days, and says in the operation log who asked for it. */
export async function purgeLogs(uow: UnitOfWork, { kind, days }: Omit<LogPurge, 'plantId'>): Promise<void> {
  uow.enqueue(purgeLogsJob, { kind, days, plantId: uow.actor.plantId })
  await noteDoing(uow, { resource: kind, action: 'purge', about: { days } })
}
