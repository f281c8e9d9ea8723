import { createInstance } from 'i18next'
import { getI18n, initReactI18next } from 'react-i18next'
import { afterAll, expect, vi } from 'vitest'
import { businessOffset } from '../../../console/shared/offset.ts'

// No server has written it into a page here. Tests of other offsets set their own and put this one back.
businessOffset.set('+08:00')

// The browser of these tests is a Chinese one, as those of the factories are.
if ('navigator' in globalThis) Object.defineProperty(navigator, 'languages', { get: () => ['zh-CN'], configurable: true })

// Until a file loads a language its words are their keys, whichever file the worker has begun with.
if (!getI18n())
  await createInstance()
    .use(initReactI18next)
    .init({ lng: 'zh', fallbackLng: false, resources: { zh: { translation: {} } } })

/** There is no server: whoever calls one hears that the network is away, as in a browser. Tests with answers put their own in its place. */
globalThis.fetch = async () => {
  throw new TypeError('Failed to fetch')
}

/** What the file has warned of. A test that means a warning puts its own console.error in its place. */
const warnings: string[] = []
const warn = (...parts: unknown[]) => void warnings.push(parts.map(String).join(' '))
Object.assign(console, { error: warn, warn })

// Files of a worker share its globals: what one has replaced ends with it.
afterAll(() => {
  vi.unstubAllGlobals()
  expect(warnings).toEqual([])
})
