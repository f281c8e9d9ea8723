/** A chart of horizontal bars; all texts are in the language of its reader. */
export interface BarChart {
  readonly title: string
  /** Lines below the title, such as days and the number of records. */
  readonly notes: readonly string[]
  readonly bars: readonly { readonly label: string; readonly value: number | null; readonly text: string }[]
  /** What is not shown; empty where all is. */
  readonly rest: string
}

/** More would be unreadable on a phone. */
export const BARS_MAX = 30
const WIDTH = 900
const MARGIN = 32
const LABEL_WIDTH = 240
const VALUE_WIDTH = 110
const ROW = 30
const BAR = 18
const FONT = 14
const TITLE_FONT = 22
const NOTE_ROW = 22
const HEAD = 56
const COLORS = { text: '#1f2933', muted: '#616e7c', bar: '#2f6fd0', below: '#c2413a', track: '#eef2f6', paper: '#ffffff' }

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escaped = (text: string) => text.replace(/\p{C}/gu, ' ').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
/** Width of a character in units of the font size: ideographs are square, others about half as wide. */
const widthOf = (character: string) => (/[\u1100-\u{10ffff}]/u.test(character) ? 1 : 0.58)

/** A text cut to a width in pixels, with an ellipsis where something is left out. */
function fitted(text: string, width: number, size: number): string {
  let used = 0
  const characters = [...text]
  for (const [nth, character] of characters.entries()) {
    used += widthOf(character) * size
    if (used > width) return `${characters.slice(0, Math.max(0, nth - 1)).join('')}…`
  }
  return text
}

interface Line {
  readonly x: number
  readonly y: number
  readonly size?: number
  readonly width?: number
  readonly style?: string
}
const line = (text: string, { x, y, size = FONT, width = WIDTH - 2 * MARGIN, style = '' }: Line) =>
  `<text x="${x}" y="${y}" font-size="${size}" ${style}>${escaped(fitted(text, width, size))}</text>`

/** The chart as an SVG on white paper; whoever draws it provides the font. */
export function barChart({ title, notes, bars, rest }: BarChart): string {
  const shown = bars.slice(0, BARS_MAX)
  const largest = Math.max(1e-9, ...shown.map(({ value }) => Math.abs(value ?? 0)))
  const top = HEAD + notes.length * NOTE_ROW + 10
  const start = MARGIN + LABEL_WIDTH + 12
  const full = WIDTH - MARGIN - VALUE_WIDTH - start
  const rows = shown.flatMap(({ label, value, text }, nth) => {
    const y = top + nth * ROW
    const baseline = y + BAR - 4
    const width = Math.round((full * Math.abs(value ?? 0)) / largest)
    const fill = (value ?? 0) < 0 ? COLORS.below : COLORS.bar
    return [
      line(label, { x: MARGIN + LABEL_WIDTH, y: baseline, width: LABEL_WIDTH, style: 'text-anchor="end"' }),
      `<rect x="${start}" y="${y}" width="${full}" height="${BAR}" rx="3" fill="${COLORS.track}"/>`,
      `<rect x="${start}" y="${y}" width="${width}" height="${BAR}" rx="3" fill="${fill}"/>`,
      line(text, { x: start + full + 10, y: baseline, width: VALUE_WIDTH - 10 }),
    ]
  })
  const end = top + shown.length * ROW
  const height = end + (rest ? NOTE_ROW : 0) + MARGIN - 10
  const muted = `fill="${COLORS.muted}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" font-family="Noto Sans SC Variable" fill="${COLORS.text}">`,
    `<rect width="${WIDTH}" height="${height}" fill="${COLORS.paper}"/>`,
    line(title, { x: MARGIN, y: HEAD - 12, size: TITLE_FONT, style: 'font-weight="600"' }),
    ...notes.map((note, nth) => line(note, { x: MARGIN, y: HEAD + 14 + nth * NOTE_ROW, style: muted })),
    ...rows,
    ...(rest ? [line(rest, { x: start, y: end + 12, style: muted })] : []),
    '</svg>',
  ].join('\n')
}
