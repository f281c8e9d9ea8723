import { desc, eq } from 'drizzle-orm'
import { auditCheck } from '../domain/audit/index.ts'
import { systemActor } from '../kernel/index.ts'
import { signedOffFaults } from '../store/audit/chainHeads.ts'
import { checkAudit, describeBreach } from '../store/audit/checkAudit.ts'
import { auditKeys, headFileFault, type OpenStore, recordedFaults } from '../store/index.ts'
import { green, type HealthCheck, red, type Site, yellow } from './check.ts'
import { reasonOf } from './reason.ts'

const DAY_MS = 24 * 3_600_000
/** It is made every night. */
const OVERDUE_DAYS = 3

/** Whether a fault was written down beside the database which nobody has signed off there: its check may have been removed from the database. */
async function hasOpenFaults({ config: { dataDir, jwtSecret, audit: own }, now }: Site, { engine, tables }: OpenStore) {
  const found = recordedFaults({ dataDir })
  if (!found.length) return false
  const keys = auditKeys(jwtSecret, own.pastSecrets)
  const signedOff = await signedOffFaults({ db: engine.quick, tables, keys, now: now() })
  return found.some((line) => !signedOff.has(line))
}

/** How the last look through the logs came out, which the clock has made every night; what one has found stays red until it is signed off. */
export const audit: HealthCheck = {
  name: 'audit',
  group: 'safety',
  needsBase: true,
  async run(site) {
    const store = await site.store()
    const { db, table, now } = store.read(systemActor(0))
    const t = table(auditCheck)
    const [open] = await db.select({ name: t.name }).from(t).where(eq(t.state, 'BROKEN')).orderBy(desc(t.startedAt), desc(t.id)).limit(1)
    if (open) return red('broken', { time: open.name })
    if (await hasOpenFaults(site, store)) return red('rewritten')
    const [last] = await db
      .select({ at: t.startedAt, state: t.state, name: t.name })
      .from(t)
      .orderBy(desc(t.startedAt), desc(t.id))
      .limit(1)
    if (!last) return green('notYet')
    const values = { time: last.name }
    if (last.state === 'FAILED') return yellow('unfinished', values)
    return now.getTime() - last.at.getTime() > OVERDUE_DAYS * DAY_MS ? yellow('late', values) : green('fine', values)
  },
}

/** Whether the ends of the logs reach the second place that was named for them. */
export const headFile: HealthCheck = {
  name: 'headFile',
  group: 'safety',
  run({ config: { dataDir, audit: own } }) {
    if (!own.headFile) return green('none')
    const fault = headFileFault({ dataDir, file: own.headFile })
    return fault ? red('unwritable', { file: own.headFile, ...reasonOf(fault) }) : green('fine', { file: own.headFile })
  },
}

/** The same look, made now. */
export const logs: HealthCheck = {
  name: 'logs',
  group: 'safety',
  needsBase: true,
  isThorough: true,
  async run({ config: { databaseUrl: url, jwtSecret, dataDir, audit: own } }) {
    const report = await checkAudit({ url, keys: auditKeys(jwtSecret, own.pastSecrets), dataDir, file: own.headFile })
    if (!report.broken) return green('fine', { rows: report.rows })
    return red(report.broken.breach === 'otherSecret' ? 'otherSecret' : 'broken', { said: describeBreach(report.broken) })
  },
}
