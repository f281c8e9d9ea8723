/** How people write what the rules of a reference value do not know, all of it matched: a number, with a unit that is not itself a number. */
const NUMBER = String.raw`[+-]?\d+(?:\.\d+)?`
const UNIT = String.raw`(?:[^\d\s<>=~±|+.,-][^\d<>=~±|]*)?`
const MEASURE = String.raw`(${NUMBER})\s*(${UNIT})`
/** Dashes of all lengths, dots, and words that stand between the ends of a range. */
const BETWEEN = String.raw`\s*(?:[-‐‑‒–—―─]|[–—―─]{2}|\.{2,}|…+|~{2,}|至|到|to)\s*`

const RANGE = new RegExp(`^${MEASURE}${BETWEEN}${MEASURE}$`, 'i')
const AROUND_NOTHING = new RegExp(`^(?:±|\\+/?-)\\s*(${NUMBER}\\s*${UNIT})$`)
const UP_TO = new RegExp(`^(?:~+|[-‐‑‒–—―─]{2,})\\s*(${NUMBER}\\s*${UNIT})$`)
const FROM = new RegExp(`^(${NUMBER}\\s*${UNIT})\\s*~+$`)
/** `70>=`, and `70 > x`. */
const FLIPPED = new RegExp(`^(${NUMBER})\\s*(${UNIT})\\s*(<=|>=|<|>)[^\\d<>=~±|]*$`)
/** `10 <= x < 20`. */
const BOTH_SIDES = new RegExp(`^${MEASURE}\\s*(<=?)[^\\d<>=~±|]+(<=?)\\s*${MEASURE}$`)
/** `=<5`. */
const TURNED = new RegExp(`^=\\s*([<>])\\s*(${NUMBER}\\s*${UNIT})$`)

const FLIP: Readonly<Record<string, string>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' }
const parts = (pattern: RegExp, text: string) =>
  pattern
    .exec(text)
    ?.slice(1)
    .map((one = '') => one.trim())
function between([from = '', unit = '', to = '', other = '']: readonly string[]): string {
  const [low, high] = Number(from) <= Number(to) ? [from, to] : [to, from]
  return `${low}~${high}${other || unit}`
}

/** What somebody meant who wrote a range, a tolerance or a limit in a way of their own; nothing where that is not plain. */
export function suggestValue(text: string): string | undefined {
  const range = parts(RANGE, text)
  if (range) return between(range)
  const around = parts(AROUND_NOTHING, text)
  if (around) return `0±${around[0]}`
  const most = parts(UP_TO, text)
  if (most) return `<=${most[0]}`
  const least = parts(FROM, text)
  if (least) return `>=${least[0]}`
  const turned = parts(TURNED, text)
  if (turned) return `${turned[0]}=${turned[1]}`
  const [from = '', unit = '', , , to = '', other = ''] = parts(BOTH_SIDES, text) ?? []
  if (from && to) return between([from, unit, to, other])
  const [number, of = '', sign = ''] = parts(FLIPPED, text) ?? []
  return number ? `${FLIP[sign]}${number}${of}` : undefined
}

/** A digit beside a sign that compares: whoever wrote it meant it to be compared, whatever else they wrote. */
export const comparesDigits = (text: string) => /[<>=~±]\s*[+-]?\.?\d|\d\s*[<>=~±]/.test(text)
