// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { brandColours } from '../../../../console/kit/looks/brandColours.ts'
import { DEFAULTS, PRESETS } from '../../../../console/kit/session/settings.ts'
import { contrast, type Mode, tokensOf } from '../../../support/browser/colours.ts'

const root = join(fileURLToPath(import.meta.url), '../../../../..')
const tokens = tokensOf(readFileSync(join(root, 'console/kit/looks/tokens.css'), 'utf8'))

const SURFACES = ['page', 'side-surface', 'panel', 'raised', 'subtle', 'head', 'row-hover', 'wash'] as const
const CALM = ['page', 'panel', 'raised', 'subtle', 'head', 'row-hover'] as const
const TONES = ['danger', 'warning', 'success', 'info', 'wait', 'neutral'] as const
type Pair = readonly [front: string, back: string]
const all = (fronts: readonly string[], backs: readonly string[]): Pair[] =>
  fronts.flatMap((front) => backs.map((back) => [front, back] as const))

const TEXT: Pair[] = [
  ...all(['ink', 'ink-2', 'ink-3'], SURFACES),
  ...all(['ink', 'ink-2'], ['brand-wash', 'brand-tint', 'brand-tint-2', 'segment']),
  ...all(['ink-3'], ['brand-wash']),
  ...all(['nil'], ['panel', 'row-hover', 'side-surface']),
  ...all(['brand-text'], [...SURFACES, 'brand-wash', 'brand-tint', 'brand-tint-2']),
  ...all(['on-solid'], ['brand-solid', 'brand-hover', 'danger-solid', 'danger-hover', 'neutral-solid', 'neutral-hover']),
  ...TONES.flatMap((tone) => all([tone], [...CALM, `${tone}-tint`])),
  ['tip-ink', 'tip'],
  ['environment-ink', 'environment'],
]
/** Borders of controls, focus rings, shapes beside a word, bars of a chart. */
const SHAPES: Pair[] = [
  ...all(['edge'], ['page', 'panel', 'raised', 'subtle', 'side-surface']),
  ...all(['off', 'danger-line'], ['panel', 'raised']),
  ...all(['focus', 'brand-mark'], SURFACES),
  ...all(['on-solid'], ['off']),
  ...TONES.flatMap((tone) => all([`${tone}-mark`], ['panel', 'raised', `${tone}-tint`])),
  ...all(['chart-1', 'chart-1-quiet', 'chart-2', 'chart-2-quiet'], ['panel']),
]
const namedColours = (brand: string) => Object.entries(brandColours(brand)).map(([name, colour]) => [name.slice(2), colour] as const)
const faultsOf = (pairs: Pair[], least: number, mode: Mode, brand: string) => {
  const set = new Map([...tokens, ...namedColours(brand)])
  return pairs
    .map(([front, back]) => ({ front, back, ratio: contrast(front, back, set, mode) }))
    .filter(({ ratio }) => !(ratio >= least))
    .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`)
}
/** Whatever somebody may pick besides the presets. */
const PICKED = {
  black: '#000000',
  white: '#ffffff',
  yellow: '#ffff00',
  lime: '#00ff00',
  pure: '#0000ff',
  fuchsia: '#ff00ff',
  scarlet: '#ff0000',
}

describe.each(['light', 'dark'] as const)('%s', (mode) => {
  it.each(Object.entries({ ...PRESETS, ...PICKED }))('reads well in %s', (_name, brand) => {
    expect(faultsOf(TEXT, 4.5, mode, brand)).toEqual([])
    expect(faultsOf(SHAPES, 3, mode, brand)).toEqual([])
  })
})

it('shows the first theme colour where nobody has picked one', () => {
  const css = readFileSync(join(root, 'console/kit/looks/tokens.css'), 'utf8')
  const written = Object.entries(brandColours(DEFAULTS.brand)).filter(
    ([name, colour]) => css.includes(`var(${name}, ${colour})`) || css.includes(`${name}: ${colour};`),
  )
  expect(Object.fromEntries(written)).toEqual(brandColours(DEFAULTS.brand))
})
it('follows the theme colour as Chromium works it out', () => {
  // oklch(from var(--brand) min(l, 0.515) c h), color-mix(in oklab, var(--brand) 13%, #161b22), oklch(from var(--brand) max(l, 0.78) min(c, 0.13) h)
  const some = (brand: string) =>
    ['brand-solid-light', 'brand-wash-dark', 'brand-text-dark'].map((name) => brandColours(brand)[`--${name}`])
  expect(some('#f59e0b')).toEqual(['#a04f00', '#2f2b28', '#eca851'])
  expect(some('#ffffff')).toEqual(['#676767', '#2f343a', '#ffffff'])
})
it.each(['console', 'bigscreen'])('%s: has no colour that a browser works out of another', (app) => {
  const files = readdirSync(join(root, app), { recursive: true, encoding: 'utf8' }).filter((path) => /\.(css|tsx?)$/.test(path))
  const derived = /\b(?:oklch|oklab|lch|lab|hsl|rgb|color)\(\s*from\b/
  expect(files.filter((path) => derived.test(readFileSync(join(root, app, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')))).toEqual([])
})

it('has no colour outside the tokens', () => {
  const sheets = readdirSync(join(root, 'console'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.css') && !/tokens\.css$|^playground/.test(path),
  )
  // White and black at some opacity are light and shade, the same in both modes.
  const raw = /#[0-9a-f]{3,8}\b|\brgb\((?!255 255 255 \/|0 0 0 \/)|\b(?:white|black)\b(?!-)/gi
  const bare = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\("data:[^"]*"\)/g, '')
  expect(
    sheets.flatMap((path) => [...bare(readFileSync(join(root, 'console', path), 'utf8')).matchAll(raw)].map(([hit]) => `${path} ${hit}`)),
  ).toEqual([])
})
it('names only tokens that exist', () => {
  const files = readdirSync(join(root, 'console'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(css|tsx?)$/.test(path) && !path.startsWith('playground'),
  )
  const texts = files.map((path) => readFileSync(join(root, 'console', path), 'utf8'))
  const known = new Set(texts.flatMap((text) => [...text.matchAll(/['"\s](--[\w-]+)['"]?\s*:/g)].map(([, name]) => name)))
  // Chakra's machinery sets these while it runs, and lists where pinned columns begin.
  const lent = /^--(pin-|ui-|layer-index|x$|y$|scale|z-index|height|opacity|available|reference)/
  const used = texts.flatMap((text, at) => [...text.matchAll(/var\((--[\w-]+)(?=\))/g)].map(([, name = '']) => ({ path: files[at], name })))
  expect(used.filter(({ name }) => !known.has(name) && !lent.test(name)).map(({ path, name }) => `${path} ${name}`)).toEqual([])
})
