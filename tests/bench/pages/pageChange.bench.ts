import { type CDPSession, chromium, type Page } from 'playwright-core'
import { findChromium } from '../../../server/tools/testing/chromium.mjs'
import { largeBase, PASSWORD } from '../lists/largeBase.ts'
import { median, product, signIn } from '../servers.ts'

const TURNS = 24
const COLUMNS = [
  'reportNo',
  'status',
  'equipmentId',
  'equCategory',
  'unitId',
  'description',
  'urgency',
  'isStopped',
  'reporterId',
  'reportDate',
  'acceptedAt',
  'resumeDate',
  'completedAt',
  'stopHours',
]
/** So many rows, all cells of them in the page. */
const ROWS = 50

const server = await product(await largeBase(20_000), 4716)
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

/** Fourteen columns, as somebody has set them up who wants to see them all. */
async function showColumns() {
  const query = 'mutation($key: String!, $value: String!) { savePreference(key: $key, value: $value) }'
  const variables = { key: 'list:reportLog', value: JSON.stringify({ columns: { shown: COLUMNS } }) }
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await signIn(server)}` }
  await fetch(`${server.address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
}

interface Spent {
  script: number
  layout: number
}
/** Milliseconds that the page has spent so far. */
async function spent(cdp: CDPSession): Promise<Spent> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name: string) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000
  return { script: of('ScriptDuration'), layout: of('LayoutDuration') + of('RecalcStyleDuration') }
}

/** From the press of a button of the pager until the new rows stand and are laid out. */
const press = (page: Page, label: string) =>
  page.evaluate(async (text) => {
    const body = document.querySelector('tbody') as HTMLElement
    const button = [...document.querySelectorAll<HTMLElement>('[data-slot~=pager] button')].find((b) => b.textContent?.trim() === text)
    const changed = new Promise<void>((done) => {
      const observer = new MutationObserver(() => {
        observer.disconnect()
        done()
      })
      observer.observe(body, { subtree: true, childList: true, characterData: true })
    })
    const start = performance.now()
    button?.click()
    await changed
    body.getBoundingClientRect()
    return performance.now() - start
  }, label)

/** The least that can be done: new text in as many bare cells, laid out. How long that takes says how fast this machine is now. */
const bare = (page: Page) =>
  page.evaluate(
    ([height, width]) => {
      const known = document.getElementById('bare') as HTMLTableElement | null
      const table = known ?? document.body.appendChild(document.createElement('table'))
      if (!known) {
        table.id = 'bare'
        table.style.cssText = 'position: absolute; inset: 0 auto auto 0; width: 1400px; table-layout: fixed'
        for (let row = 0; row < height; row++)
          for (let at = table.insertRow(), cell = 0; cell < width; cell++) at.insertCell().textContent = 'text'
      }
      const word = String(Math.random())
      for (const row of table.rows) for (const cell of row.cells) (cell.firstChild as Text).nodeValue = word + cell.cellIndex
      table.getBoundingClientRect()
    },
    [ROWS, COLUMNS.length] as const,
  )

/** From the press of a link of the sidebar until the rows of that list stand and are laid out. */
const follow = (page: Page, path: string) =>
  page.evaluate(async (to) => {
    const start = performance.now()
    document.querySelector<HTMLElement>(`aside a[href="${to}"], nav a[href="${to}"]`)?.click()
    for (;;) {
      const row = document.querySelector<HTMLElement>(`[data-slot~=view][data-path="${to}"] tbody tr`)
      if (row?.offsetParent && row.getBoundingClientRect().height > 0) return performance.now() - start
      await new Promise((frame) => setTimeout(frame))
    }
  }, path)

const line = (what: string, values: readonly number[], goal: string) =>
  console.log(`  ${what.padEnd(34)} median ${median(values).toFixed(1)} ms${goal}, slowest ${Math.max(...values).toFixed(1)} ms`)

try {
  await showColumns()
  const page = await browser.newPage({ baseURL: server.address, locale: 'zh-CN', viewport: { width: 1920, height: 1080 } })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto('/login?redirect=/repair/reportLogs?size=50')
  await page.fill('input[name=username]', 'admin')
  await page.fill('input[name=password]', PASSWORD)
  await page.keyboard.press('Enter')
  await page
    .getByText(/^BX-\d/)
    .nth(ROWS - 1)
    .waitFor()
  await page.locator('[data-slot~=live-line]').waitFor({ state: 'attached' })
  await page.waitForTimeout(1500)
  const columns = (await page.locator('tbody tr').first().locator('td:not([data-slot~=pick], [data-slot~=acts])').count()) as number
  const [wall, script, layout, whole, least]: number[][] = [[], [], [], [], []]
  for (let i = 0; i < TURNS; i++) {
    const before = await spent(cdp)
    const took = await press(page, i % 2 ? '1' : '2')
    const after = await spent(cdp)
    // The answer of the server arrives behind what the cache has shown.
    await page.waitForTimeout(400)
    const end = await spent(cdp)
    await bare(page)
    const plain = await spent(cdp)
    if (i < 4) continue
    least?.push(plain.script - end.script + plain.layout - end.layout)
    wall?.push(took)
    script?.push(after.script - before.script)
    layout?.push(after.layout - before.layout)
    whole?.push(end.script - before.script + end.layout - before.layout)
  }
  console.log(`another page of ${ROWS} rows x ${columns} columns that was seen before, ${wall?.length} times`)
  line('from the press to laid-out rows', wall ?? [], '')
  line('  of it script', script ?? [], '')
  line('  of it style and layout', layout ?? [], '')
  const both = (script ?? []).map((value, i) => value + (layout?.[i] ?? 0))
  line('script, style and layout together', both, ' (goal <= 16)')
  line('the same, with the answer behind it', whole ?? [], '')
  line('new text in as many bare cells', least ?? [], '')
  console.log(`  ratio ${(median(both) / median(least ?? [])).toFixed(2)}`)
  await page.evaluate(() => document.getElementById('bare')?.remove())

  const routes: number[] = []
  const [there, back] = ['/masterdata/equipments', '/repair/reportLogs'] as const
  await page.evaluate(() => {
    for (const group of document.querySelectorAll<HTMLElement>('aside [aria-expanded=false], nav [aria-expanded=false]')) group.click()
  })
  await page.locator(`a[href="${there}"]`).first().waitFor()
  const first = await follow(page, there)
  for (let i = 0; i < TURNS; i++) {
    await page.waitForTimeout(300)
    routes.push(await follow(page, i % 2 ? there : back))
  }
  console.log(`another list by the sidebar, ${routes.length} times after the first (${first.toFixed(0)} ms, with the download of its code)`)
  line('from the press to laid-out rows', routes, ' (goal <= 300)')
} finally {
  await browser.close()
  server.stop()
}
