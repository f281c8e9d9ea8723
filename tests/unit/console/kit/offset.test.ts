// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  document.head.innerHTML = ''
})

/** The offset as a page begins with it. */
async function begun(content: string) {
  document.head.innerHTML = content && `<meta name="utc-offset" content="${content}">`
  vi.resetModules()
  return (await import('../../../../console/shared/offset.ts')).businessOffset
}

describe("the factories' clock", () => {
  it('is known from the page that the server gave out, before anything is drawn', async () => {
    for (const [text, minutes] of [
      ['-05:00', -300],
      ['+05:45', 345],
      ['+14:00', 840],
    ] as const) {
      const offset = await begun(text)
      expect([offset.text, offset.minutes, offset.ms]).toEqual([text, minutes, minutes * 60_000])
    }
  })

  it('is that of UTC on a page that says none', async () => {
    for (const text of ['', '__UTC_OFFSET__']) expect([(await begun(text)).text, (await begun(text)).minutes]).toEqual(['Z', 0])
  })
})
