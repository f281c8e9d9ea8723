import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import { forWalls, lowered, unfolded, unlimited, unmixed } from '../../../vite.lowered.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const sheetsOf = (app: string) =>
  readdirSync(join(root, app), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => ({ path: join(app, path), css: readFileSync(join(root, app, path), 'utf8') }))
const flat = (css: string) => css.replace(/\s+/g, ' ')
const throughBoth = (css: string) => flat(postcss([lowered, forWalls]).process(css, { from: undefined }).css)

describe('sheets for browsers that mix no colours', () => {
  it('name the one that has the larger part', () => {
    expect(unmixed('color-mix(in oklab, var(--tint) 92%, var(--hue))')).toBe('var(--tint)')
    expect(unmixed('1px solid color-mix(in srgb, var(--mark) 22%, transparent)')).toBe('1px solid transparent')
    expect(unmixed('color-mix(in srgb, red, blue)')).toBe('red')
    expect(unmixed('color-mix(in srgb, var(--tone) var(--part), var(--panel)) 0 0')).toBe('var(--panel) 0 0')
  })
  it('ask before they mix, in a rule and around an animation', () => {
    const css = throughBoth('a { color: color-mix(in srgb, red 90%, blue) } @keyframes b { from { color: color-mix(in srgb, red, blue) } }')
    expect(css).toContain('a { color: red; @supports (color: color-mix(in srgb, red, red)) { color: color-mix(in srgb, red 90%, blue) }')
    expect(css).toMatch(/@keyframes b \{ from \{ color: red \} \} ?@supports [^{]*\{ ?@keyframes b \{ from \{ color: color-mix/)
  })
  it('turn and move as a part of `transform`', () => {
    expect(throughBoth('a { rotate: -90deg }')).toContain('@supports not (rotate: 0deg) { transform: rotate(-90deg) }')
    expect(throughBoth('a { translate: 0 -50% }')).toContain('transform: translate(0, -50%)')
    expect(throughBoth('a { rotate: none }')).toContain('transform: none')
  })
  it('show the focus of what is inside', () => {
    expect(throughBoth('label:has(:focus-visible) { outline: 0 }')).toMatch(
      /@supports not selector\(:has\(\*\)\) ?\{ ?label:focus-within \{ outline: 0 \} ?\}/,
    )
  })
})

describe('sheets of walls', () => {
  it('have no lists within a selector', () => {
    expect(unfolded('a :is(b, c d):is(.e, .f)')).toEqual(['a b.e', 'a b.f', 'a c d.e', 'a c d.f'])
    expect(unfolded('a:not([b], [c]):not(d)')).toEqual(['a:not([b]):not([c]):not(d)'])
  })
  it('give the parts of a line a margin where a gap counts only within grids', () => {
    expect(throughBoth('a, b { display: flex; gap: 1rem 2rem }')).toContain(
      ':root[data-gapless] a > :not(:last-child), :root[data-gapless] b > :not(:last-child) { margin-right: 2rem }',
    )
    expect(throughBoth('a { display: flex; flex-direction: column; gap: 1rem }')).toContain('> :not(:last-child) { margin-bottom: 1rem }')
    expect(throughBoth('a { display: grid; gap: 1rem }')).not.toContain('margin')
  })
  it('take the part of a smallest or largest length that follows the screen or the text', () => {
    expect(unlimited('max(3.5rem, var(--text))')).toBe('var(--text)')
    expect(unlimited('min(100vw / 120, 100vh / 67.5)')).toBe('calc(100vw / 120)')
    expect(unlimited('minmax(0, 1fr) max(1px, calc(var(--a) * 2)) fit-content(32%)')).toBe(
      'minmax(0, 1fr) calc(var(--a) * 2) fit-content(32%)',
    )
    expect(throughBoth('a { --clock: max(1rem, var(--list)) }')).toMatch(
      /a \{ --clock: var\(--list\) ?; @supports \(width: max\(1px, 1px\)\) ?\{ --clock: max\(1rem, var\(--list\)\) ?\}/,
    )
  })
  it('name nothing that Chromium 73 does not know and nobody lowers', () => {
    const unknown = /:has\(|\bdvh\b|@container|aspect-ratio|^\s*(?:rotate|translate|scale):|overflow: clip|:where\(|clamp\(/m
    expect(
      sheetsOf('bigscreen')
        .filter(({ css }) => unknown.test(css))
        .map(({ path }) => path),
    ).toEqual([])
    const shared = sheetsOf('bigscreen')
      .filter(({ css }) => css.includes('subgrid'))
      .map(({ path }) => path)
    expect(shared.every((path) => readFileSync(join(root, path), 'utf8').includes('@supports not (grid-template-columns: subgrid)'))).toBe(
      true,
    )
  })
})

describe('sheets of the console', () => {
  it('measure screens by the one length that has a fallback', () => {
    const sized = sheetsOf('console').filter(({ path, css }) => /\d[dsl]v[hw]\b/.test(css) && !path.endsWith('kit/looks/tokens.css'))
    expect(sized.map(({ path }) => path)).toEqual([])
    expect(readFileSync(join(root, 'console/kit/overlays/overlayRecipes.ts'), 'utf8')).not.toMatch(/\d[dsl]v[hw]\b/)
  })
  it('share columns only where they say what stands there without', () => {
    const shared = sheetsOf('console').filter(({ css }) => css.includes(': subgrid'))
    expect(shared.filter(({ css }) => !css.includes('@supports not (grid-template-columns: subgrid)'))).toEqual([])
  })
  it('show what is chosen without asking what is inside', () => {
    expect(
      sheetsOf('console')
        .filter(({ css }) => /:has\([^)]*:checked/.test(css))
        .map(({ path }) => path),
    ).toEqual([])
  })
})
