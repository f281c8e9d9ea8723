import type { Locator, Page } from 'playwright-core'

/** Somebody who works with a page; what it takes is counted. */
export interface Hands {
  /** Keys that were pressed, those of searches included. */
  readonly keys: number
  readonly presses: number
  key(key: string): Promise<void>
  /** Letters by which something is found. */
  find(text: string): Promise<void>
  /** What a record shall say; counted nowhere. */
  write(text: string): Promise<void>
  press(on: Locator): Promise<void>
}

export function handsOf(page: Page): Hands {
  let keys = 0
  let presses = 0
  return {
    get keys() {
      return keys
    },
    get presses() {
      return presses
    },
    async key(key) {
      keys++
      await page.keyboard.press(key)
    },
    async find(text) {
      keys += text.length
      await page.keyboard.type(text)
    },
    write: (text) => page.keyboard.type(text),
    async press(on) {
      presses++
      await on.click()
    },
  }
}
