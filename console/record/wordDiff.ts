import { diffArrays } from 'diff'

export interface Piece {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** Texts that differ in more words than this are shown whole, one after the other: comparing them takes longer the more they differ. */
const MOST_CHANGES = 1_500
/** What stays the same for longer than this is left out between two changes. */
const CONTEXT = 24

const segmenter = new Intl.Segmenter(['zh', 'en'], { granularity: 'word' })
const wordsIn = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

/** What was taken out of a text and what was put in, word by word; Chinese is divided into words as well. */
export function wordDiff(before: string, after: string): Piece[] {
  const changes = diffArrays(wordsIn(before), wordsIn(after), { maxEditLength: MOST_CHANGES })
  if (!changes)
    return [
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ]
  return changes.map(({ value, added, removed }) => ({ kind: added ? 'new' : removed ? 'gone' : 'same', text: value.join('') }))
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
