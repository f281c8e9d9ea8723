type Three = readonly [number, number, number]

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toEncoded = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)
const within = (least: number, v: number, most: number) => Math.min(Math.max(v, least), most)

function oklabOf(colour: string): Three {
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(Number.parseInt(colour.slice(at, at + 2), 16) / 255)) as unknown as Three
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** What a screen cannot show is cut off channel by channel, as Chromium does. */
function hexOf([lightness, a, b]: Three): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const channel = (v: number) => Math.round(toEncoded(within(0, v, 1)) * 255)
  return `#${rgb.map((v) => channel(v).toString(16).padStart(2, '0')).join('')}`
}

type Make = (brand: Three) => string
/** The same hue between two lightnesses, and no more colourful than `chroma`. */
const shade =
  (least: number, most: number, chroma = 1): Make =>
  ([lightness, a, b]) => {
    const share = Math.min(1, chroma / Math.hypot(a, b) || 0)
    return hexOf([within(least, lightness, most), a * share, b * share])
  }
/** A part of it in another colour. */
const mix =
  (part: number, other: string): Make =>
  (brand) => {
    const rest = oklabOf(other)
    return hexOf(brand.map((v, at) => v * part + (rest[at] ?? 0) * (1 - part)) as unknown as Three)
  }

const WHITE = '#ffffff'
const PANEL = '#161b22'
const MAKE: Record<string, Make> = {
  'brand-solid-light': shade(0, 0.515),
  'brand-solid-dark': shade(0.5, 0.52, 0.19),
  'brand-hover-light': shade(0, 0.46),
  'brand-hover-dark': shade(0.46, 0.46, 0.19),
  'brand-text-light': shade(0, 0.48),
  'brand-text-dark': shade(0.78, 1, 0.13),
  'focus-light': shade(0, 0.52),
  'focus-dark': shade(0.72, 1, 0.16),
  'brand-wash-light': mix(0.07, WHITE),
  'brand-wash-dark': mix(0.13, PANEL),
  'brand-tint-light': mix(0.1, WHITE),
  'brand-tint-dark': mix(0.2, PANEL),
  'brand-tint-2-light': mix(0.16, WHITE),
  'brand-tint-2-dark': mix(0.24, PANEL),
  'brand-line-light': mix(0.28, WHITE),
  'brand-line-dark': mix(0.42, PANEL),
  'halo-light': mix(0.2, WHITE),
  'halo-dark': mix(0.45, PANEL),
  'glow-light': mix(0.16, WHITE),
  'glow-dark': mix(0.17, '#0e1217'),
  'chart-1-light': shade(0, 0.52),
  'chart-1-dark': shade(0.72, 0.8, 0.15),
  'chart-1-quiet-light': shade(0.645, 0.645, 0.13),
  'chart-1-quiet-dark': shade(0.53, 0.53, 0.1),
  'logo-top': shade(0.66, 0.66),
  'logo-foot': shade(0.47, 0.47),
  'logo-shadow': (brand) => `${shade(0.55, 0.55)(brand)}47`,
}

/**
 * Every custom property that follows from the theme colour (kit/tokens.css names them): as plain hex, for browsers older than Chromium 119 cannot work
 * them out themselves.
 * @param brand six hex digits behind a `#`
 */
export function brandColours(brand: string): Record<string, string> {
  const from = oklabOf(brand)
  return { '--brand': brand, ...Object.fromEntries(Object.entries(MAKE).map(([name, make]) => [`--${name}`, make(from)])) }
}
