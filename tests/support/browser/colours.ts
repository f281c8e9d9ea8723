/** Linear-light sRGB and opacity. */
interface Colour {
  readonly rgb: readonly [number, number, number]
  readonly alpha: number
}
export type Mode = 'light' | 'dark'
export type Tokens = ReadonlyMap<string, string>

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toEncoded = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)
type Three = [number, number, number]

/** 'a, b(c, d), e' as three parts. */
function split(text: string): string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const char of text) {
    if (char === '(') depth++
    if (char === ')') depth--
    if (char === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += char
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}
const inside = (text: string) => text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'))

function hex(text: string): Colour {
  const full = text.length === 4 ? [...text.slice(1)].map((c) => c + c).join('') : text.slice(1)
  return { rgb: [0, 2, 4].map((at) => toLinear(Number.parseInt(full.slice(at, at + 2), 16) / 255)) as Three, alpha: 1 }
}

/** Works out the few kinds of colour that kit/tokens.css is written in, as a browser does. */
export function colourOf(text: string, tokens: Tokens, mode: Mode): Colour {
  const again = (part: string) => colourOf(part, tokens, mode)
  if (text.startsWith('#')) return hex(text)
  if (text.startsWith('var(')) {
    const [name = '', otherwise] = split(inside(text))
    return again(tokens.get(name.slice(2)) ?? otherwise ?? `missing ${text}`)
  }
  if (text.startsWith('light-dark(')) return again(split(inside(text))[mode === 'light' ? 0 : 1] ?? '')
  if (text.startsWith('rgb(')) {
    const [r = 0, g = 0, b = 0, alpha = 1] = inside(text)
      .split(/[\s/]+/)
      .map(Number)
    return { rgb: [r, g, b].map((v) => toLinear(v / 255)) as Three, alpha }
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
