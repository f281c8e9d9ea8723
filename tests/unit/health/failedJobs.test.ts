import { afterEach, expect, it } from 'vitest'
import { failedJobs } from '../../../server/health/failedJobsCheck.ts'
import { healthSite, look } from '../../support/health/healthSite.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

it('jobs that failed within a day are told of with their reasons; a queue that does not answer is a matter of others', async () => {
  const now = new Date('2026-11-29T08:00:00Z')
  const { site, close } = healthSite({}, { now: () => now })
  ends.push(close)
  expect(await look(failedJobs, site)).toEqual(['green unknown'])
  const asked: Date[] = []
  const failing = (found: Awaited<ReturnType<NonNullable<typeof site.failedJobs>>>) => ({
    ...site,
    failedJobs: async (since: Date) => {
      asked.push(since)
      return found
    },
  })
  expect(await look(failedJobs, failing(undefined))).toEqual(['green unknown'])
  expect(await look(failedJobs, failing([]))).toEqual(['green fine'])
  const mails = Array.from({ length: 5 }, (_, n) => ({ name: `job${n}`, failedReason: n ? 'refused\n    at send' : null }))
  expect(await look(failedJobs, failing(mails))).toEqual(['yellow there'])
  const [finding] = [await failedJobs.run(failing(mails))].flat()
  expect(finding?.values).toEqual({ count: 5, said: 'job0; job1: refused; job2: refused' })
  expect(new Set(asked.map(Number))).toEqual(new Set([now.getTime() - 86_400_000]))
  const away = healthSite({ REDIS_URL: 'redis://127.0.0.1:9' })
  ends.push(away.close)
  expect(await look(failedJobs, away.site)).toEqual(['green unknown'])
})
