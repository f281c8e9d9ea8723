import { expect, it } from 'vitest'
import { reportLog } from '../../../server/domain/repair/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { demoStore } from '../../support/store/demoStore.ts'
import { fixedClock } from '../../support/store/store.ts'

it.each([
  ['noon of a Sunday', '2027-01-03T04:00:00.000Z'],
  ['midnight of another year', '2026-12-31T16:05:00.000Z'],
  ['a leap day', '2028-02-28T19:00:00.000Z'],
])('has reports in every state, and nothing of later, at %s', async (_name, at) => {
  const { store, close } = await demoStore(fixedClock(at))
  try {
    for (const plantId of [1, 2]) {
      const reports = await store.read(systemActor(plantId)).of(reportLog).find({})
      expect([plantId, new Set(reports.map(({ status }) => status)).size]).toEqual([plantId, 7])
      const moments = reports.flatMap((one) => [one.reportDate, one.acceptedAt, one.resumeDate, one.completedAt])
      expect(moments.filter((one) => one && one > new Date(at))).toEqual([])
    }
  } finally {
    await close()
  }
})
