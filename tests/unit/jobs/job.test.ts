import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { defineJob } from '../../../server/jobs/job.ts'
import { noAuditor, noBackups } from '../../support/store/noBackups.ts'
import { noChannels, noContents } from './backends.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const services = {
  store: undefined as never,
  logger: pino({ level: 'silent' }),
  contents: noContents,
  backups: noBackups,
  auditor: noAuditor,
  channels: noChannels,
  progress: async () => {},
}
const taking = (ms: number, minutes?: number) =>
  defineJob('slow', {
    payload: z.strictObject({}),
    attempts: 1,
    ...(minutes && { minutes }),
    load: async () => () => new Promise((resolve) => setTimeout(() => resolve('done'), ms)),
  }).handle({ payload: {}, ...services })

it('a handler that hangs fails when its time is over', async () => {
  const outcome = expect(taking(24 * 3_600_000)).rejects.toThrow('not done after 15 minutes')
  await vi.advanceTimersByTimeAsync(15 * 60_000)
  await outcome
})

it('one that is slow but in time is left alone, and leaves nothing behind', async () => {
  const outcome = expect(taking(90 * 60_000, 120)).resolves.toBe('done')
  await vi.advanceTimersByTimeAsync(90 * 60_000)
  await outcome
  expect(vi.getTimerCount()).toBe(0)
})
