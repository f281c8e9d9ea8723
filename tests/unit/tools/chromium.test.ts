import { expect, it, onTestFinished, vi } from 'vitest'
import { findChromium, systemPaths } from '../../../server/tools/chromium.mjs'

it('tests in the browser take the first Chromium there is, before all the one that CHROMIUM names', async () => {
  expect(await findChromium({}, ['/nowhere/chromium', process.execPath])).toBe(process.execPath)
  expect(await findChromium({ CHROMIUM: process.execPath }, ['/bin/sh'])).toBe(process.execPath)
})

it('it is looked for where each system keeps Chromium, Chrome and Edge', () => {
  expect(systemPaths('linux', {}, '/home/mei')).toContain('/snap/bin/chromium')
  expect(systemPaths('darwin', {}, '/Users/mei')).toContain('/Users/mei/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
  const windows = systemPaths('win32', { PROGRAMFILES: 'C:\\Program Files' }, '').map((path) => path.replaceAll('\\', '/'))
  expect(windows).toContain('C:/Program Files/Microsoft/Edge/Application/msedge.exe')
})

it('a CHROMIUM that is none is said before anything begins, with how to get one and what runs without', async () => {
  const words = await findChromium({ CHROMIUM: '/nowhere/chromium' }).catch((error) => `${error.constructor.name}: ${error.message}`)
  for (const part of [
    'Advice: CHROMIUM names /nowhere/chromium',
    'apt-get install chromium',
    'npx playwright-core install',
    '--project core',
  ])
    expect(words).toContain(part)
})

it('where there is none, none is named: it is fetched then', async () => {
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', '/nowhere')
  onTestFinished(() => void vi.unstubAllEnvs())
  // Playwright reads that when it is loaded, which another file of this worker may have had done.
  const found = await findChromium({}, ['/nowhere/chromium'])
  expect(found === undefined || found.includes('playwright')).toBe(true)
})
