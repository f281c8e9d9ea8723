/** What a browser must be able to do so that tests drive it, whichever protocol it speaks. */
export interface Driver {
  /** What the page threw and nobody caught. */
  readonly errors: string[]
  /** The value of an expression, which may be a promise. */
  evaluate<T>(expression: string): Promise<T>
  navigate(url: string): Promise<void>
  clickAt(at: Point): Promise<void>
  /** Into what holds the focus. */
  type(text: string): Promise<void>
  press(key: keyof typeof KEYS): Promise<void>
  setFiles(selector: string, files: string[]): Promise<void>
  /** As PNG. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}
export interface Point {
  x: number
  y: number
}
export interface Size {
  width: number
  height: number
}
/** A browser that runs, with a profile of its own: each page is a tab of it. */
export interface Engine {
  open(size: Size): Promise<DrivenPage>
  close(): Promise<void>
}
/** Keys of a remote control, with the number that Chromium's protocol wants and the character that stands for each in WebDriver. */
export const KEYS = { ArrowRight: [39, '\uE014'], Enter: [13, '\uE007'] } as const

const WAIT_MS = 20_000
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** An element that can be seen, by a selector and, where given, its text. */
const find = (selector: string, text = '') =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((e) => e.getClientRects().length && (${JSON.stringify(text)} === '' || (e.innerText || e.getAttribute('aria-label') || '').trim().includes(${JSON.stringify(text)})))`

export type DrivenPage = ReturnType<typeof drivenPage>

/** A page, driven by what it draws: `text` is found in what can be pressed, whole. */
export function drivenPage(driver: Driver) {
  const { errors, evaluate } = driver
  /** Waits until an expression is true, and answers it. */
  async function until<T>(expression: string, ms = WAIT_MS): Promise<T> {
    for (const end = Date.now() + ms; ; await pause(50)) {
      const value = await evaluate<T>(expression).catch(() => undefined)
      if (value) return value
      if (Date.now() > end)
        throw new Error(`never came: ${expression}\n${errors.join('\n')}\n${await evaluate('document.body.innerText.slice(0, 1000)')}`)
    }
  }
  async function click(selector: string, text = '') {
    const middle = `(() => { const e = ${find(selector, text)}; if (!e || e.disabled) return null; e.scrollIntoView({ block: 'center' }); const r = e.getBoundingClientRect(); const x = r.x + r.width / 2, y = r.y + r.height / 2; const top = document.elementFromPoint(x, y); return top && (e.contains(top) || top.contains(e)) ? { x, y } : null })()`
    // What still moves, such as a list that is opening, would be missed.
    let at = await until<Point>(middle)
    for (let before = ''; before !== JSON.stringify(at); at = await until(middle)) {
      before = JSON.stringify(at)
      await pause(100)
    }
    await driver.clickAt(at)
  }
  return {
    ...driver,
    until,
    click,
    waitFor: (selector: string, text = '', ms = WAIT_MS) => until(`Boolean(${find(selector, text)})`, ms),
    async goto(url: string) {
      await driver.navigate(url)
      await until(`location.href !== 'about:blank' && document.readyState === 'complete'`)
    },
    async fill(selector: string, value: string) {
      await click(selector)
      await driver.type(value)
    },
    async setFiles(selector: string, files: string[]) {
      await until(`Boolean(document.querySelector(${JSON.stringify(selector)}))`)
      await driver.setFiles(selector, files)
    },
  }
}
