import type { BrowserContext, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { address } from '../servers/ask.ts'

/** A browser context with its first page. */
export interface Window {
  page: Page
  context: BrowserContext
}

/** Windows that wait for the next test, by what cannot be changed in an open one. A worker does not stay with one server. */
const idle = new Map<string, Window[]>()

/** Windows that some test looks at now. */
const inUse = new Set<Window>()
/** What all of them show, for whoever reads of a failure on another machine. */
export async function shownNow(): Promise<string> {
  const pages = [...inUse].flatMap(({ context }) => context.pages())
  const shown = pages.map(async (page) => {
    const read = page.evaluate(() => {
      const textOf = (one: Element) => (one as HTMLElement).innerText.replaceAll(/\s+/g, ' ').slice(0, 400)
      const over = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=alert], [role=status]')]
      return [
        ...over.filter((one) => one.checkVisibility() && textOf(one)).map((one) => `${one.role}: ${textOf(one)}`),
        `main: ${textOf(document.querySelector('main') ?? document.body)}`,
        `focus: ${document.activeElement?.outerHTML.slice(0, 200)}`,
      ]
    })
    return [page.url(), ...(await read.catch((e: Error) => [e.message]))].join('\n  ')
  })
  return (await Promise.all(shown)).join('\n')
}

/** What cannot be taken back: whoever does one of these gets a window that nobody else will use. */
const LASTING = [
  ...['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'newCDPSession', 'setExtraHTTPHeaders'],
  ...['on', 'once', 'close'],
]
function onLasting(target: Page | BrowserContext, tell: () => void) {
  const methods = target as unknown as Record<string, (...args: unknown[]) => unknown>
  for (const name of LASTING) {
    const original = methods[name]?.bind(target)
    if (!original) continue
    methods[name] = (...args) => {
      tell()
      return original(...args)
    }
  }
}

/** As a browser that was never used: nobody is signed in, nothing is stored, no other page is open. */
async function forget({ page, context }: Window) {
  for (const other of context.pages()) if (other !== page) await other.close()
  await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.unrouteAll({ behavior: 'ignoreErrors' })])
  await context.setOffline(false)
  await page.emulateMedia({ colorScheme: null, media: null, reducedMotion: 'reduce' })
  // A place of the same origin on which neither app runs.
  await page.goto(`${address()}/healthz`, { timeout: 10_000 })
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
  await context.clearCookies()
}

/** Put back when the running test ends, a failing one too. A window that a hook has opened is put back by that hook's file. */
function closeAfterTest(window: Window) {
  try {
    onTestFinished(() => window.context.close())
  } catch {
    // No test is running.
  }
}

/**
 * A window that an earlier test has left, else a new one. A renderer that has compiled the console once starts it in a third less processor time,
 * and 200 of them are started in a run. `close` of its context puts it back, unless something was done to it that would last.
 */
export async function windowOf(kind: string, open: () => Promise<Window>): Promise<Window> {
  const free = idle.get(kind)?.pop()
  if (free) {
    inUse.add(free)
    closeAfterTest(free)
    return free
  }
  const window = await open()
  inUse.add(window)
  let isClean = true
  const closeForGood = window.context.close.bind(window.context)
  for (const one of [window.page, window.context])
    onLasting(one, () => {
      isClean = false
    })
  let putting: Promise<void> | undefined
  const putBack = async () => {
    inUse.delete(window)
    const isAsNew =
      isClean &&
      (await forget(window).then(
        () => true,
        () => false,
      ))
    if (!isAsNew) return closeForGood()
    idle.set(kind, [...(idle.get(kind) ?? []), window])
  }
  window.context.close = () => {
    // Whoever has put it back already says so again when the test ends, and somebody else may have it by then.
    if (idle.get(kind)?.includes(window)) return Promise.resolve()
    putting ??= putBack().finally(() => {
      putting = undefined
    })
    return putting
  }
  closeAfterTest(window)
  return window
}
