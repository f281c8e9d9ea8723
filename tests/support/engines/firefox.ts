import { existsSync } from 'node:fs'
import { firefox } from 'playwright-core'
import { drivenPage, type Engine } from './page.ts'

/** Debian's `firefox-esr`, or whichever is named. */
const PROGRAM = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'
export const hasFirefox = existsSync(PROGRAM)

/** A Firefox as it is sold, over WebDriver BiDi: Playwright's own one is a browser that nobody has. */
export async function startFirefox(): Promise<Engine> {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: PROGRAM, headless: true })
  const context = await browser.newContext({ locale: 'zh-CN' })
  return {
    async open(size) {
      const page = await context.newPage()
      await page.setViewportSize(size)
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      return drivenPage({
        errors,
        evaluate: (expression) => page.evaluate(expression) as never,
        navigate: async (url) => void (await page.goto(url)),
        clickAt: ({ x, y }) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        setFiles: (selector, files) => page.locator(selector).first().setInputFiles(files),
        screenshot: () => page.screenshot(),
        close: () => page.close(),
      })
    },
    close: () => browser.close(),
  }
}
