import { choices, defineCall, flag, int, invalidField, type JobDef, requirePermission, type UnitOfWork } from '../../../kernel/index.ts'
import { LOG_DAYS } from '../configuration/builtInConfigs.ts'
import { logAction } from './logAction.ts'

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
  if (days < LOG_DAYS.min || days > LOG_DAYS.max) throw invalidField('days', 'between', LOG_DAYS)
  uow.enqueue(purgeLogsJob, { kind, days, plantId: uow.actor.plantId, shared: await uow.read.worksEverywhere() })
  await logAction(uow, { resource: kind, action: 'purge', about: { days } })
}

const kindOf = choices(
  'LogKind',
  'A log that may be purged.',
  Object.fromEntries(LOG_KINDS.map((kind) => [kind, `The resource ${kind}.`])) as { [K in LogKind]: string },
)
const tagOf = (kind: LogKind) => `system:${kind}:purge`
export const purgeLogsCall = defineCall('purgeLogs', {
  description: 'Has a job delete the entries of a log that are older than so many days.',
  permission: LOG_KINDS.map(tagOf),
  args: {
    kind: kindOf({ required: true, description: 'Which log.' }),
    days: int({ required: true, description: 'Entries of this many days stay, 90 at least.' }),
  },
  result: flag(),
  async run({ store, actor }, { kind, days }) {
    requirePermission(actor, tagOf(kind))
    await store.write(actor, (uow) => purgeLogs(uow, { kind, days }))
    return true
  },
})
