import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { askAs } from '../servers/ask.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export type Asked = { type: 'tag' | 'rule'; values: string[] }
/** Everything that WCAG 2.2 asks for on level AA and that a program can tell. */
export const WHOLE: Asked = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
/** A dark page is the same page in other colours. */
export const COLOURS: Asked = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
/** What a narrow window may break, and what another language may have forgotten: the rest of the page is the same. */
export const ELSEWHERE: Asked = {
  type: 'rule',
  values: [
    ...['target-size', 'scrollable-region-focusable', 'meta-viewport', 'duplicate-id-aria', 'region'],
    ...['button', 'link', 'input-button', 'select', 'aria-command', 'aria-toggle-field', 'aria-input-field'].map((kind) => `${kind}-name`),
    ...['label', 'image-alt', 'input-image-alt', 'document-title', 'html-has-lang', 'html-lang-valid', 'valid-lang'],
  ],
}

interface Axe {
  run(context: object, options: object): Promise<{ violations: { id: string; nodes: { target: string[]; html: string }[] }[] }>
}
/** What axe says against the page as it is now, or against what lies over it. Pages that sleep in other tabs are not looked at. */
export async function faultsOf(page: Page, asked: Asked = WHOLE, layers?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const wanted = [asked, layers] as const
  const found = await page.evaluate(async ([runOnly, over]) => {
    const { axe } = window as unknown as { axe: Axe }
    const options = { runOnly, resultTypes: ['violations'], preload: false, iframes: false }
    const place = over
      ? { include: [...document.querySelectorAll(over)].filter((one) => one.checkVisibility()) }
      : { exclude: [['[data-slot~=view][style*="none"]']] }
    const { violations } = await axe.run(place, options)
    /** What the edge of the window cuts through looks small, and is not once it is scrolled to. */
    const isCut = async (id: string, target: string) => {
      const node = id === 'target-size' ? document.querySelector(target) : null
      if (!node) return false
      node.scrollIntoView({ block: 'center' })
      const again = await axe.run(node, { ...options, runOnly: { type: 'rule', values: [id] } })
      return again.violations.length === 0
    }
    const told: string[] = []
    for (const { id, nodes } of violations)
      for (const { target, html } of nodes)
        if (!(await isCut(id, target.at(-1) ?? ''))) told.push(`${id}: ${target.join(' ')} ${html.slice(0, 140)}`)
    return told
  }, wanted)
  const at = page.url().replace(/^\w+:\/\/[^/]+/, '')
  return found.map((fault) => `${at} ${fault}`)
}

/** Pages that are wider than their window make people scroll in two directions (WCAG 1.4.10); tables and charts may scroll in themselves. */
export async function overflowOf(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const width = innerWidth
    const places = [
      document.scrollingElement,
      document.getElementById('scroller'),
      ...document.querySelectorAll('[data-slot~=view], [data-slot~=stage-main]'),
    ]
    const isWide = (one: Element | null) => one?.checkVisibility() && one.scrollWidth > Math.min(one.clientWidth, width) + 1
    if (!places.some(isWide)) return null
    const beyond = [...document.querySelectorAll('body *')].filter(
      (one) => one.checkVisibility() && one.getBoundingClientRect().right > width + 1 && !one.closest('[aria-hidden=true]'),
    )
    return beyond.slice(0, 3).map((one) => one.outerHTML.slice(0, 100))
  })
  return found
    ? [`${page.url().replace(/^\w+:\/\/[^/]+/, '')} scrolls sideways at ${page.viewportSize()?.width}: ${found.join(' | ')}`]
    : []
}

/** Fields into which a phone zooms when they are entered, and out of which nobody finds back: iOS does below 16 px. */
export async function zoomedFieldsOf(page: Page): Promise<string[]> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('input, textarea, select, [contenteditable=true]')].flatMap((one) => {
      // The last is never entered: it only brings the system's own calendar.
      const isTyped = !one.matches('[type=checkbox], [type=radio], [type=file], [type=color], [type=range], [aria-hidden=true]')
      const size = Number.parseFloat(getComputedStyle(one).fontSize)
      return isTyped && one.checkVisibility() && size < 16 ? `${size} px ${one.outerHTML.slice(0, 110)}` : []
    }),
  )
  return found.map((one) => `${new URL(page.url()).pathname} ${one}`)
}

