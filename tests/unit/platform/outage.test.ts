import { expect, it } from 'vitest'
import { outageOf } from '../../../server/platform/connections/outage.ts'

const failure = (code: string, more: object = { path: 'C:\\data\\audit.heads.json' }) =>
  new Error('a write failed', { cause: Object.assign(new Error(code), { code, ...more }) })

it.each(['EPERM', 'EBUSY', 'EACCES'])('%s of a file of Windows is an outage: whoever holds it lets go', (code) => {
  expect(outageOf(failure(code), 'win32')?.code).toBe('outage.away')
})
it('elsewhere, or of no file, it means what it says', () => {
  expect(outageOf(failure('EPERM'), 'linux')).toBeUndefined()
  expect(outageOf(failure('EACCES', { port: 80 }), 'win32')).toBeUndefined()
  expect(outageOf(failure('ENOENT'), 'win32')).toBeUndefined()
})
