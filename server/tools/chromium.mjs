import { existsSync } from 'node:fs'
import { Advice } from './command.mjs'

/** Debian's packages. The first has no windows of its own, which saves a quarter of the processor time. */
const SYSTEM_PATHS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/**
 * The Chromium that tests drive: the system's, or the one that Playwright has downloaded for this user.
 * @returns {Promise<string>} its path
 * @throws {Advice} where there is none: how to get one
 */
export async function findChromium(paths = SYSTEM_PATHS) {
  const own = async () => (await import('playwright-core')).chromium.executablePath()
  const found = paths.find((path) => existsSync(path)) ?? [await own()].find((path) => existsSync(path))
  if (found) return found
  throw new Advice(
    [
      `No Chromium found for the tests in the browser (${paths.join(', ')}). Install it with one of`,
      '   apt-get install chromium-headless-shell     (Debian; or chromium)',
      '   npx playwright-core install chromium        (all other systems, for this user)',
      'Tests without a browser: npm test -- --project core --project screens',
    ].join('\n'),
  )
}
