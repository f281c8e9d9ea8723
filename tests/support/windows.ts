import type { Browser, BrowserContext, Dialog, Page } from 'playwright-core'

export type Language = 'zh' | 'en'

/** A place of the product's origin where none of its apps runs. */
export const EMPTY = '/healthz'

interface Seat {
  context: BrowserContext
  page: Page
  isTaken: boolean
  /** Closes it for good. */
  end: () => Promise<void>
}
const seats = new Map<Language, Set<Seat>>()

async function newSeat(browser: Browser, baseURL: string, language: Language): Promise<Seat> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: language === 'zh' ? 'zh-CN' : 'en-US',
    baseURL,
    reducedMotion: 'reduce',
  })
  await context.addInitScript((lng) => {
    if (!localStorage.getItem('lng')) localStorage.setItem('lng', lng)
  }, language)
  const page = await context.newPage()
  await page.goto(EMPTY)
  return { context, page, isTaken: true, end: context.close.bind(context) }
}

const HEARD = ['pageerror', 'console', 'request', 'response', 'websocket', 'download', 'dialog'] as const
/** What the last person left behind is gone; what the browser has fetched and compiled is not. */
async function clear({ context, page }: Seat) {
  await Promise.all(context.pages().map((one) => one !== page && one.close()))
  for (const event of HEARD) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  // Whoever has typed something is asked before it is gone.
  const letGo = (dialog: Dialog) => void dialog.accept()
  page.on('dialog', letGo)
  await page.goto(EMPTY)
  page.off('dialog', letGo)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
  // Nothing of the next page lies under the mouse.
  await page.mouse.move(0, 0)
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' })
}

/**
 * A window that nobody else uses meanwhile; closing its context gives it back. Windows are used again: opening one costs more than loading the
 * console in it, which a new one must also fetch and compile anew. What cannot be taken back, such as a script of the test's that runs before
 * every page, needs a window of its own, and one that cannot be cleared is closed for good.
 */
export async function takeSeat(browser: Browser, baseURL: string, language: Language, isOwn: boolean): Promise<Seat> {
  if (isOwn) return newSeat(browser, baseURL, language)
  const all = seats.get(language) ?? new Set()
  seats.set(language, all)
  const free = [...all].find(({ isTaken }) => !isTaken)
  if (free) free.isTaken = true
  const seat = free ?? (await newSeat(browser, baseURL, language))
  all.add(seat)
  let given: Promise<void> | undefined
  async function giveBack() {
    try {
      await clear(seat)
      seat.isTaken = false
    } catch {
      all.delete(seat)
      await seat.end()
    }
  }
  seat.context.close = () => (given ??= giveBack())
  return seat
}
