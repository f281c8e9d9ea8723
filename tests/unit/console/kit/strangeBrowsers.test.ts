// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { canDecode } from '../../../../console/fields/scan/decoder.ts'
import { askToLeaveWeChat, reportRefusal, saveFile, WireFailure } from '../../../../console/kit/network/download.ts'
import { errorLog, watchFaults } from '../../../../console/kit/network/errorLog.ts'
import { loadLanguage } from '../../../../console/kit/words/i18n.ts'
import { bearTranslation } from '../../../../console/kit/words/translated.ts'
import { lendStorage } from '../../../../console/shared/storage.ts'

afterEach(() => vi.unstubAllGlobals())

describe('a browser that keeps nothing', () => {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage') ?? { value: window.localStorage, configurable: true, writable: true }
  afterEach(() => {
    Object.defineProperty(window, 'localStorage', own)
  })
  const blocked = (get: () => Storage) => Object.defineProperty(window, 'localStorage', { get, configurable: true })

  it('is lent a storage for as long as the page is open', () => {
    blocked(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(lendStorage()).toBe(false)
    localStorage.setItem('token', 'a')
    expect([localStorage.getItem('token'), localStorage.length, localStorage.key(0), localStorage.getItem('other')]).toEqual([
      'a',
      1,
      'token',
      null,
    ])
    localStorage.removeItem('token')
    expect(localStorage.length).toBe(0)
  })
  it('still has what it had when there is no room for more', () => {
    const full = Object.create({
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    full.token = 'a'
    blocked(() => full)
    expect(lendStorage()).toBe(false)
    expect(localStorage.getItem('token')).toBe('a')
  })
  it('is left alone where it keeps things', () => {
    const before = window.localStorage
    expect([lendStorage(), window.localStorage]).toEqual([true, before])
  })
})

it('takes faults of extensions for none of ours', () => {
  watchFaults()
  errorLog.clear()
  const tell = (filename: string, error: Error | null, message = 'x') =>
    dispatchEvent(new ErrorEvent('error', { filename, error, message }))
  const from = (stack: string) => Object.assign(new Error('theirs'), { stack })
  tell('chrome-extension://abc/content.js', from('Error: theirs\n at chrome-extension://abc/content.js:1:1'))
  tell('', from('f@moz-extension://abc/content.js:1:1'))
  // All that a browser tells of a script that came from elsewhere.
  tell('', null, 'Script error.')
  expect(errorLog.get()).toEqual([])
  tell(`${location.origin}/assets/boot.js`, from(`Error: ours\n at ${location.origin}/assets/boot.js:1:1`))
  expect(errorLog.get()).toHaveLength(1)
  errorLog.clear()
})

it('keeps drawing where a browser has translated the page', () => {
  const [parent, text, wrap] = [document.createElement('p'), document.createTextNode('停机'), document.createElement('font')]
  const guarded = Object.create(Node.prototype) as Node
  bearTranslation(guarded)
  parent.append(text)
  const remove = (child: Node) => guarded.removeChild.call(parent, child)
  const put = (node: Node, before: Node | null) => guarded.insertBefore.call(parent, node, before)
  text.replaceWith(wrap)
  wrap.append(text)
  const next = document.createElement('b')
  put(next, text)
  expect([...parent.childNodes]).toEqual([next, wrap])
  remove(text)
  expect([...parent.childNodes]).toEqual([next])
  // A text that was replaced is nowhere any more.
  const gone = document.createTextNode('gone')
  expect(remove(gone)).toBe(gone)
  put(gone, document.createTextNode('elsewhere'))
  expect(parent.lastChild).toBe(gone)
})

it.each(['zh', 'en'] as const)('says that WeChat keeps no file: %s', async (lng) => {
  await loadLanguage(lng)
  vi.stubGlobal('navigator', { ...navigator, userAgent: 'Mozilla/5.0 (Linux; Android 12) Chrome/107.0 Mobile MicroMessenger/8.0.49' })
  const told = (() => {
    try {
      saveFile(new Blob(['a']), 'a.txt')
    } catch (error) {
      return error
    }
  })()
  expect(told).toBeInstanceOf(WireFailure)
  const tell = vi.fn()
  expect([reportRefusal(askToLeaveWeChat, tell), tell.mock.calls]).toEqual([false, [[(told as WireFailure).message]]])
  expect(() => reportRefusal(() => JSON.parse('{'), tell)).toThrow(SyntaxError)
  expect((told as WireFailure).message).toMatch(lng === 'zh' ? /在浏览器打开/ : /Open in browser/)
})

it('knows whether a phone can read a code at all', () => {
  expect(canDecode()).toBe(true)
  vi.stubGlobal('WebAssembly', undefined)
  expect(canDecode()).toBe(false)
  vi.stubGlobal('BarcodeDetector', class {})
  expect(canDecode()).toBe(true)
})
