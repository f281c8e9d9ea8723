import { desc } from 'drizzle-orm'
import { auditCheck } from '../domain/audit/index.ts'
import { systemActor } from '../kernel/index.ts'
import { auditKeys } from '../store/index.ts'
import { checkAudit, sayBroken } from '../store/sealing/checkAudit.ts'
import { green, type HealthCheck, red, yellow } from './check.ts'

const DAY_MS = 24 * 3_600_000
/** It is made every night. */
const LATE_DAYS = 3

/** How the last look through the logs came out, which the clock has made every night. */
export const audit: HealthCheck = {
  name: 'audit',
  group: 'safety',
  needsBase: true,
  async run(site) {
    const { db, table, now } = (await site.store()).read(systemActor(0))
    const t = table(auditCheck)
    const [last] = await db
      .select({ at: t.startedAt, state: t.state, name: t.name })
      .from(t)
      .orderBy(desc(t.startedAt), desc(t.id))
      .limit(1)
    if (!last) return green('notYet')
    const values = { time: last.name }
    if (last.state === 'BROKEN') return red('broken', values)
    if (last.state === 'FAILED') return yellow('unfinished', values)
    return now.getTime() - last.at.getTime() > LATE_DAYS * DAY_MS ? yellow('late', values) : green('fine', values)
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
    return report.broken ? red('broken', { said: sayBroken(report.broken) }) : green('fine', { rows: report.rows })
  },
}
