import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import browsers from '../../../console/shared/oldBrowser/browsers.json' with { type: 'json' }
import { root } from '../../../server/platform/root.mjs'
import { compatibility, lackingIn, promises, youngNames } from '../../../server/tools/building/browserSupport.mjs'
import { youngScripts } from '../../../server/tools/building/youngScripts.mjs'
import { youngStyles, youngWords } from '../../../server/tools/building/youngStyles.mjs'

type App = keyof typeof browsers.oldest
const APPS = Object.keys(browsers.oldest) as App[]
const promised = promises() as Record<App, Record<string, string>>
const { api, javascript, css } = compatibility()
const names = (app: App, data = { api, javascript }) => youngNames(promised[app], data as never)

describe('what a script uses', () => {
  const promise = { chrome: '99', safari: '16', firefox: '115' }
  const young = youngNames(promise)
  const found = (code: string, allowed?: Set<string>) => youngScripts(code, promise, young, allowed).map(({ name }) => name)

  it('is refused where a promised browser lacks it', () => {
    expect(found('const a = [2, 1].toSorted()')).toEqual(['toSorted'])
    expect(found('fetch(x, { signal: AbortSignal.any([]) })')).toContain('AbortSignal.any')
    expect(found('new URLPattern("/x")')).toEqual(['URLPattern'])
    expect(found('const a = /(?<=x)y/')).toEqual(['pattern: lookbehind'])
  })

  it('is not where a polyfill brings it, the file asks first, names something of its own so, or all browsers have it', () => {
    expect(found('[2, 1].toSorted()', new Set(['toSorted']))).toEqual([])
    expect(found('if (document.startViewTransition) document.startViewTransition(f)')).toEqual([])
    expect(found('typeof URLPattern === "undefined" || new URLPattern("/x")')).toEqual([])
    expect(found('element.checkVisibility?.()')).toEqual([])
    expect(found('const list = { toSorted() {} }; list.toSorted()')).toEqual([])
    expect(found('[1].at(-1), structuredClone(x)')).toEqual([])
  })
})

describe('what a sheet says', () => {
  const young = youngWords({ chrome: '99', safari: '16', firefox: '115' })
  const found = (css: string, allowed?: Set<string>) => youngStyles(css, young, allowed).map(({ name }) => name)

  it('is refused where a promised browser does not understand it', () => {
    expect(found('.a { color: color-mix(in srgb, red, blue) }')).toEqual(['color-mix()'])
    expect(found('.a { height: 100dvh } .b { field-sizing: content }')).toEqual(['dv', 'field-sizing'])
    expect(found('.a:has(b) { color: red } @container (width > 1px) { .a { color: red } }')).toEqual([':has', '@container'])
  })

  it('is not with an older value or a prefix beside it, within @supports, or where somebody has looked', () => {
    expect(found('.a { height: 100vh; height: 100dvh }')).toEqual([])
    expect(found('.a { -webkit-mask: none; mask: none }')).toEqual([])
    expect(found('@supports (height: 1dvh) { .a { height: 100dvh } }')).toEqual([])
    const turned = '.a { rotate: 45deg } @supports not (rotate: 0deg) { .a { transform: rotate(45deg) } }'
    expect([found(turned), found(`${turned} .b { rotate: 45deg }`)]).toEqual([[], ['rotate']])
    expect(found('@keyframes a { to { translate: 50% } }')).toEqual([])
    expect(found('.a:has(b) { color: red }', new Set([':has']))).toEqual([])
    expect(found('@layer app { .a { gap: 1px; inset: 0 } }')).toEqual([])
  })
})

/** Words of styles of which the rest is right without them, in browsers that do not know them. */
const BEARABLE: Readonly<Record<App, readonly string[]>> = {
  console: [
    // Decoration: the page's colors, line breaks, scroll bars.
    ...['scrollbar-width', 'scrollbar-color', 'accent-color', 'text-wrap', ':autofill', 'overflow-clip-margin'],
    // Boxes that grow as one types keep their size; a gesture at the end of a list moves the page as well.
    ...['field-sizing', 'overscroll-behavior'],
    // Known in all but a corner: outlines follow no rounded corners in Safari before 16.4.
    'outline',
    // It has a fallback of its own elsewhere in the sheet, or what is left without it was looked at.
    ':has',
  ],
  // `:is` becomes `:-webkit-any`; the rest is decoration or has a fallback beside it.
  bigscreen: ['color-scheme', 'text-autospace', ':is', ':focus-visible', 'outline'],
  // The editor's own: scroll bars, line breaks, dots before boxes to tick.
  playground: ['scrollbar-width', 'text-wrap', ':has'],
}

