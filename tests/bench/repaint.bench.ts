import { chromium } from 'playwright-core'
import { largeBase, PASSWORD } from './largeBase.ts'
import { median, product } from './servers.ts'

const TURNS = 24
const server = await product(await largeBase(20_000), 4715)
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const page = await browser.newPage({ baseURL: server.address, locale: 'zh-CN', viewport: { width: 1920, height: 1080 } })
  await page.goto('/login?redirect=/repair/reportLogs')
  await page.fill('input[name=username]', 'admin')
  await page.fill('input[name=password]', PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByText('BX2026').first().waitFor()
  await page.goto('/repair/reportLogs?size=50')
  await page.getByText('BX2026').nth(49).waitFor()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const figures = async () =>
    Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map((m) => [m.name, m.value * 1000])) as Record<string, number>
  const cells = await page.locator('tbody tr').first().locator('td').count()
  const first = () => page.locator('tbody tr td').nth(1).innerText()
  const [script, layout]: [number[], number[]] = [[], []]
  for (let i = 0; i < TURNS; i++) {
    const before = await first()
    const start = await figures()
    await page
      .locator('.pager button')
      .filter({ hasText: new RegExp(`^${i % 2 ? 1 : 2}$`) })
      .click()
    await page.waitForFunction((text) => document.querySelectorAll('tbody tr td')[1]?.textContent !== text, before)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    const end = await figures()
    const spent = (name: string) => (end[name] ?? 0) - (start[name] ?? 0)
    // The first turns fetch their page; later ones paint what is known, which is the figure that is asked for.
    if (i < 4) continue
    script.push(spent('ScriptDuration'))
    layout.push(spent('LayoutDuration') + spent('RecalcStyleDuration'))
  }
  console.log(
    `another page of 50 rows x ${cells} cells, everything the browser does for it (route, cache, render), median of ${script.length}`,
  )
  console.log(`  script           ${median(script).toFixed(1)} ms`)
  console.log(`  style and layout ${median(layout).toFixed(1)} ms`)
  console.log(`  together         ${(median(script) + median(layout)).toFixed(1)} ms (goal <= 20 for the repaint)`)
} finally {
  await browser.close()
  server.stop()
}
