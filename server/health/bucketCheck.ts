import { bucketAnswers } from '../files/index.ts'
import { green, type HealthCheck, red } from './check.ts'
import { reasonOf } from './reason.ts'

const HOLDS_MS = 60_000

/** Whether the storage of uploaded files answers, to this account. */
export const bucket: HealthCheck = {
  name: 'bucket',
  group: 'network',
  holdsMs: HOLDS_MS,
  async run({ config: { s3 } }) {
    if (!s3) return green('unset')
    const values = { bucket: s3.bucket, endpoint: s3.endpoint ?? s3.region }
    try {
      await bucketAnswers(s3)
      return green('fine', values)
    } catch (error) {
      return red('away', { ...values, ...reasonOf(error) })
    }
  },
}
