import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium } from 'playwright-core'
import { findChromium } from '../../../server/tools/testing/chromium.mjs'
import { largeBase, PASSWORD } from '../lists/largeBase.ts'
import { median, product } from '../servers.ts'

const dist = new URL('../../../dist/', import.meta.url)
const weigh = (path: string) => gzipSync(readFileSync(new URL(path, dist)), { level: 9 }).length
const TURNS = 5
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** When the first rows stand: what is fetched after that makes nobody wait for them. */
function markRows() {
  const marks = window as unknown as { rowsAt?: number }
  const watch = new MutationObserver(() => {
    if (!document.querySelector('tbody tr a[data-open]')) return
    watch.disconnect()
    requestAnimationFrame(() => {
      marks.rowsAt = performance.now()
    })
  })
  watch.observe(document, { subtree: true, childList: true })
}
type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** From the address until the first row, for somebody signed in whose browser has nothing of it yet; and when what it fetched had come. */
async function firstRows(address: string, state: State) {
  const times: number[] = []
  let fetched: { name: string; from: number; to: number }[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    const context = await browser.newContext({ baseURL: address, locale: 'zh-CN', storageState: state })
    const page = await context.newPage()
    await page.addInitScript(markRows)
    await page.goto('/repair/reportLogs')
    await page.waitForFunction(() => 'rowsAt' in window)
    const [at, those] = await page.evaluate(() => {
      const { rowsAt } = window as unknown as { rowsAt: number }
      const early = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < rowsAt) as PerformanceResourceTiming[]
      return [rowsAt, early.map(({ name, startTime, responseEnd }) => ({ name, from: startTime, to: responseEnd }))] as const
    })
    times.push(at)
    fetched = those
    await context.close()
  }
  return { times, fetched }
}

const server = await product(await largeBase(20_000), 4714)
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const page = await browser.newPage({ baseURL: server.address, locale: 'zh-CN' })
  const scripts = new Set<string>()
  page.on('request', (r) => {
    const { pathname } = new URL(r.url())
    if (pathname.endsWith('.js')) scripts.add(`console${pathname}`)
  })
  await page.addInitScript(markRows)
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
  const begun = await firstRows(server.address, await page.context().storageState())
  // Without what only browsers load that are too old, or nearly so (console/shared/oldBrowser).
  const wall = readdirSync(new URL('bigscreen/assets/', dist)).filter((f) => f.endsWith('.js') && !/^(polyfills|too-old|code)-/.test(f))
  console.log('JavaScript as requested by Chromium, weighed by gzip -9')
  console.log(`  console, log-in page         ${kb(login)} (goal <= 130)`)
  console.log(`  console, first list shown    ${kb(list)} (goal <= 250), ${kb(total())} once idle`)
  console.log(
    `  first row with an empty cache ${median(begun.times).toFixed(0)} ms (goal <= 800) after the address, signed in; what it fetched:`,
  )
  for (const { name, from, to } of begun.fetched) console.log(`    ${from.toFixed(0)} to ${to.toFixed(0)} ms  ${new URL(name).pathname}`)
  console.log(`  bigscreen, everything        ${kb(wall.reduce((sum, f) => sum + weigh(`bigscreen/assets/${f}`), 0))} (goal <= 190)`)
} finally {
  await browser.close()
  server.stop()
}
