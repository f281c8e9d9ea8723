// @vitest-environment happy-dom
import { ServerError } from '@apollo/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wireFailureOf } from '../../../../console/kit/network/download.ts'
import { errorLog } from '../../../../console/kit/network/errorLog.ts'
import { failureOf } from '../../../../console/kit/network/failure.ts'
import { createKeyring } from '../../../../console/kit/network/idempotencyKeys.ts'
import { NetworkFailure, parseAddress, request } from '../../../../console/kit/network/network.ts'
import browsers from '../../../../console/shared/oldBrowser/browsers.json' with { type: 'json' }
import { missingFeature } from '../../../../console/shared/oldBrowser/missingFeature.ts'

beforeEach(() => errorLog.clear())
afterEach(() => vi.unstubAllGlobals())

describe('what went wrong in a call', () => {
  it('is a fault of the console where its own code failed, kept once for support, and never the network', () => {
    const error = new TypeError('AbortSignal.any is not a function')
    expect([failureOf(error).code, failureOf(error).code]).toEqual(['FAULT', 'FAULT'])
    expect(errorLog.get()).toMatchObject([{ source: 'script', message: 'TypeError: AbortSignal.any is not a function', times: 1 }])
    wireFailureOf(new ReferenceError('WeakRef is not defined'))
    expect(errorLog.get()[0]?.message).toBe('ReferenceError: WeakRef is not defined')
  })

  it('is the network where the server was not reached, the answer broke off or a file of the page is gone', () => {
    for (const error of [
      new NetworkFailure('Failed to fetch'),
      new TypeError('Failed to fetch dynamically imported module: /assets/a.js'),
      Object.assign(new Error('Socket closed'), { name: 'Error' }),
    ])
      expect(failureOf(error).code).toBe('NETWORK')
    const answered = (status: number, bodyText: string) =>
      failureOf(new ServerError('no', { response: new Response('', { status }), bodyText })).code
    // What a proxy says while the server behind it starts anew, or does not answer in time.
    expect([502, 503, 504].map((status) => answered(status, '<html>Bad Gateway</html>'))).toEqual(['NETWORK', 'NETWORK', 'NETWORK'])
    expect(answered(503, '{"error":"too busy"}')).toBe('SERVICE_UNAVAILABLE')
    expect(answered(500, '')).toBe('INTERNAL_SERVER_ERROR')
    expect(errorLog.get()).toEqual([])
  })

  it('leaves open whether a creation was carried out, so that sending it again cannot make two', () => {
    const ring = createKeyring()
    const key = ring.keyOf('a report')
    ring.answered('a report', 'FAULT')
    expect(ring.keyOf('a report')).toBe(key)
  })
})

describe('a request', () => {
  const hanging = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))

  it('ends at its deadline, and with the signal of whoever asked', async () => {
    vi.stubGlobal('fetch', hanging)
    await expect(request('/x', undefined, 5)).rejects.toMatchObject({ name: 'TimeoutError' })
    const control = new AbortController()
    const asked = request('/x', { signal: control.signal }, 60_000)
    control.abort(new DOMException('', 'AbortError'))
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
    vi.stubGlobal('fetch', (_: unknown, init?: RequestInit) => Promise.reject(init?.signal?.aborted && new DOMException('', 'AbortError')))
    await expect(request('/x', { signal: control.signal }, 60_000)).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('tells of the network when the server is out of reach and when the answer breaks off', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(request('/x', undefined, 1000)).rejects.toBeInstanceOf(NetworkFailure)
    vi.stubGlobal('fetch', async () => Object.assign(new Response(''), { text: () => Promise.reject(new TypeError('network error')) }))
    const response = await request('/x', undefined, 1000)
    await expect(response.text()).rejects.toBeInstanceOf(NetworkFailure)
  })
})

describe('a function that a browser lacks', () => {
  // The page's probe knows them.
  beforeEach(() =>
    vi.stubGlobal(
      'tooOld',
      Object.assign(() => {}, { young: browsers.young }),
    ),
  )
  const lacks = (message: string) => missingFeature(new TypeError(message))

  it('is named in the words of every engine', () => {
    vi.stubGlobal('AbortSignal', class {})
    expect(lacks('AbortSignal.any is not a function')).toBe(undefined)
    expect(lacks('AbortSignal.timeout is not a function')).toBe('timeout')
    vi.stubGlobal('WeakRef', undefined)
    Reflect.deleteProperty(globalThis, 'WeakRef')
    expect(missingFeature(new ReferenceError("Can't find variable: WeakRef"))).toBe('WeakRef')
  })

  it('is none where the browser has it, or no browser has', () => {
    expect(lacks('e.at is not a function')).toBe(undefined)
    expect(lacks('e.fooBar is not a function')).toBe(undefined)
    expect(missingFeature(new Error('AbortSignal.timeout is not a function'))).toBe(undefined)
  })
})

it('takes an address apart, or says that it is none', () => {
  expect(parseAddress('/a', 'http://x.test')?.href).toBe('http://x.test/a')
  expect(parseAddress('no address')).toBe(undefined)
})
