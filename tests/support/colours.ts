/** Linear-light sRGB and opacity. */
interface Colour {
  readonly rgb: readonly [number, number, number]
  readonly alpha: number
}
export type Mode = 'light' | 'dark'
export type Tokens = ReadonlyMap<string, string>

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toEncoded = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)
const clip = (v: number) => Math.min(1, Math.max(0, v))
type Three = [number, number, number]

function oklabOf([r, g, b]: readonly number[] & Three): Three {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
function fromOklab([L, a, b]: Three): Three {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((v) => toLinear(Math.round(clip(toEncoded(clip(v))) * 255) / 255)) as Three
}

/** 'a, b(c, d), e' as three parts. */
function split(text: string, by = ','): string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const char of text) {
    if (char === '(') depth++
    if (char === ')') depth--
    if (char === by && depth === 0) parts.push('')
    else parts[parts.length - 1] += char
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}
const inside = (text: string) => text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'))

function number(text: string, known: Record<string, number>): number {
  const call = /^(min|max|clamp)\(/.exec(text)?.[1]
  if (!call) return known[text] ?? Number(text)
  const [a = 0, b = 0, c = 0] = split(inside(text)).map((part) => number(part, known))
  return call === 'min' ? Math.min(a, b) : call === 'max' ? Math.max(a, b) : Math.min(Math.max(a, b), c)
}

function hex(text: string): Colour {
  const full = text.length === 4 ? [...text.slice(1)].map((c) => c + c).join('') : text.slice(1)
  return { rgb: [0, 2, 4].map((at) => toLinear(Number.parseInt(full.slice(at, at + 2), 16) / 255)) as Three, alpha: 1 }
}

/** Works out the few kinds of colour that kit/tokens.css is written in, as a browser does. */
export function colourOf(text: string, tokens: Tokens, mode: Mode): Colour {
  const again = (part: string) => colourOf(part, tokens, mode)
  if (text === 'white') return hex('#fff')
  if (text.startsWith('#')) return hex(text)
  if (text.startsWith('var(')) return again(tokens.get(inside(text).slice(2)) ?? `missing ${text}`)
  if (text.startsWith('light-dark(')) return again(split(inside(text))[mode === 'light' ? 0 : 1] ?? '')
  if (text.startsWith('rgb(')) {
    const [r = 0, g = 0, b = 0, alpha = 1] = inside(text)
      .split(/[\s/]+/)
      .map(Number)
    return { rgb: [r, g, b].map((v) => toLinear(v / 255)) as Three, alpha }
  }
  if (text.startsWith('color-mix(in oklab,')) {
    const [, first = '', second = ''] = split(inside(text))
    const share = Number(/ (\d+)%$/.exec(first)?.[1]) / 100
    const a = oklabOf(again(first.replace(/ \d+%$/, '')).rgb as Three)
    const b = oklabOf(again(second).rgb as Three)
    return { rgb: fromOklab(a.map((v, i) => v * share + (b[i] ?? 0) * (1 - share)) as Three), alpha: 1 }
  }
  if (text.startsWith('oklch(from ')) {
    const [, from = '', l = '', c = '', h = ''] = split(inside(text), ' ')
    const [L, a, b] = oklabOf(again(from).rgb as Three)
    const known = { l: L, c: Math.hypot(a, b), h: Math.atan2(b, a) }
    const [chroma, hue] = [number(c, known), number(h, known)]
    return { rgb: fromOklab([number(l, known), chroma * Math.cos(hue), chroma * Math.sin(hue)]), alpha: 1 }
  }
  throw new Error(`no colour: ${text}`)
}

const luminance = ({ rgb: [r, g, b] }: Colour) => 0.2126 * r + 0.7152 * g + 0.0722 * b
function over(top: Colour, below: Colour): Colour {
  if (top.alpha === 1) return top
  const mixed = top.rgb.map((v, i) => toLinear(toEncoded(v) * top.alpha + toEncoded(below.rgb[i] ?? 0) * (1 - top.alpha)))
  return { rgb: mixed as Three, alpha: 1 }
}
/** WCAG 2 contrast of two tokens. */
export function contrast(front: string, back: string, tokens: Tokens, mode: Mode): number {
  const behind = colourOf(`var(--${back})`, tokens, mode)
  const [a, b] = [luminance(over(colourOf(`var(--${front})`, tokens, mode), behind)), luminance(behind)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Names and values of the custom properties in a stylesheet. */
export const tokensOf = (css: string): Map<string, string> =>
  new Map([...css.matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ').trim()]))
