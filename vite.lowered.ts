import type { AtRule, Container, Declaration, Plugin, Root, Rule } from 'postcss'

/** 'a, b(c, d)' as two parts. */
function split(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const char of text) {
    depth += char === '(' ? 1 : char === ')' ? -1 : 0
    if (char === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += char
  }
  return parts.map((part) => part.trim())
}
/** Where the bracket that opens at `from` closes. */
function closing(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0
    if (depth === 0) return at
  }
  return text.length
}

/** From so many percent on a mixed colour is more like its first one: a border must stay a border. */
const MOSTLY = 40
/** Two colours where a browser cannot mix them (Chromium below 111, Firefox below 113): the one that has the larger part. */
export function unmixed(value: string): string {
  const from = value.indexOf('color-mix(')
  if (from < 0) return value
  const end = closing(value, from + 'color-mix'.length)
  const [, first = '', second = ''] = split(value.slice(from + 'color-mix('.length, end))
  const [, colour = '', part = '0'] = /^(.*) (?:(\d+)%|var\(--[\w-]+\))$/.exec(first) ?? [null, first, '50']
  return unmixed(value.slice(0, from) + (Number(part) >= MOSTLY ? colour : second) + value.slice(end + 1))
}

/**
 * `min()` and `max()` where a browser knows neither (Chromium below 79): of what the smallest is taken its first part, the width of the screen; of what the
 * largest is taken its last, which follows the text.
 */
export function unlimited(value: string): string {
  const found = LIMIT.exec(value)
  if (!found) return value
  const [, call = ''] = found
  const { index } = found
  const from = index + call.length
  const end = closing(value, from)
  const parts = split(value.slice(from + 1, end))
  const chosen = (call === 'min' ? parts[0] : parts.at(-1)) ?? ''
  return unlimited(`${value.slice(0, index)}${/^[\w-]+(\(.*\))?$/.test(chosen) ? chosen : `calc(${chosen})`}${value.slice(end + 1)}`)
}

/** `rotate` and `translate` of their own where a browser knows them only as parts of `transform` (Chromium below 104). */
function transformed({ prop, value }: Declaration): string {
  if (value === 'none') return 'none'
  return `${prop}(${value.trim().split(/\s+/).join(', ')})`
}

type Made = Pick<typeof import('postcss'), 'atRule' | 'decl' | 'rule'>
const framesOf = ({ parent }: Declaration): AtRule | undefined => {
  const above = (parent as Rule | undefined)?.parent as AtRule | undefined
  return above?.name === 'keyframes' ? above : undefined
}

interface Young {
  /** How a value is told that a browser may not know. */
  readonly isIn: (value: string) => boolean
  /** What browsers are asked. */
  readonly params: string
  /** What it says to those that answer no. */
  readonly lower: (value: string) => string
}
/** Says the lower value to all, and its own to those that know it. A variable takes any text: it is its rule that must ask. */
function lowerValues(root: Root, { atRule }: Made, { isIn, params, lower }: Young) {
  const frames = new Set<AtRule>()
  root.walkDecls(/./, (decl) => {
    if (!isIn(decl.value) || (decl.parent as AtRule | undefined)?.name === 'supports') return
    const above = framesOf(decl)
    if (above) return void frames.add(above)
    decl.after(atRule({ name: 'supports', params, source: decl.source }).append(decl.clone()))
    decl.value = lower(decl.value)
  })
  // Within an animation nothing can be asked: it stands there twice.
  for (const one of frames) {
    one.after(atRule({ name: 'supports', params, source: one.source }).append(one.clone()))
    one.walkDecls((decl) => {
      decl.value = lower(decl.value)
    })
  }
}
const MIXES: Young = {
  isIn: (value) => value.includes('color-mix('),
  params: '(color: color-mix(in srgb, red, red))',
  lower: unmixed,
}
const LIMIT = /(?<![\w-])(min|max)\(/
const LIMITS: Young = { isIn: (value) => LIMIT.test(value), params: '(width: max(1px, 1px))', lower: (value) => unlimited(value) }

function lowerTransforms(root: Root, { atRule, decl: made }: Made) {
  root.walkDecls(/^(rotate|translate)$/, (decl) => {
    if (framesOf(decl)) return
    decl.after(
      atRule({ name: 'supports', params: 'not (rotate: 0deg)', source: decl.source }).append(
        made({ prop: 'transform', value: transformed(decl), source: decl.source }),
      ),
    )
  })
}

/** Who holds the focus where a rule cannot ask what is inside (Chromium below 105, Firefox below 121): a press shows it too there. */
function lowerFocus(root: Root, { atRule }: Made) {
  const inner = ':has(:focus-visible)'
  root.walkRules((one) => {
    if (!one.selector.includes(inner)) return
    const { source } = one
    const plain = one.clone({ selector: one.selector.replaceAll(inner, ':focus-within') })
    one.after(atRule({ name: 'supports', params: 'not selector(:has(*))', source }).append(plain))
  })
}

/** What every sheet is lowered by besides the build's own tool, which cannot know the colours behind variables. */
export const lowered: Plugin = {
  postcssPlugin: 'lowered',
  Once(root, made) {
    lowerValues(root, made, MIXES)
    lowerTransforms(root, made)
    lowerFocus(root, made)
  },
}

/** `a :is(b, c d)` as `a b, a c d`, and `a:not(b, c)` as `a:not(b):not(c)`. */
export function unfolded(selector: string): string[] {
  const [, call = ''] = /:(is|not)\((?=[^()]*,)/.exec(selector) ?? /:(is)\(/.exec(selector) ?? []
  if (!call) return [selector]
  const from = selector.search(call === 'is' ? /:is\(/ : /:not\((?=[^()]*,)/)
  const end = closing(selector, from + call.length + 1)
  const parts = split(selector.slice(from + call.length + 2, end))
  const variants = call === 'is' ? parts : [parts.map((part) => `:not(${part})`).join('')]
  return variants.flatMap((variant) => unfolded(selector.slice(0, from) + variant + selector.slice(end + 1)))
}
const declared = (rule: Container, prop: string) =>
  rule.nodes?.find((one): one is Declaration => one.type === 'decl' && one.prop === prop)?.value

/**
 * Televisions of before 2021 (Chromium below 88) know no lists within selectors, and below 84 no gaps between the parts of a line: those get a margin
 * where the page's first script has found so.
 */
export const forWalls: Plugin = {
  postcssPlugin: 'for-walls',
  Once(root, made) {
    const { rule, decl } = made
    lowerValues(root, made, LIMITS)
    root.walkRules((one) => {
      const { source } = one
      if ((one.parent as AtRule | undefined)?.name === 'keyframes') return
      one.selectors = one.selectors.flatMap(unfolded)
      const gap = declared(one, 'gap') ?? declared(one, declared(one, 'flex-direction') === 'column' ? 'row-gap' : 'column-gap')
      if (!gap || gap === 'inherit' || !/flex/.test(declared(one, 'display') ?? '')) return
      const side = declared(one, 'flex-direction') === 'column' ? 'margin-bottom' : 'margin-right'
      const value = gap.split(/\s+/)[side === 'margin-right' ? 1 : 0] ?? gap
      const selectors = one.selectors.map((each) => `:root[data-gapless] ${each} > :not(:last-child)`)
      one.after(rule({ selectors, source }).append(decl({ prop: side, value, source })))
    })
  },
}
