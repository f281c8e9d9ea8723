import { expect, it, onTestFinished, vi } from 'vitest'
import { type Client, sendAway } from '../../../server/live/client.ts'
import { socketLimits } from '../../../server/live/limits.ts'

it('sends so many a second to another process, more of them where that would take too long', async () => {
  const leaving = async (count: number, isSpread = true) => {
    const went: number[] = []
    const socketOf = () => ({ readyState: 1, OPEN: 1, close: () => went.push(Date.now() - began) })
    const clients = Array.from({ length: count }, () => ({ running: {}, socket: socketOf() }) as unknown as Client)
    const began = Date.now()
    const sent = sendAway(clients, { limits: { ...socketLimits, movesPerSecond: 100, movingMs: 1_000 }, isSpread })
    await vi.runAllTimersAsync()
    await sent
    return [went.length, went.at(-1)]
  }
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  expect(await leaving(10)).toEqual([10, 50])
  expect(await leaving(50)).toEqual([50, 450])
  expect(await leaving(1_000)).toEqual([1_000, 950])
  expect(await leaving(1_000, false)).toEqual([1_000, 0])
})
