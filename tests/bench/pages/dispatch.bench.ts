import { type CDPSession, chromium, type Page, type Route } from 'playwright-core'
import { findChromium } from '../../../server/tools/testing/chromium.mjs'
import { largeBase, PASSWORD } from '../lists/largeBase.ts'
import { median, product } from '../servers.ts'

/* What the dispatch page costs the browser, by time of its processor, from the answer until the last of 200 rows and 60 people is drawn. */
const [ITEMS, PEOPLE, ROUNDS] = [200, 60, 9]
const CRAFTS = ['MECHANICAL', 'ELECTRICAL', 'HYDRAULIC', 'OTHER']
const KINDS = ['REPORT', 'REPORT', 'REPORT', 'MAINTENANCE', 'INSPECTION', 'DEBT', 'PARTS']
const NOW = Date.now()
const HOUR = 3_600_000
const at = (hours: number) => new Date(NOW + hours * HOUR).toISOString()

const person = (nth: number) => ({
  __typename: 'DispatchPerson',
  ...{ repairerId: String(nth + 1), name: `维修工 ${nth + 1}`, craft: CRAFTS[nth % 4], presence: nth % 3 ? 'ON_SHIFT' : 'OFF_SHIFT' },
  ...{ shiftName: nth % 3 ? '早班' : null, shiftEndsAt: nth % 3 ? at(5) : null, nextShiftName: '早班', nextShiftAt: at(24) },
  ...{ leaveFrom: null, leaveUntil: null, loadHours: (nth % 7) * 1.5, shiftMinutes: 480 },
  work: Array.from({ length: nth % 4 }, (_, at) => ({
    __typename: 'DispatchWork',
    ...{ resource: 'repairLog', id: String(at), number: `WX20261129-${nth}${at}`, equipmentName: `凹印机 ${at} 号`, isStopped: at === 1 },
  })),
})
const suggestion = (nth: number, item: number) => ({
  __typename: 'DispatchSuggestion',
  ...{
    repairerId: String(((item + nth) % PEOPLE) + 1),
    name: `维修工 ${((item + nth) % PEOPLE) + 1}`,
    reasons: ['TRADE', 'FREE'],
    caution: null,
  },
})
function item(nth: number) {
  const kind = KINDS[nth % KINDS.length]
  return {
    __typename: 'DispatchItem',
    ...{ kind, records: [{ __typename: 'DispatchRecord', id: String(nth + 1), updatedAt: at(-1) }], number: `BX20261129-${nth + 1}` },
    ...{
      equipmentId: String(nth + 1),
      equipmentName: `凹印机 ${nth + 1} 号`,
      workshopName: '凹印一车间',
      description: '主电机过热，伴有焦味和异响',
    },
    ...{
      urgency: kind === 'REPORT' ? 'HIGH' : null,
      isStopped: nth < 20,
      since: at(-nth - 1),
      dueDate: nth % 3 ? null : at(-48).slice(0, 10),
    },
    ...{ craft: CRAFTS[nth % 4], missingParts: nth % 9 ? [] : ['轴承'], assignedNames: nth % 5 ? [] : ['王建国'], isAssigned: false },
    past: [],
    suggestions: [0, 1, 2].map((one) => suggestion(one, nth)),
  }
}
const board = (items: number) => ({
  data: {
    board: {
      __typename: 'DispatchBoard',
      ...{ at: at(0), total: items, items: Array.from({ length: items }, (_, nth) => item(nth)) },
      people: Array.from({ length: items ? PEOPLE : 1 }, (_, nth) => person(nth)),
    },
  },
})

const COSTS = ['TaskDuration', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'] as const
async function costs(session: CDPSession): Promise<number[]> {
  const { metrics } = await session.send('Performance.getMetrics')
  return COSTS.map((name) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000)
}
/** Until nothing is drawn any more. */
const rest = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(() => requestIdleCallback(resolve)))))

async function measure(page: Page, show: (items: number) => Promise<void>): Promise<number[][]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const rounds: number[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    await show(0)
    await rest(page)
    const before = await costs(session)
    await show(ITEMS)
    await rest(page)
    const after = await costs(session)
    rounds.push(after.map((value, nth) => value - (before[nth] ?? 0)))
  }
  return rounds
}

const base = process.env['BENCH_ADDRESS']
const server = base ? { address: base, stop: () => undefined } : await product(await largeBase(20_000), 4715)
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage({ baseURL: server.address, locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  let items = 0
  await page.route('**/graphql', (route: Route) =>
    route.request().postData()?.includes('DispatchBoard') ? route.fulfill({ json: board(items) }) : route.continue(),
  )
  await page.goto('/login?redirect=/repair/dispatch')
  await page.fill('input[name=username]', 'admin')
  await page.fill('input[name=password]', process.env['BENCH_PASSWORD'] ?? PASSWORD)
  await page.keyboard.press('Enter')
  const people = page.locator('[data-slot~=page-head] button').last()
  await people.waitFor()
  const show = async (count: number) => {
    items = count
    await people.click()
    await page.waitForFunction((wanted) => document.querySelectorAll('[data-slot~=dispatch-item]').length === wanted, count)
  }
  const rounds = await measure(page, show)
  for (const [nth, name] of COSTS.entries()) {
    const values = rounds.map((round) => round[nth] ?? 0)
    console.log(`${name.padEnd(20)} median ${median(values).toFixed(1)} ms   ${values.map((one) => one.toFixed(0)).join(' ')}`)
  }
} finally {
  await browser.close()
  server.stop()
}
