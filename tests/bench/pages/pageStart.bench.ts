import { readdirSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { CHROMIUM } from '../../support/browser/chromium.ts'
import { largeBase, PASSWORD } from '../lists/largeBase.ts'
import { cpuOf } from '../processCost.ts'
import { median, product } from '../servers.ts'

/** Starts of each page; the first ones fill the caches of http and of compiled code. */
const TURNS = 20
const WARM = 5

type Spent = Map<string, number>
const textOf = (pid: number, file: string) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
/** What a process of Chromium is there for. */
const purposeOf = (pid: number) => {
  const line = textOf(pid, 'cmdline')
  return (/--utility-sub-type=(\w+)/.exec(line) ?? /--type=([\w-]+)/.exec(line))?.[1] ?? 'browser'
}
function childrenOf(root: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const parents = new Map(
    all.map((pid) => [
      Number(pid),
      Number(
        textOf(Number(pid), 'stat')
          .replace(/^.*\) /, '')
          .split(' ')[1],
      ),
    ]),
  )
  const below = (pid: number): boolean => pid === root || (pid > 1 && below(parents.get(pid) ?? 0))
  return [...parents.keys()].filter(below)
}
/** Processor time of a browser so far, by what its processes are there for. */
function spentBy(root: number): Spent {
  const spent: Spent = new Map()
  for (const pid of childrenOf(root)) {
    const purpose = purposeOf(pid)
    spent.set(purpose, (spent.get(purpose) ?? 0) + cpuOf(pid))
  }
  return spent
}
const total = (spent: Spent) => [...spent.values()].reduce((sum, ms) => sum + ms, 0)

const server = await product(await largeBase(20_000), 4718)
const chrome = await chromium.launchServer(CHROMIUM)
const pid = chrome.process().pid ?? 0
try {
  const browser = await chromium.connect(chrome.wsEndpoint())
  const page = await browser.newPage({ baseURL: server.address, locale: 'zh-CN', reducedMotion: 'reduce' })
  const rows = () => page.locator('tbody tr a[data-open]').first().waitFor()
  await page.goto('/login?redirect=/repair/reportLogs')
  await page.fill('input[name=username]', 'admin')
  await page.fill('input[name=password]', PASSWORD)
  await page.keyboard.press('Enter')
  await rows()
  const starts = {
    list: async () => {
      await page.goto('/repair/reportLogs')
      await rows()
    },
    bare: () => page.goto('/healthz'),
  }
  const costs = { list: [] as Spent[], bare: [] as Spent[] }
  for (let turn = -WARM; turn < TURNS; turn++) {
    for (const kind of ['list', 'bare'] as const) {
      const before = spentBy(pid)
      await starts[kind]()
      await page.waitForLoadState('networkidle')
      const spent = new Map([...spentBy(pid)].map(([purpose, ms]) => [purpose, ms - (before.get(purpose) ?? 0)]))
      if (turn >= 0) costs[kind].push(spent)
    }
  }
  console.log(`processor time of all processes of Chromium for one start of a page, ${TURNS} times each`)
  for (const [kind, those] of Object.entries(costs)) {
    const purposes = [...new Set(those.flatMap((one) => [...one.keys()]))]
    const shares = purposes.map(
      (purpose) => `${purpose} ${(those.reduce((sum, one) => sum + (one.get(purpose) ?? 0), 0) / TURNS).toFixed(0)}`,
    )
    console.log(`  ${kind.padEnd(5)} median ${median(those.map(total)).toFixed(0)} ms (${shares.join(', ')})`)
  }
  console.log(`  ratio ${(median(costs.list.map(total)) / Math.max(10, median(costs.bare.map(total)))).toFixed(1)} to a page of one line`)
} finally {
  await chrome.close()
  server.stop()
}
