/** Lines of the picture that all sizes are counted on; the root font makes it any other resolution. */
const LINES = 1080
/** A character must fill 15 minutes of arc to be read in passing. */
const ARC = (15 / 60) * (Math.PI / 180)
const METRES_PER_INCH = (0.0254 * 9) / Math.hypot(16, 9)

/** Below this nothing is shown, however near the eyes; above the other a page keeps fewer than three rows. */
export const FLOOR = 28
export const LARGEST = 72

/** Height in px at 1080 lines that a character needs on a 16:9 screen of this diagonal (inches), seen from this distance (metres). */
export const neededText = (inches: number, distance: number) => Math.round((LINES * distance * Math.tan(ARC)) / (inches * METRES_PER_INCH))

/** The smallest text that the pages are drawn with. */
export const smallestText = (inches: number, distance: number) => Math.min(LARGEST, Math.max(FLOOR, neededText(inches, distance)))

/** The farthest that a screen of this size can still be read from, in metres, to the tenth. */
export const farthest = (inches: number) => Math.floor(((LARGEST + 0.49) * inches * METRES_PER_INCH * 10) / (LINES * Math.tan(ARC))) / 10

/** How much a page holds. Larger text means less of it, never smaller text: beyond 52 px only the answer itself stays. */
export interface Room {
  readonly figures: number
  /** Panels beside the answer. */
  readonly hasSides: boolean
  /** Stopped machines told in three lines each, in two, in one, and in one above a line that says which of them these are. */
  readonly stops: { readonly tall: number; readonly short: number; readonly line: number; readonly perPage: number }
  readonly hours: number
  readonly categories: number
  readonly machines: number
  readonly newest: number
  readonly open: number
  /** The same above what repairs and the store lack, and how much of that. */
  readonly openAbove: number
  readonly needs: number
  readonly people: number
  readonly due: number
}

const SINGLE_PANEL_ABOVE = 52
const MOST_ROWS = 7
/** Height of what a repair waits for, in sizes of the text: the part, and below it the machine. */
const NEED_LINES = 2.6
/** What stands still is the answer of its page: rows of one line may be more. */
const MOST_LINES = 12
/** Up to this text there is room for one need more. */
const MANY_NEEDS = 34
const MOST_FIGURES = 6
const FRAME = 48
const GAP = 20
const LINE = 1.3
/** Names of machines and their clocks stand out from the words about them, as far as there is room for it. */
export const listText = (smallest: number) => (smallest > SINGLE_PANEL_ABOVE ? smallest : Math.max(40, Math.round(smallest * 1.17)))

export function roomOf(smallest: number): Room {
  const hasSides = smallest <= SINGLE_PANEL_ABOVE
  const list = listText(smallest)
  const line = smallest * LINE
  const strip = Math.max(68, smallest * 1.45) + 36
  const body = LINES - FRAME - strip - (line + 134) - GAP
  const title = smallest * 1.15 * LINE + 12
  const fitting = (height: number, row: number, gap: number) => Math.floor((height + gap) / (row + gap))
  const most = (height: number, row: number, gap: number) => Math.max(1, Math.min(MOST_ROWS, fitting(height, row, gap)))
  const rows = (height: number, row: number, gap: number) => most(height - 36 - title, row, gap)
  // Alone on the page, cards need neither a frame nor a title.
  const cards = (row: number) => (hasSides ? rows(body, row, 10) : most(body, row, 10))
  const lines = (rest = 0) => Math.max(1, Math.min(MOST_LINES, fitting(body - rest - (hasSides ? 36 + title : 0), list * 1.2 + 12, 8)))
  const [upper, lower] = [(body - GAP) * 0.6, (body - GAP) * 0.4]
  const third = (body - 2 * GAP - (line + 36)) / 2
  const openRow = Math.max(40, smallest) * 1.55
  const needs = smallest <= MANY_NEEDS ? 3 : 2
  return {
    figures: hasSides ? MOST_FIGURES : 3,
    hasSides,
    stops: {
      tall: cards(Math.max(48, list) * 1.2 + 2 * line + 30),
      short: cards(list * 1.2 + line + 26),
      line: lines(),
      perPage: lines(line + 12),
    },
    hours: rows(upper, line + 18, 4),
    categories: rows(hasSides ? upper : body, line, 4),
    machines: rows(lower, line, 2),
    newest: rows(upper, line * 2 + 12, 6),
    open: rows(body, openRow, 0),
    openAbove: rows(body - GAP - 36 - title - needs * smallest * NEED_LINES, openRow, 0),
    needs,
    people: rows(third, smallest * 1.45, 0),
    due: rows(third, smallest * 1.45, 0),
  }
}
