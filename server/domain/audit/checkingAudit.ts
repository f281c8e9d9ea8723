import { defineCall, flag, type JobDef, minuteText, type RowOf, type UnitOfWork } from '../../kernel/index.ts'
import { type NoticeInput, publish } from '../notice/index.ts'
import { noteDoing } from '../system/index.ts'
import { auditCheck } from './auditCheck.resource.ts'

export interface AuditCheckRef {
  readonly checkId: number
}
export const checkAuditJob: JobDef<AuditCheckRef> = { name: 'checkAudit' }

/** What a look through the logs has found. */
export interface AuditReport {
  readonly rows: number
  readonly broken?: {
    readonly log: string
    readonly chain: number
    readonly id: number | null
    readonly breach: string
    readonly at: string | null
  }
}
/** Looks through the logs of the whole base, in a process of its own. */
export interface Auditor {
  audit(): Promise<AuditReport>
}

export const beginCheck = (uow: UnitOfWork, cause: RowOf<typeof auditCheck>['cause']) =>
  uow.of(auditCheck).create({ startedAt: uow.now, name: minuteText(uow.now, uow.read.offsetMinutes), cause, state: 'RUNNING' })

export const checkAuditCall = defineCall('checkAuditTrail', {
  says: 'Has the operation log and the log-in log held to their seals; the list of checks says how it came out.',
  permission: [`${auditCheck.permission}:make`],
  result: flag(),
  run: ({ store, actor }) =>
    store.write(actor, async (uow) => {
      const { id } = await beginCheck(uow, 'MANUAL')
      uow.enqueue(checkAuditJob, { checkId: id })
      await noteDoing(uow, { resource: auditCheck.name, action: 'make', about: {} })
      return true
    }),
})

type Check = RowOf<typeof auditCheck>
const brokenNotice = ({ id, brokenLog, brokenRow, breach, name }: Check): NoticeInput => ({
  code: 'AUDIT_BROKEN',
  about: { resource: auditCheck.name, id },
  values: {
    log: `${brokenLog}.label`,
    row: brokenRow === null ? '–' : String(brokenRow),
    breach: `${auditCheck.name}.breach.${breach}`,
    time: name,
  },
})

/** Writes down how a check came out. */
export async function settleCheck(uow: UnitOfWork, id: number, { rows, broken }: AuditReport): Promise<Check> {
  const record = await uow.of(auditCheck).lockForUpdate(id)
  const seconds = Math.round((uow.now.getTime() - record.startedAt.getTime()) / 1000)
  const found = broken && {
    ...{ brokenLog: broken.log as 'operationLog', brokenRow: broken.id, breach: broken.breach as 'changed' },
    brokenAt: broken.at === null ? null : new Date(broken.at),
  }
  return uow.of(auditCheck).patch(record, { state: broken ? 'BROKEN' : 'SOUND', checkedRows: rows, seconds, ...found })
}
/** Tells a plant of logs that are not as they were written. */
export const tellBroken = (uow: UnitOfWork, check: Check) => publish(uow, brokenNotice(check))
