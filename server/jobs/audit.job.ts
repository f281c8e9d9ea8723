import { type AuditCheckRef, auditCheck, beginCheck, notifyBroken, settleCheck } from '../domain/audit/index.ts'
import { systemActor } from '../kernel/index.ts'
import { eachPlant } from './eachPlant.ts'
import type { JobRun } from './job.ts'
import { reasonOf } from './reason.ts'

const actor = systemActor(0)

type Notifying = Pick<JobRun<object>, 'store' | 'progress'>
const notifyAll = ({ store, progress }: Notifying, check: Parameters<typeof notifyBroken>[1]) =>
  eachPlant({ store, progress }, (one) => store.write(one, async (uow) => ((await notifyBroken(uow, check)) === null ? 0 : 1)))

/** Holds the logs to their seals; every plant is told when they are not as they were written. */
async function look({ store, auditor, logger, progress }: JobRun<object>, checkId: number) {
  try {
    const report = await auditor.audit()
    const check = await store.write(actor, (uow) => settleCheck(uow, checkId, report))
    if (report.broken) {
      logger.error({ broken: report.broken }, 'audit trail is broken')
      await notifyAll({ store, progress }, check)
    }
    return { state: check.state, rows: report.rows }
  } catch (error) {
    const detail = reasonOf(error instanceof Error ? error.message : String(error))
    await store.write(actor, async (uow) => {
      const record = await uow.of(auditCheck).lockForUpdate(checkId)
      if (record.state === 'RUNNING') await uow.of(auditCheck).patch(record, { state: 'FAILED', detail })
    })
    throw error
  }
}

/** A check that somebody asked for. */
export const checkAudit = (run: JobRun<AuditCheckRef>) => look(run, run.payload.checkId)

/** The check of the night. */
export async function auditNightly(run: JobRun<object>) {
  const { id } = await run.store.write(actor, (uow) => beginCheck(uow, 'SCHEDULED'))
  return look(run, id)
}

/** Every plant is told of what was found without a check. */
export const notifyAuditBroken = async ({ store, progress, payload }: JobRun<AuditCheckRef>) => ({
  notified: await notifyAll({ store, progress }, await store.read(actor).of(auditCheck).get(payload.checkId)),
})
