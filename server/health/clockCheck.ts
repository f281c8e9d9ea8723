import { statSync } from 'node:fs'
import { filePathOf } from '../platform/settings/locations.ts'
import { askPostgres, isFile } from './baseChecks.ts'
import { type Finding, green, type HealthCheck, red, type Site, yellow } from './check.ts'
import { askRedis } from './redisChecks.ts'

const OFF_MS = 2_000
const WRONG_MS = 60_000

/**
 * By how much another clock is ahead of ours at least: it was read at some moment while the question took its time, which over a slow connection is
 * long and says nothing of clocks.
 */
async function ahead(site: Site, read: () => Promise<number>): Promise<number> {
  const sentMs = site.now().getTime()
  const theirs = await read()
  const answered = site.now().getTime()
  return theirs > answered ? theirs - answered : Math.min(0, theirs - sentMs)
}
function judged(whose: string, ms: number): Finding | undefined {
  const values = {
    whose: `health.clocks.${whose}`,
    seconds: Math.round(Math.abs(ms) / 100) / 10,
    side: ms > 0 ? 'health.clocks.ahead' : 'health.clocks.behind',
  }
  if (Math.abs(ms) < OFF_MS) return undefined
  return Math.abs(ms) < WRONG_MS ? yellow('off', values) : red('off', values)
}
const postgresNow = async (url: string) => {
  const [row] = await askPostgres<{ ms: string }>(url, 'SELECT (extract(epoch from clock_timestamp()) * 1000)::bigint AS ms')
  return Number(row?.ms)
}
const redisNow = async (url: string) => {
  const [seconds, micros] = await askRedis(url, (client) => client.time())
  return Number(seconds) * 1000 + Number(micros) / 1000
}
/** Nothing can have been written later than now. */
function writtenAhead(site: Site): Finding | undefined {
  const { databaseUrl } = site.config
  const found = isFile(site) && [databaseUrl, `${databaseUrl}-wal`].map((url) => statSync(filePathOf(url), { throwIfNoEntry: false }))
  const ms = found ? Math.max(0, ...found.map((one) => one?.mtimeMs ?? 0)) - site.now().getTime() : 0
  return ms > OFF_MS ? judged('file', ms) : undefined
}

/** The clock of this machine against all others that this installation lives by. One that does not answer is a matter of its own check. */
export const clock: HealthCheck = {
  name: 'clock',
  group: 'machine',
  async run(site) {
    const { databaseUrl, redisUrl } = site.config
    const clocks = [
      ...(isFile(site) ? [] : [{ whose: 'base', read: () => postgresNow(databaseUrl) }]),
      ...(redisUrl ? [{ whose: 'redis', read: () => redisNow(redisUrl) }] : []),
    ]
    const deviations = await Promise.all(
      clocks.map(({ whose, read }) =>
        ahead(site, read)
          .then((ms) => judged(whose, ms))
          .catch(() => undefined),
      ),
    )
    const wrong = [...deviations, writtenAhead(site)].filter((one) => one !== undefined)
    return wrong.length ? wrong : green('fine')
  },
}
