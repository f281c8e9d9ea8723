import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closingOf } from '../../../server/platform/closing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<never>(() => {})
const after = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms))
/** A logger that collects warnings as [part, ms or reason]. */
function witness() {
  const warned: unknown[] = []
  const warn = ({ part, ms, err }: { part: string; ms?: number; err?: Error }) => void warned.push([part, err?.message ?? ms])
  return { warned, logger: { warn, debug: () => {} } as never }
}

it('names each part that is not closed in time, and goes on without it', async () => {
  const { warned, logger } = witness()
  const ended: string[] = []
  const close = closingOf(logger)
  const closing = close({ byMs: 1000, mostMs: 1000 }, { queue: never, http: after(400) })
    .then(() => void ended.push('first'))
    .then(() => close({ byMs: 1500, mostMs: 900 }, { sessions: never, 'request log': after(200) }))
    .then(() => void ended.push('second'))
  await vi.advanceTimersByTimeAsync(999)
  expect([ended, warned]).toEqual([[], []])
  await vi.advanceTimersByTimeAsync(1)
  expect([ended, warned]).toEqual([['first'], [['queue', 1000]]])
  await vi.advanceTimersByTimeAsync(500)
  await closing
  expect([ended, warned]).toEqual([
    ['first', 'second'],
    [
      ['queue', 1000],
      ['sessions', 500],
    ],
  ])
  expect(vi.getTimerCount()).toBe(0)
})

it('closes what comes after a part that fails, and gives later ones their own time, whatever is left', async () => {
  const { warned, logger } = witness()
  const close = closingOf(logger)
  const closing = close(
    { byMs: 1000, mostMs: 1000 },
    {
      queue: () => {
        throw new Error('at once')
      },
      http: () => Promise.reject(new Error('later')),
    },
  ).then(() => close({ byMs: 3000, mostMs: 2000 }, { database: after(1900), publisher: never }))
  await vi.advanceTimersByTimeAsync(2000)
  await closing
  expect(warned).toEqual([
    ['queue', 'at once'],
    ['http', 'later'],
    ['publisher', 2000],
  ])
})
