export interface Piece {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** Beyond this the table of the comparison would cost more than reading both texts. */
const MOST_WORDS = 1_500
/** What stays the same for longer than this is left out between two changes. */
const CONTEXT = 24

const segmenter = new Intl.Segmenter(['zh', 'en'], { granularity: 'word' })
const wordsIn = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

/** How many words two texts share from each place on. */
function shared(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const [row, next] = [table[i] as Uint16Array, table[i + 1] as Uint16Array]
      row[j] = a[i] === b[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0)
    }
  return table
}

function push(pieces: Piece[], kind: Piece['kind'], text: string) {
  const last = pieces.at(-1)
  if (last?.kind === kind) last.text += text
  else if (text) pieces.push({ kind, text })
}

/** What was taken out of a text and what was put in, word by word; Chinese is divided into words as well. */
export function wordDiff(before: string, after: string): Piece[] {
  const [a, b] = [wordsIn(before), wordsIn(after)]
  if (a.length > MOST_WORDS || b.length > MOST_WORDS)
    return [
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ]
  const table = shared(a, b)
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      push(pieces, 'same', a[i] ?? '')
      i++
      j++
    } else if (i < a.length && (j >= b.length || (table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0))) push(pieces, 'gone', a[i++] ?? '')
    else push(pieces, 'new', b[j++] ?? '')
  }
  return pieces
}

/** Long stretches without a change are shortened to what stands beside the changes. */
export function shortened(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, at) => {
    const letters = Array.from(piece.text)
    const isFirst = at === 0
    const isLast = at === pieces.length - 1
    const room = CONTEXT * (isFirst || isLast ? 1 : 2)
    if (piece.kind !== 'same' || letters.length <= room + 1) return piece
    const head = isFirst ? '' : letters.slice(0, CONTEXT).join('')
    const tail = isLast ? '' : letters.slice(-CONTEXT).join('')
    return { kind: 'same', text: `${head}…${tail}` }
  })
}
