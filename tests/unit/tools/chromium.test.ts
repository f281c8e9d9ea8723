import { expect, it, onTestFinished, vi } from 'vitest'
import { findChromium } from '../../../server/tools/chromium.mjs'

it('tests in the browser take the first Chromium there is', async () => {
  expect(await findChromium(['/nowhere/chromium', process.execPath])).toBe(process.execPath)
})

it('without one they say before they begin how to get it, and what runs without', async () => {
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', '/nowhere')
  onTestFinished(() => void vi.unstubAllEnvs())
  const words = await findChromium(['/nowhere/chromium']).catch((error) => `${error.constructor.name}: ${error.message}`)
  for (const part of [
    'Advice: No Chromium',
    '/nowhere/chromium',
    'apt-get install chromium',
    'npx playwright-core install',
    '--project core',
  ])
    expect(words).toContain(part)
})
