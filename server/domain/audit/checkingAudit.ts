import {
  type AuditFault,
  addedFromAll,
  conflict,
  defineCall,
  faultLines,
  faultText,
  flag,
  int,
  type JobDef,
  minuteText,
  parseFault,
  type RowOf,
  requireRow,
  signOffText,
  text,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { type NoticeInput, publish } from '../notice/index.ts'
import { noteDoing } from '../system/index.ts'
import { auditCheck } from './auditCheck.resource.ts'

export interface AuditCheckRef {
  readonly checkId: number
}
export const checkAuditJob: JobDef<AuditCheckRef> = { name: 'checkAudit' }
export const notifyAuditBrokenJob: JobDef<AuditCheckRef> = { name: 'notifyAuditBroken' }

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
  /** All that is wrong, by name. */
  readonly faults?: readonly string[]
}
/** Looks through the logs of the whole base, in a process of its own. */
export interface Auditor {
  audit(): Promise<AuditReport>
}

export const beginCheck = (uow: UnitOfWork, cause: RowOf<typeof auditCheck>['cause']) =>
  uow.of(auditCheck).create({ startedAt: uow.now, name: minuteText(uow.now, uow.read.offsetMinutes), cause, state: 'RUNNING' })

export const checkAuditCall = defineCall('checkAuditTrail', {
  description: 'Has the operation log and the log-in log held to their seals; the list of checks says how it came out.',
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

const foundIn = ({ log, id, breach }: AuditFault) => ({
  brokenLog: log as 'operationLog',
  brokenRow: id,
  breach: breach as 'changed',
})
const isWithin = ({ faults }: Check, covered: ReadonlySet<string>) => faultLines(faults).every((line) => covered.has(line))

/** A check that nobody asked for: the database no longer has what was recorded of its logs. It stays broken until it is signed off. */
export async function openBrokenCheck(uow: UnitOfWork, faults: readonly string[]): Promise<void> {
  const [first] = faults
  if (first === undefined) return
  await uow.lock(auditCheck.name)
  const known = new Set((await uow.of(auditCheck).find({ state: 'BROKEN' })).flatMap((check) => faultLines(check.faults)))
  if (faults.every((line) => known.has(line))) return
  const { id } = await uow.of(auditCheck).create({
    ...{ startedAt: uow.now, name: minuteText(uow.now, uow.read.offsetMinutes), cause: 'CONTINUOUS', state: 'BROKEN' },
    ...{ ...foundIn(parseFault(first)), faults: faultText(faults) },
  })
  uow.enqueue(notifyAuditBrokenJob, { checkId: id })
}

/** Signing off says that somebody knows of a fault and why it is there; the same fault is then no fault of later checks. */
export const signOffAuditCheckCall = defineCall('signOffAuditCheck', {
  description: 'Signs off what a check has found broken. What it found stays in the list, with the reason.',
  permission: [`${auditCheck.permission}:signOff`],
  args: {
    id: int({ required: true, description: 'Which check.' }),
    signOffReason: text({ required: true, max: 500, description: 'Why the logs are not as they were written.' }),
  },
  result: flag(),
  run: ({ store, actor }, { id, signOffReason }) =>
    store.write(actor, async (uow) => {
      // The logs are those of every plant.
      if (!(await uow.read.worksEverywhere())) throw addedFromAll(auditCheck)
      await uow.lock(auditCheck.name)
      const meant = await requireRow(uow, auditCheck, id, ({ state }) => (state === 'BROKEN' ? undefined : conflict('auditNotBroken')))
      const covered = new Set(faultLines(meant.faults))
      const open = await uow.of(auditCheck).lockWhere({ state: 'BROKEN' })
      for (const record of open.filter((one) => one.id === id || (one.faults && isWithin(one, covered)))) {
        const signed = { signOffReason, signedOffAt: uow.now, signedOffBy: actor.name }
        const proof = store.sign(signOffText({ faults: record.faults, ...signed }))
        await uow.of(auditCheck).patch(record, { state: 'SIGNED_OFF', ...signed, proof })
      }
      await noteDoing(uow, { resource: auditCheck.name, action: 'signOff', about: { name: meant.name, signOffReason } })
      return true
    }),
})

/** Writes down how a check came out. */
export async function settleCheck(uow: UnitOfWork, id: number, { rows, broken, faults }: AuditReport): Promise<Check> {
  const record = await uow.of(auditCheck).lockForUpdate(id)
  const seconds = Math.round((uow.now.getTime() - record.startedAt.getTime()) / 1000)
  const found = broken && {
    ...foundIn(broken),
    brokenAt: broken.at === null ? null : new Date(broken.at),
    faults: faultText(faults ?? []),
  }
  return uow.of(auditCheck).patch(record, { state: broken ? 'BROKEN' : 'SOUND', checkedRows: rows, seconds, ...found })
}
/** Tells a plant of logs that are not as they were written. */
export const notifyBroken = (uow: UnitOfWork, check: Check) => publish(uow, brokenNotice(check))
