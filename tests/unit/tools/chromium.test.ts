import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { Advice } from '../../../server/start/command.mjs'
import { findChromium, systemPaths } from '../../../server/tools/testing/chromium.mjs'

it('tests in the browser take the first Chromium there is, before all the one that CHROMIUM names', () => {
  expect(findChromium({}, ['/nowhere/chromium', process.execPath])).toBe(process.execPath)
  expect(findChromium({ CHROMIUM: process.execPath }, ['/bin/sh'])).toBe(process.execPath)
})

it('it is looked for where each system keeps Chromium, Chrome and Edge', () => {
  expect(systemPaths('linux', {}, '/home/mei')).toContain('/snap/bin/chromium')
  expect(systemPaths('darwin', {}, '/Users/mei')).toContain('/Users/mei/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
  const windows = systemPaths('win32', { PROGRAMFILES: 'C:\\Program Files' }, '').map((path) => path.replaceAll('\\', '/'))
  expect(windows).toContain('C:/Program Files/Microsoft/Edge/Application/msedge.exe')
})

it('a CHROMIUM that is none is said before anything begins, with how to get one and what runs without', () => {
  const looking = () => findChromium({ CHROMIUM: '/nowhere/chromium' })
  expect(looking).toThrow(Advice)
  for (const part of ['CHROMIUM names /nowhere/chromium', 'apt-get install chromium', 'npx playwright-core install', '--project core'])
    expect(looking).toThrow(part)
})

it('where there is none, none is named: it is fetched then; what Playwright has downloaded is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'playwright-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const env = { PLAYWRIGHT_BROWSERS_PATH: folder }
  const before = findChromium(env, ['/nowhere/chromium'])
  expect(before ?? '').not.toContain(folder)
  const shell = join(folder, 'chromium_headless_shell-1248/chrome-headless-shell-linux64/chrome-headless-shell')
  for (const path of [shell, join(folder, 'chromium-1248/chrome-linux64/chrome')]) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, '', { mode: 0o755 })
  }
  expect(findChromium(env, ['/nowhere/chromium'])).toBe(shell)
})
