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

function lowerMixes(root: Root, { atRule }: Made) {
  const params = '(color: color-mix(in srgb, red, red))'
  const frames = new Set<AtRule>()
  root.walkDecls(/./, (decl) => {
    if (!decl.value.includes('color-mix(') || (decl.parent as AtRule | undefined)?.name === 'supports') return
    const above = framesOf(decl)
    if (above) return void frames.add(above)
    decl.after(atRule({ name: 'supports', params, source: decl.source }).append(decl.clone()))
    decl.value = unmixed(decl.value)
  })
  // Within an animation nothing can be asked: it stands there twice.
  for (const one of frames) {
    one.after(atRule({ name: 'supports', params, source: one.source }).append(one.clone()))
    one.walkDecls((decl) => {
      decl.value = unmixed(decl.value)
    })
  }
}

function lowerTurns(root: Root, { atRule, decl: made }: Made) {
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
    lowerMixes(root, made)
    lowerTurns(root, made)
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
  const ways = call === 'is' ? parts : [parts.map((part) => `:not(${part})`).join('')]
  return ways.flatMap((way) => unfolded(selector.slice(0, from) + way + selector.slice(end + 1)))
}
const declared = (rule: Container, prop: string) =>
  rule.nodes?.find((one): one is Declaration => one.type === 'decl' && one.prop === prop)?.value

/**
 * Televisions of before 2021 (Chromium below 88) know no lists within selectors, and below 84 no gaps between the parts of a line: those get a margin
 * where the page's first script has found so.
 */
export const forWalls: Plugin = {
  postcssPlugin: 'for-walls',
  Once(root, { rule, decl }) {
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
