import { type JobDef, type UnitOfWork, wrong } from '../../kernel/index.ts'
import { LOG_DAYS } from './builtInConfigs.ts'
import { noteDoing } from './noteDoing.ts'

/** The logs that may be purged by hand, by resource name. */
export const LOG_KINDS = ['operationLog', 'loginLog', 'requestLog', 'importLog', 'weChatLog'] as const
export type LogKind = (typeof LOG_KINDS)[number]
export interface LogPurge {
  readonly kind: LogKind
  readonly days: number
  /** Rows about another plant stay: whoever asked cannot see them. */
  readonly plantId: number
  /** Whether rows about no plant go too, which every plant sees. */
  readonly shared: boolean
}
export const purgeLogsJob: JobDef<LogPurge> = { name: 'purgeLogs' }

/**
 * Leaves to a job to delete what is older than so many days, and says in the operation log who asked for it. No purge reaches back far
 * enough to take that row along.
 */
export async function purgeLogs(uow: UnitOfWork, { kind, days }: Pick<LogPurge, 'kind' | 'days'>): Promise<void> {
  if (days < LOG_DAYS.min || days > LOG_DAYS.max) throw wrong('days', 'between', LOG_DAYS)
  uow.enqueue(purgeLogsJob, { kind, days, plantId: uow.actor.plantId, shared: await uow.read.worksEverywhere() })
  await noteDoing(uow, { resource: kind, action: 'purge', about: { days } })
}
