import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLogger } from '../../../server/http/index.ts'
import { Refusal } from '../../../server/kernel/index.ts'
import { outageOf } from '../../../server/platform/connections/outage.ts'

const coded = (code: string, message = code) => Object.assign(new Error(message), { code })
/** As drizzle hands it on. */
const wrapped = (cause: Error) => new Error('Failed query: select "password" from "user" where "id" = $1\nparams: 7', { cause })

describe('an error', () => {
  it.each([
    ['full', coded('SQLITE_FULL')],
    ['full', coded('ENOSPC')],
    ['full', coded('53100')],
    ['readOnly', coded('SQLITE_READONLY_DBMOVED')],
    ['readOnly', coded('25006')],
    ['readOnly', coded('EROFS')],
    ['failing', coded('SQLITE_IOERR_FSYNC')],
    ['failing', coded('EIO')],
    ['busy', coded('SQLITE_BUSY')],
    ['busy', coded('53300')],
    ['away', coded('57P01')],
    ['away', coded('08006')],
    ['away', coded('ECONNREFUSED')],
    ['away', new Error('Connection terminated unexpectedly')],
    ['away', new Error('timeout exceeded when trying to connect')],
  ])('is the sign of an outage (%s) however deep it lies: %s', (cause, error) => {
    expect(outageOf(wrapped(error))).toMatchObject({
      code: `outage.${cause}`,
      kind: 'unavailable',
      params: { seconds: expect.any(Number) },
    })
  })

  it.each([
    coded('23505'),
    coded('42P01'),
    coded('SQLITE_CONSTRAINT_UNIQUE'),
    coded('ENOENT'),
    new Error('x'),
    new Refusal('stale'),
    null,
    'x',
  ])('of another kind is none: %s', (error) => {
    expect(outageOf(error)).toBeUndefined()
  })
})

describe('the log', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  function log() {
    const lines: Record<string, unknown>[] = []
    const logger = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) })
    return { logger, lines }
  }

  it('has one short line of an outage at once, then ever fewer, with how often it was met', () => {
    const { logger, lines } = log()
    for (let second = 0; second < 300; second++) {
      for (let call = 0; call < 5; call++) logger.error({ err: wrapped(coded('SQLITE_FULL', 'database or disk is full')) }, 'fault')
      vi.advanceTimersByTime(1000)
    }
    vi.advanceTimersByTime(120_000)
    expect(lines.map(({ seconds }) => seconds)).toEqual([undefined, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60])
    expect(lines.reduce((sum, { count }) => sum + Number(count), 0)).toBe(1500)
    expect(lines[2]?.msg).toBe(`fault, and ${lines[2]?.count} more in 2 s`)
    for (const line of lines) {
      expect(line).toMatchObject({ outage: 'full', code: 'SQLITE_FULL', reason: 'database or disk is full' })
      expect(JSON.stringify(line)).not.toMatch(/stack|select|params/)
    }
  })

  it('tells different outages apart, and everything else as ever', () => {
    const { logger, lines } = log()
    logger.warn({ err: coded('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432') }, 'fault')
    logger.error({ err: coded('ENOSPC', 'no space left on device'), job: 'removeContents' }, 'job failed')
    logger.error({ err: new Error('a fault of ours') }, 'fault')
    expect(lines).toMatchObject([
      { level: 40, outage: 'away', count: 1 },
      { level: 50, outage: 'full', count: 1, job: 'removeContents', msg: 'job failed' },
      { err: { message: 'a fault of ours' }, msg: 'fault' },
    ])
  })
})