const THUMB = 44
/** A line of text may hold links that are as high as the line; nothing may be smaller than this. */
const LEAST = 24
/** Buttons and fields that a thumb would miss. */
export async function smallTargetsOf(page: Page): Promise<string[]> {
  const found = await page.evaluate(
    ([thumb, least]) => {
      const all = document.querySelectorAll<HTMLElement>(
        'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]',
      )
      /** What is pressed counts: a label around a box, the row around a link. */
      const areaOf = (one: HTMLElement) => {
        const own = one.getBoundingClientRect()
        const label = one.closest('label')?.getBoundingClientRect() ?? own
        const after = getComputedStyle(one, '::after')
        const grown = after.content !== 'none' && after.position === 'absolute' ? Number.parseFloat(after.height) || 0 : 0
        return { width: Math.max(own.width, label.width), height: Math.max(own.height, label.height, grown) }
      }
      const isInText = (one: HTMLElement) =>
        getComputedStyle(one).display === 'inline' || one.matches(':is(dd, p, td, h2, h3, li, b) > a:not(nav *)')
      const isReachable = (one: HTMLElement) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        !one.closest('[inert], [aria-hidden=true]') &&
        !one.matches('.visually-hidden, [data-slot~=skip], :disabled')
      return [...all].flatMap((one) => {
        if (!isReachable(one)) return []
        const { width, height } = areaOf(one)
        const asked = isInText(one) ? 0 : thumb
        if (!width || (height >= asked - 0.5 && width >= Math.min(asked, least) - 0.5)) return []
        return `${Math.round(width)}x${Math.round(height)} ${one.outerHTML.replace(/<svg.*<\/svg>/s, '').slice(0, 110)}`
      })
    },
    [THUMB, LEAST] as const,
  )
  return found.map((one) => `${new URL(page.url()).pathname} ${one}`)
}

/** Goes to another page as a link does, without loading the console anew. */
export async function go(page: Page, route: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, route)
  // What is still below its place is smaller than it will be.
  if (/[?&]open=/.test(route)) await page.getByRole('dialog').waitFor()
  await settled(page)
}

/** What sleeps in other tabs makes every look at the page longer. */
export const closeOtherTabs = (page: Page) =>
  page.evaluate(() => {
    for (const close of document.querySelectorAll<HTMLElement>('[data-slot~=tab]:not([data-active]) > button')) close.click()
  })

/** Nothing on the page moves, or says that it is still coming. */
export const settled = (page: Page) =>
  page
    .waitForFunction(
      () => {
        const isMoving = (one: Animation) =>
          one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
        if (document.getAnimations().some(isMoving)) return false
        return ![
          ...document.querySelectorAll('[data-slot~=boot], [aria-busy=true], .skeleton, [data-slot~=bones], [data-slot~=bone]'),
        ].some((one) => one.checkVisibility())
      },
      null,
      { timeout: 15_000, polling: 50 },
    )
    .catch(() => {})
    .then(() => page.waitForTimeout(80))

interface Node {
  path: string
  visible: boolean
  children?: Node[]
}
interface Menus {
  readonly me: { readonly menus: readonly Node[] }
}
/** Every page that the menus of this person lead to: new ones join by themselves. */
export async function menuRoutes(
  page: Page,
  ask: (query: string) => Promise<Menus> = (query) => askAs<Menus>(page, query),
): Promise<string[]> {
  const level = (depth: number): string => `path visible ${depth ? `children { ${level(depth - 1)} }` : ''}`
  const { me } = await ask(`{ me { menus { ${level(3)} } } }`)
  const pagesIn = (nodes: readonly Node[]): string[] =>
    nodes.flatMap(({ path, children }) => {
      if (children?.length) return pagesIn(children)
      // The playground is a page of the server.
      if (!/^\/[^/\\]/.test(path) || path === '/graphql') return []
      return [path]
    })
  return pagesIn(me.menus)
}
