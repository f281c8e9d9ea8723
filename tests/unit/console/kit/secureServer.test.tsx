// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Viewfinder } from '../../../../console/fields/scan/Viewfinder.tsx'
import { loadLanguage, loadWords } from '../../../../console/kit/words/i18n.ts'
import { mountedRoot } from '../../../support/browser/mountedRoot.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const { fetch } = globalThis
afterEach(() => {
  globalThis.fetch = fetch
})
const answering = (address: string | null) => async () => Response.json({ address, trust: null, fingerprint: null })

async function scanned(): Promise<string> {
  const place = document.createElement('div')
  const root = mountedRoot(place)
  await act(async () => root.render(<Viewfinder isOn onText={() => {}} />))
  const said = place.querySelector('[role=status]')?.textContent ?? ''
  await act(async () => root.unmount())
  return said
}

it.each([
  ['en', 'Open https://192.168.1.10:4000 to scan with the camera', 'only over HTTPS'],
  ['zh', '请打开 https://192.168.1.10:4000', '不允许使用相机'],
] as const)(
  'a page without https says where the camera works, and what to do where it works nowhere: %s',
  async (language, there, nowhere) => {
    await loadLanguage(language)
    await loadWords('phone')
    vi.stubGlobal('isSecureContext', false)
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true })
    globalThis.fetch = answering('https://192.168.1.10:4000')
    expect(await scanned()).toContain(there)
    globalThis.fetch = answering(null)
    expect(await scanned()).toContain(nowhere)
  },
)
