import { type FailedJob, green, type HealthCheck, type Site, yellow } from './check.ts'
import { askRedis } from './redisChecks.ts'

const DAY_MS = 86_400_000
const SHOWN = 3
const MOST = 100
/** Where BullMQ keeps jobs of this product in Redis, each under its id, and the ids of those that failed by the moment of their end. */
const JOBS = 'millwright:jobs'

const inRedis = (url: string, since: Date): Promise<readonly FailedJob[]> =>
  askRedis(url, async (client) => {
    const ids = await client.zrevrangebyscore(`${JOBS}:failed`, '+inf', since.getTime(), 'LIMIT', 0, MOST)
    return Promise.all(
      ids.map(async (id) => {
        // Its reason may hold secrets, which the board of the queue leaves out.
        return { name: (await client.hget(`${JOBS}:${id}`, 'name')) ?? id, failedReason: null }
      }),
    )
  })
/** A queue of PostgreSQL or of SQLite would be changed by opening it: the process that has it open tells. */
async function failedIn(site: Site, since: Date): Promise<readonly FailedJob[] | undefined> {
  if (site.failedJobs) return site.failedJobs(since)
  const { redisUrl } = site.config
  // A Redis that does not answer is a finding of its own check.
  return redisUrl ? inRedis(redisUrl, since).catch(() => undefined) : undefined
}

const lineOf = ({ name, failedReason }: FailedJob) => (failedReason ? `${name}: ${failedReason.split('\n')[0]}` : name)

/** Whether jobs were given up lately. */
export const failedJobs: HealthCheck = {
  name: 'failedJobs',
  group: 'work',
  async run(site) {
    const failed = await failedIn(site, new Date(site.now().getTime() - DAY_MS))
    if (!failed) return green('unknown')
    return failed.length ? yellow('there', { count: failed.length, said: failed.slice(0, SHOWN).map(lineOf).join('; ') }) : green('fine')
  },
}
