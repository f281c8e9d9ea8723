import { describe, expect, it } from 'vitest'
import { inCall } from '../../../../server/platform/call.ts'
import { withRetries } from '../../../../server/store/engine/retries.ts'

const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' })
const isRetryable = (e: unknown) => (e as { code?: string }).code === '40P01'
/** Work that the database ends so many times before it passes. */
function failing(times: number) {
  let calls = 0
  const work = async () => {
    if (++calls <= times) throw deadlock()
    return calls
  }
  return { work, calls: () => calls }
}

describe('a unit that the database has ended for the sake of others', () => {
  it('is done again, more often than three times', async () => {
    expect(await withRetries(failing(8).work, isRetryable, () => 0)).toBe(9)
  })

  it('is told as a busy database once the call has no time left', async () => {
    const { work, calls } = failing(1_000)
    const call = { requestId: 'a', deadlineAt: performance.now() + 60_000 }
    // The fourth pause would outlast any call.
    const pauses = [0, 0, 0, 1e9]
    const outcome = inCall(call, () => withRetries(work, isRetryable, () => pauses.shift() ?? 0)).catch((e: unknown) => e)
    expect(await outcome).toMatchObject({ code: 'outage.busy', kind: 'unavailable', params: { seconds: expect.any(Number) } })
    expect(calls()).toBe(4)
  })

  it('is left alone where the failure is its own', async () => {
    const own = new Error('a fault')
    await expect(
      withRetries(async () => {
        throw own
      }, isRetryable),
    ).rejects.toBe(own)
  })
})
