import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { largeBase, PASSWORD } from './largeBase.ts'
import { product } from './servers.ts'

const dist = new URL('../../dist/', import.meta.url)
const weigh = (path: string) => gzipSync(readFileSync(new URL(path, dist)), { level: 9 }).length
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const server = await product(await largeBase(20_000), 4714)
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const page = await browser.newPage({ baseURL: server.address, locale: 'zh-CN' })
  const scripts = new Set<string>()
  page.on('request', (r) => {
    const { pathname } = new URL(r.url())
    if (pathname.endsWith('.js')) scripts.add(`console${pathname}`)
  })
  /** What is fetched once rows stand makes nobody wait for them. */
  await page.addInitScript(() => {
    const marks = window as unknown as { rowsAt?: number }
    const watch = new MutationObserver(() => {
      if (!document.querySelector('tbody tr a[data-open]')) return
      watch.disconnect()
      requestAnimationFrame(() => {
        marks.rowsAt = performance.now()
      })
    })
    watch.observe(document, { subtree: true, childList: true })
  })
  const total = () => [...scripts].reduce((sum, path) => sum + weigh(path), 0)
  await page.goto('/login?redirect=/repair/reportLogs')
  await page.waitForLoadState('networkidle')
  const login = total()
  await page.fill('input[name=username]', 'admin')
  await page.fill('input[name=password]', PASSWORD)
  await page.keyboard.press('Enter')
  await page
    .getByText(/^BX-\d/)
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  const early = await page.evaluate(() => {
    const { rowsAt } = window as unknown as { rowsAt: number }
    const fetched = performance.getEntriesByType('resource').filter(({ name, startTime }) => name.endsWith('.js') && startTime < rowsAt)
    return fetched.map(({ name }) => new URL(name).pathname)
  })
  const list = [...new Set(early)].reduce((sum, path) => sum + weigh(`console${path}`), 0)
  const wall = readdirSync(new URL('bigscreen/assets/', dist)).filter((f) => f.endsWith('.js'))
  console.log('JavaScript as requested by Chromium, weighed by gzip -9')
  console.log(`  console, log-in page         ${kb(login)} (goal <= 130)`)
  console.log(`  console, first list shown    ${kb(list)} (goal <= 250), ${kb(total())} once idle`)
  console.log(`  bigscreen, everything        ${kb(wall.reduce((sum, f) => sum + weigh(`bigscreen/assets/${f}`), 0))} (goal <= 190)`)
} finally {
  await browser.close()
  server.stop()
}
