import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLogger } from '../../../server/http/index.ts'
import { inCall } from '../../../server/platform/call.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
function log() {
  const lines: Record<string, unknown>[] = []
  const logger = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) })
  return { logger, lines }
}
/** Always at the same place of the code. */
const fault = (message = 'a fault of ours') => new Error(message)

describe('a fault', () => {
  it('that repeats itself is one line at once, and one a minute with how many more there were', () => {
    const { logger, lines } = log()
    for (let call = 0; call < 121; call++) logger.error({ err: fault(`row ${call}`) }, 'fault')
    expect(lines).toMatchObject([{ msg: 'fault', err: { message: 'row 0', stack: expect.stringContaining('at ') } }])
    vi.advanceTimersByTime(60_000)
    expect(lines[1]).toMatchObject({
      level: 50,
      msg: 'fault, and 120 more in 60 s',
      count: 120,
      seconds: 60,
      reason: 'row 120',
      fault: lines[0]?.fault,
    })
    vi.advanceTimersByTime(600_000)
    expect(lines.length).toBe(2)
    // After a minute without any it is news again.
    logger.error({ err: fault() }, 'fault')
    expect(lines[2]).toMatchObject({ msg: 'fault', err: { message: 'a fault of ours' } })
  })

  it('of another place, or told by another part, is another one', () => {
    const { logger, lines } = log()
    logger.error({ err: fault() }, 'fault')
    logger.error({ err: new Error('a fault of ours') }, 'fault')
    logger.error({ err: fault() }, 'job failed')
    expect(new Set(lines.map((line) => line.fault)).size).toBe(3)
  })

  it('is told once, however many hear of the same error on its way', () => {
    const { logger, lines } = log()
    const cause = fault()
    logger.error({ err: cause }, 'export broken off')
    logger.error({ err: new Error('Failed query', { cause }) }, 'fault')
    expect(lines.map(({ msg }) => msg)).toEqual(['export broken off'])
    vi.advanceTimersByTime(60_000)
    expect(lines.length).toBe(1)
  })

  it('below a warning is told as ever', () => {
    const { logger, lines } = log()
    for (const _ of [1, 2]) logger.info({ err: fault() }, 'heard')
    expect(lines.length).toBe(2)
  })
})

describe('a line', () => {
  it('has the id of the call or job that it is of, however late it is written', async () => {
    const { logger, lines } = log()
    const late = inCall({ requestId: 'call-1' }, async () => {
      logger.info('at once')
      await Promise.resolve()
      logger.info({ requestId: 'call-1' }, 'later')
    })
    inCall({ requestId: 'call-1', jobId: 'outbox-7' }, () => logger.error({ err: fault() }, 'job failed'))
    await late
    logger.info('outside')
    expect(lines.map(({ requestId, jobId }) => [requestId, jobId])).toEqual([
      ['call-1', undefined],
      ['call-1', 'outbox-7'],
      ['call-1', undefined],
      [undefined, undefined],
    ])
  })

  it('that stands for many is of the last of them', () => {
    const { logger, lines } = log()
    const calls = ['call-1', 'call-2', 'call-3'].map((requestId) => ({ requestId, fault: undefined as unknown as string }))
    for (const call of calls) inCall(call, () => logger.error({ err: fault() }, 'fault'))
    vi.advanceTimersByTime(60_000)
    expect(lines.map(({ requestId }) => requestId)).toEqual(['call-1', 'call-3'])
    // The line of each of these calls leads to the fault.
    expect(calls.map(({ fault: mark }) => mark)).toEqual(calls.map(() => lines[0]?.fault))
  })
})