/** Used only where the browser has been asked another way, or behind another that is asked for. */
const ASKED: Readonly<Record<App, readonly string[]>> = {
  console: [
    // React's, for view transitions, which no page has.
    'startViewTransition',
    // Of our own lists, and of Apollo's and React's: methods of the same name.
    ...['drop', 'handle', 'move', 'toArray'],
    // Behind document.fullscreenEnabled and document.fullscreenElement.
    ...['exitFullscreen', 'requestFullscreen'],
    // The scanner's memory, and a canvas whose absence it catches.
    ...['grow', 'OffscreenCanvas'],
    // Behind what says whether the browser has popovers.
    ...['hidePopover', 'showPopover'],
    // Of the library of popovers, which makes a sheet otherwise where this fails.
    'replaceSync',
  ],
  // React's, for view transitions.
  bigscreen: ['startViewTransition', 'Promise.allSettled', 'allSettled', 'getKeyframes', 'setKeyframes', 'navigate'],
  playground: ['startViewTransition', 'caretPositionFromPoint', 'fromHex', 'toArray', 'ClipboardItem'],
}

/** `npm test` builds them, a single file run by itself may find none. */
const areBuilt = APPS.every((app) => existsSync(join(root, 'dist', app, 'assets')))
describe.skipIf(!areBuilt).each(APPS)(areBuilt ? '%s' : '%s: skipped: not built', (app) => {
  const polyfilled = Object.keys(browsers.polyfills[app])
  const folder = join(root, 'dist', app, 'assets')

  it('uses nothing in its built files that a promised browser lacks', () => {
    const young = names(app)
    const allowed = new Set([...polyfilled.map((path) => path.split('.').at(-1) ?? ''), ...ASKED[app]])
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js') && !/^(polyfills|too-old|code)-/.test(name))
    const found = scripts.flatMap((name) =>
      youngScripts(readFileSync(join(folder, name), 'utf8'), promised[app], young, allowed).map((one) => ({ file: name, ...one })),
    )
    expect(found).toEqual([])
  })

  it('says nothing in its built sheets that a promised browser does not understand', () => {
    const young = youngWords(promised[app])
    const found = readdirSync(folder).flatMap((name) =>
      name.endsWith('.css') ? youngStyles(readFileSync(join(folder, name), 'utf8'), young).map((one) => ({ file: name, ...one })) : [],
    )
    expect(found.filter(({ name }) => !BEARABLE[app].includes(name))).toEqual([])
    expect(BEARABLE[app].filter((word) => !found.some(({ name }) => name === word))).toEqual([])
  })

  it('brings only polyfills that it needs', () => {
    const text = readdirSync(folder).flatMap((name) =>
      name.endsWith('.js') && !/^polyfills-/.test(name) ? [readFileSync(join(folder, name), 'utf8')] : [],
    )
    const { methods } = names(app)
    const idle = polyfilled.filter((path) => {
      const name = path.split('.').at(-1) ?? ''
      return !methods.has(name) || !text.some((code) => code.includes(`.${name}(`))
    })
    expect(idle).toEqual([])
  })

  it('looks for features that every promised browser has', () => {
    const { names: needed, styles } = browsers.needs[app]
    const entryOf = (name: string) => {
      const [owner = '', member = ''] = name.split('.')
      return member ? javascript.builtins[owner]?.[member] : (api[owner] ?? javascript.builtins[owner])
    }
    const known = needed.filter((name) => name !== 'ES2020').map((name) => [name, entryOf(name).__compat] as const)
    const ofStyles = styles.map((style) => {
      const [property = '', value = ''] = style.split(': ')
      if (value.endsWith('dvh')) return [style, css.types.length['viewport_percentage_units_dynamic'].__compat] as const
      if (value.startsWith('clamp')) return [style, css.types.clamp.__compat] as const
      return [style, css.properties[property][value].__compat] as const
    })
    expect([...known, ...ofStyles].flatMap(([name, compat]) => (lackingIn(compat, promised[app]) ? [name] : []))).toEqual([])
  })
})

it('names as young only what a browser of 2020 lacks', () => {
  const { globals, methods, statics } = youngNames({ chrome: '75', safari: '13', firefox: '70' })
  const all = new Set([...globals.keys(), ...methods.keys(), ...[...statics.keys()].map((name) => name.split('.').at(-1))])
  expect(browsers.young.filter((name) => !all.has(name))).toEqual([])
})
