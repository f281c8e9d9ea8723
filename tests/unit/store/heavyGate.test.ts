import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HeavyGate } from '../../../server/store/heavyGate.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A gate for four, whose statements run until they are ended; its thread is idle unless said. */
function gateForFour({ isIdle = true } = {}) {
  const gate = new HeavyGate({ most: 4, now: () => Date.now(), idle: () => (isIdle ? Date.now() : 0) })
  const running: { end(): void; fail(error: Error): void }[] = []
  const ask = () => {
    const asked = gate.run(() => new Promise<void>((end, fail) => running.push({ end, fail })))
    asked.catch(() => {})
    return asked
  }
  /** Quick reads that take so long, one after the other. */
  const quick = async (ms: number, count: number) => {
    for (let i = 0; i < count; i++) {
      await gate.quick(async () => {
        vi.advanceTimersByTime(ms)
      })
      vi.advanceTimersByTime(10)
    }
  }
  const settled = () => vi.advanceTimersByTimeAsync(0)
  /** Quick reads that take so long, each beside a statement that runs for as long. */
  const beside = async (ms: number, count: number) => {
    for (let i = 0; i < count; i++) {
      ask()
      await settled()
      await quick(ms, 1)
      for (const one of running.splice(0)) one.end()
      await settled()
    }
  }
  /** Asks for so many at once. */
  const askFor = async (count: number) => {
    for (let i = 0; i < count; i++) ask()
    await settled()
  }
  return { gate, running, ask, askFor, quick, beside, settled }
}

describe('the gate of heavy statements', () => {
  it('lets as many run as there are connections while quick reads take as long as usual', async () => {
    const { gate, running, askFor, quick, settled } = gateForFour()
    await quick(1, 100)
    await askFor(6)
    expect([running.length, gate.waiting]).toEqual([4, 2])
    running[0]?.end()
    await settled()
    expect([running.length, gate.waiting]).toEqual([5, 1])
  })
  it('lets one run at a time while they take longer, and all again when they do not', async () => {
    const { running, askFor, quick, beside, settled } = gateForFour()
    await quick(1, 100)
    await beside(8, 30)
    await askFor(6)
    expect(running).toHaveLength(1)
    await quick(1, 2)
    running[0]?.end()
    await settled()
    expect(running).toHaveLength(2)
    await quick(1, 400)
    await settled()
    expect(running).toHaveLength(6)
  })
  it('lets more run only when they have not been in the way for a second', async () => {
    const { running, askFor, quick, beside } = gateForFour()
    await quick(1, 100)
    await beside(8, 100)
    await quick(8, 1)
    await askFor(4)
    expect(running).toHaveLength(1)
  })
  it('lets all run while it is its own thread that has no time', async () => {
    const { running, askFor, quick, beside } = gateForFour({ isIdle: false })
    await quick(1, 100)
    await beside(8, 30)
    await askFor(4)
    expect(running).toHaveLength(4)
  })
  it('takes a base that is slower than before for what it is', async () => {
    const { running, askFor, quick, beside } = gateForFour()
    await quick(1, 100)
    await beside(5, 10_000)
    await askFor(4)
    expect(running).toHaveLength(4)
  })
  it('keeps nobody waiting behind a statement that takes long, or one that failed', async () => {
    const { running, ask, askFor, quick, beside, settled } = gateForFour()
    await quick(1, 100)
    await beside(8, 30)
    const failing = ask()
    await askFor(2)
    expect(running).toHaveLength(1)
    running[0]?.fail(new Error('refused'))
    await expect(failing).rejects.toThrow('refused')
    await settled()
    expect(running).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(200)
    expect(running).toHaveLength(3)
  })
})
