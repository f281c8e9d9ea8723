// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { debouncedStorage } from '../../../../console/kit/browser/debouncedStorage.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('is read as it was written at once, and written down once, after what goes on now', () => {
  const set = vi.spyOn(sessionStorage, 'setItem')
  const memory = debouncedStorage(sessionStorage)
  memory.setItem('pages', 'one')
  memory.setItem('pages', 'two')
  expect([memory.getItem('pages'), set.mock.calls]).toEqual(['two', []])
  vi.runAllTimers()
  expect([memory.getItem('pages'), set.mock.calls]).toEqual(['two', [['pages', 'two']]])
})

it('that is full for once writes what comes later', () => {
  const memory = debouncedStorage(sessionStorage)
  vi.spyOn(sessionStorage, 'setItem').mockImplementationOnce(() => {
    throw new Error('full')
  })
  memory.setItem('pages', 'too much')
  expect(() => vi.runAllTimers()).toThrow('full')
  memory.setItem('pages', 'less')
  vi.runAllTimers()
  expect(sessionStorage.getItem('pages')).toBe('less')
})

it('is written down before the page is left', () => {
  debouncedStorage(sessionStorage).setItem('pages', 'three')
  dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.getItem('pages')).toBe('three')
})
