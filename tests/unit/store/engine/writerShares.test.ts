import { describe, expect, it } from 'vitest'
import { WriterBusy } from '../../../../server/platform/connections/outage.ts'
import { WriterShares } from '../../../../server/store/engine/writerShares.ts'

const LIMITS = { most: 4, share: 2, rowShare: 1, waitMs: 60_000 }
/** Whether a promise is settled once everything that is ready has run. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false
  promise.then(
    () => (settled = true),
    () => (settled = true),
  )
  await new Promise((resolve) => setImmediate(resolve))
  return settled
}

describe('the connections that write', () => {
  it('are left to others by a caller or a resource that has its share', async () => {
    const shares = new WriterShares(LIMITS)
    const leave = await shares.enter({ lanes: ['user 1', 'report'] })
    await shares.enter({ lanes: ['user 2', 'report'] })
    const third = shares.enter({ lanes: ['user 3', 'report'] })
    expect(await isSettled(third)).toBe(false)
    expect(await isSettled(shares.enter({ lanes: ['user 3', 'part'] }))).toBe(true)
    leave()
    expect(await isSettled(third)).toBe(true)
  })

  it('are not waited for behind a row that others want', async () => {
    const shares = new WriterShares({ ...LIMITS, share: 3 })
    const leave = await shares.enter({ lanes: ['user 1', 'report'], row: 'report 7' })
    const second = shares.enter({ lanes: ['user 1', 'report'], row: 'report 7' })
    expect(await isSettled(second)).toBe(false)
    expect(await isSettled(shares.enter({ lanes: ['user 1', 'report'], row: 'report 8' }))).toBe(true)
    expect(await isSettled(shares.enter({ lanes: ['user 1', 'report'] }))).toBe(true)
    leave()
    expect(await isSettled(second)).toBe(true)
  })

  it('go to whoever waited first among those whose names have room', async () => {
    const shares = new WriterShares({ ...LIMITS, most: 2 })
    const leaves = [await shares.enter({ lanes: ['user 1'] }), await shares.enter({ lanes: ['user 1'] })]
    const [own, other] = [shares.enter({ lanes: ['user 1'] }), shares.enter({ lanes: ['user 2'] })]
    leaves[0]?.()
    expect([await isSettled(own), await isSettled(other)]).toEqual([true, false])
    leaves[1]?.()
    expect(await isSettled(other)).toBe(true)
  })

  it('are given back once, however often a unit ends', async () => {
    const shares = new WriterShares({ ...LIMITS, most: 1 })
    const leave = await shares.enter({ lanes: [] })
    leave()
    leave()
    await shares.enter({ lanes: [] })
    expect(await isSettled(shares.enter({ lanes: [] }))).toBe(false)
    expect(shares.waiting).toBe(1)
  })

  it('refuse whoever waits for too long, and count nothing of it', async () => {
    const shares = new WriterShares({ ...LIMITS, most: 1, waitMs: 1 })
    const leave = await shares.enter({ lanes: [] })
    await expect(shares.enter({ lanes: [] })).rejects.toThrow(WriterBusy)
    expect(shares.waiting).toBe(0)
    leave()
    await shares.enter({ lanes: [] })
  })
})
