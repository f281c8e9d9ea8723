import { asc } from 'drizzle-orm'
import { failedLastBackup, hoursWithoutBackup, lastGoodBackup } from '../domain/backups/index.ts'
import { registry } from '../domain/index.ts'
import { minuteText, systemActor } from '../kernel/index.ts'
import { green, type HealthCheck, red, type Site, yellow } from './check.ts'
import { type LivingProcess, livingProcesses } from './heartbeat.ts'

const SYSTEM = systemActor(0)
const MINUTE_MS = 60_000
const readOf = async (site: Site) => (await site.store()).read(SYSTEM)

const namesOf = (found: readonly LivingProcess[]) => found.map(({ name }) => name).join(', ')
/**
 * Checks that a running process has this role. Without any running process it is yellow, as the product is switched off; when the server
 * checks itself, that cannot be.
 */
function roleCheck(role: 'worker' | 'scheduler'): HealthCheck {
  return {
    name: role,
    group: 'work',
    needsBase: true,
    async run(site) {
      const living = await livingProcesses(await site.store())
      const found = living.filter(({ roles }) => roles.includes(role))
      if (found.length) return green('fine', { names: namesOf(found) })
      return living.length || site.isSelfCheck ? red('none') : yellow('off')
    },
  }
}
export const worker = roleCheck('worker')
export const scheduler = roleCheck('scheduler')

/** Warns of processes of different versions, which is normal only during an upgrade. */
export const releases: HealthCheck = {
  name: 'releases',
  group: 'work',
  needsBase: true,
  async run(site) {
    const versions = [...new Set((await livingProcesses(await site.store())).map(({ version }) => version))]
    return versions.length > 1 ? yellow('several', { versions: versions.join(', ') }) : green('fine', { version: versions[0] ?? '–' })
  },
}

const OVERDUE_MINUTES = 2
const STUCK_MINUTES = 15
/** Checks the age of the oldest committed job that the queue has not taken over. */
export const outbox: HealthCheck = {
  name: 'outbox',
  group: 'work',
  needsBase: true,
  async run(site) {
    const read = await readOf(site)
    const table = read.table(registry.inRole('outbox'))
    const [oldest] = (await read.db.select({ at: table.createdAt }).from(table).orderBy(asc(table.id)).limit(1)) as { at: Date }[]
    if (!oldest) return green('empty')
    const minutes = Math.floor((read.now.getTime() - oldest.at.getTime()) / MINUTE_MS)
    if (minutes < OVERDUE_MINUTES) return green('moving')
    return minutes < STUCK_MINUTES ? yellow('late', { minutes }) : red('late', { minutes })
  },
}

const HOUR_MS = 60 * MINUTE_MS
/** Checks the age of the last good backup against the configured limit in hours. */
export const backup: HealthCheck = {
  name: 'backup',
  group: 'safety',
  needsBase: true,
  async run(site) {
    const read = await readOf(site)
    const [last, overdueHours] = [await lastGoodBackup(read), await hoursWithoutBackup(read)]
    if (overdueHours !== undefined) return last ? red('late', { hours: overdueHours }) : red('never', { hours: overdueHours })
    const failed = await failedLastBackup(read)
    if (failed) return yellow('failed', { time: minuteText(failed.at, read.offsetMinutes), said: failed.detail?.split('\n')[0] ?? '–' })
    return last ? green('fine', { hours: Math.floor((read.now.getTime() - last.at.getTime()) / HOUR_MS) }) : yellow('notYet')
  },
}
