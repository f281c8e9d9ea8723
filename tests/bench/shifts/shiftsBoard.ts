import { type CDPSession, chromium, type Page } from 'playwright-core'
import { findChromium } from '../../../server/tools/testing/chromium.mjs'
import { PASSWORD } from '../benchBase.ts'
import { median, type Server, share, signIn } from '../servers.ts'
import { PEOPLE } from './shiftsBase.ts'

const TURNS = 9
const MOVES = 60
const CHANGES = 9
const LINE_PX = 34

async function ask<T>({ address }: Server, token: string, query: string, variables: object = {}): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const response = await fetch(`${address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
  const { data, errors } = await response.json()
  if (errors) throw new Error(errors[0].message)
  return data
}

/** Milliseconds that the page's own thread has worked so far, whatever else the machine does. */
async function worked(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}
const line = (what: string, values: readonly number[], goal: string) =>
  console.log(
    `  ${what.padEnd(46)} median ${median(values).toFixed(1)} ms${goal}, 95 % ${share(values, 0.95).toFixed(1)}, slowest ${Math.max(...values).toFixed(1)}`,
  )

/** From the arrival of a month until its rows have been painted. */
async function firstPaint(page: Page) {
  const [paints, scripts]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < TURNS; turn++) {
    const took = await page.evaluate(
      async (isBack) => {
        const fetched = new Promise<number>((done) => {
          const own = window.fetch
          window.fetch = async (...args) => {
            const response = await own(...args)
            if (!String(args[1]?.body).includes('ScheduleBoard')) return response
            const text = await response.text()
            window.fetch = own
            done(performance.now())
            return new Response(text, { status: response.status, headers: response.headers })
          }
        })
        const head = () => document.querySelector('[data-slot=shift-grid]')?.firstElementChild?.firstElementChild?.childElementCount ?? 0
        const before = document.querySelector('[data-slot=shift-grid]')
        ;[...document.querySelectorAll<HTMLElement>('[data-slot~=page-head] button')][isBack ? 0 : 1]?.click()
        const at = await fetched
        for (;;) {
          const grid = document.querySelector('[data-slot=shift-grid]')
          if (
            grid &&
            grid !== before &&
            head() > 28 &&
            grid.querySelector('[role=gridcell] b') &&
            !document.querySelector('[data-turning]')
          )
            break
          await new Promise((next) => setTimeout(next))
        }
        const laidOut = performance.now()
        document.body.getBoundingClientRect()
        // The frame after this one begins when this one has been painted.
        await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))
        return [performance.now() - at, laidOut - at] as const
      },
      turn % 2 === 1,
    )
    paints.push(took[0])
    scripts.push(took[1])
    await page.waitForTimeout(400)
  }
  line(`a month of ${PEOPLE} people: data to paint`, paints.slice(1), ' (goal <= 400)')
  line('  of it until the rows stand', scripts.slice(1), '')
}

/** A block of cells dragged over the month with the mouse: what each move costs the page, and how long frames last. */
async function dragging(page: Page, cdp: CDPSession) {
  const grid = page.locator('[data-slot=shift-grid]')
  const box = await grid.locator('[role=gridcell]:has(b)').nth(3).boundingBox()
  if (!box) throw new Error('no cell is filled')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.click(x, y)
  await page.keyboard.down('Shift')
  await page.mouse.click(x + box.width * 4, y + LINE_PX * 4)
  await page.keyboard.up('Shift')
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(window, { frames })
    let last = performance.now()
    const tick = (now: number) => {
      frames.push(now - last)
      last = now
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  const costs: number[] = []
  let targets = 0
  for (let nth = 0; nth < MOVES; nth++) {
    const before = await worked(cdp)
    await page.mouse.move(x + box.width * ((nth * 3) % 15), y + LINE_PX * (1 + (nth % 9)))
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))))
    costs.push((await worked(cdp)) - before)
    targets += await page.locator('[data-slot=target]').count()
  }
  if (targets < MOVES / 2) throw new Error('nothing was dragged')
  const frames = (await page.evaluate(() => (window as unknown as { frames: number[] }).frames)) as number[]
  await page.keyboard.press('Escape')
  await page.mouse.up()
  line('dragging 25 cells: work of the page for a move', costs, ' (goal <= 16)')
  line('  frames meanwhile, other work on this machine', frames.slice(2), '')
}

/** From the moment that a change is sent until `/sche` shows it. */
async function sche(page: Page, server: Server, today: string) {
  const token = await signIn(server)
  const { board } = await ask<{
    board: { cells: { date: string; shiftId: string; positionId: string; equipmentId: string | null; workerIds: string[] }[] }
  }>(
    server,
    token,
    'query($day: Date!) { board: scheduleBoard(from: $day, to: $day) { cells { date shiftId positionId equipmentId workerIds } } }',
    { day: today },
  )
  await page.goto('/sche')
  const times: number[] = []
  for (let nth = 0; nth < CHANGES; nth++) {
    const cell = board.cells[nth]
    if (!cell) break
    const name = `worker ${cell.workerIds.at(-1)}`
    const shown = page.getByText(new RegExp(`${name}(?!\\d)`))
    await shown.first().waitFor()
    const begin = performance.now()
    await ask(server, token, 'mutation($cells: [ScheduleCellInput!]!) { changeSchedule(cells: $cells) { written } }', {
      cells: [{ ...cell, workerIds: cell.workerIds.slice(0, -1) }],
    })
    await shown.first().waitFor({ state: 'detached' })
    times.push(performance.now() - begin)
  }
  line('/sche: from sending a change until it is shown', times, ' (goal <= 1000)')
}

/** The board and `/sche` in a browser, of a server whose schedule holds the months around today. */
export async function benchBoard(server: Server, today: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({ baseURL: server.address, locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
    // What runs this file marks the names of functions, also of those that are sent to the page.
    await page.addInitScript('globalThis.__name = (named) => named')
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(`/login?redirect=${encodeURIComponent('/shifts/board?span=month')}`)
    await page.fill('input[name=username]', 'admin')
    await page.fill('input[name=password]', PASSWORD)
    await page.keyboard.press('Enter')
    await page.locator('[data-slot=shift-grid] [role=gridcell] b').first().waitFor()
    await page.waitForTimeout(1000)
    await firstPaint(page)
    await dragging(page, cdp)
    await sche(page, server, today)
  } finally {
    await browser.close()
  }
}
