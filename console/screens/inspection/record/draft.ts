import { settled } from '../../../fields/inputs/numberPad.ts'
import { isOver, isRefused, type Reading, verdictOf } from './verdict.ts'

/** What has been said of a point so far. */
export interface Draft {
  value: string
  /** None of the allowed words, but what is typed instead. */
  isOther: boolean
  /** A person's judgement, where no rule can tell. */
  isOverRef: boolean | null
  comment: string
  photoIds: readonly string[]
  /** Why the point is to be passed over instead. */
  skipReason: string
}
export const blank: Draft = { value: '', isOther: false, isOverRef: null, comment: '', photoIds: [], skipReason: '' }
export const isBlank = ({ value, isOther, isOverRef, comment, photoIds, skipReason }: Draft) =>
  !value && !isOther && isOverRef === null && !comment && !photoIds.length && !skipReason

export type Missing = 'number' | 'words' | 'text' | 'judge'

/** What must still be said before it can be saved. */
export function missingIn({ kind }: Pick<Reading, 'kind'>, draft: Draft): Missing | null {
  const isEmpty = !draft.value.trim()
  if (kind === 'RANGE') return isEmpty ? 'number' : null
  if (kind === 'WORDS') return isEmpty ? 'words' : null
  if (draft.isOverRef === null) return 'judge'
  return draft.isOverRef && isEmpty ? 'text' : null
}

/** Nothing is missing, and the server will understand it. */
export const isReady = (reading: Reading, draft: Draft) =>
  missingIn(reading, draft) === null && !isRefused(verdictOf(reading, settled(draft.value)))

/** What is sent; `normal` is the word that stands for a result nobody described. */
export function inputOf({ kind }: Pick<Reading, 'kind'>, draft: Draft, normal: string) {
  const value = kind === 'RANGE' ? settled(draft.value) : draft.value.trim()
  return {
    value1: value || normal,
    ...(kind === 'TEXT' && { isOverRef: draft.isOverRef }),
    ...(draft.comment.trim() && { comment: draft.comment.trim() }),
    ...(draft.photoIds.length && { photoIds: draft.photoIds }),
  }
}

/** What a result is worth so far, as the word and the look of it; null while nothing can be said. */
export function judgementOf(reading: Reading, { value, isOverRef }: Draft): { word: string; look: 'in' | 'over' | 'fault' } | null {
  if (reading.kind === 'TEXT')
    return isOverRef === null ? null : isOverRef ? { word: 'over', look: 'over' } : { word: 'normal', look: 'in' }
  const verdict = verdictOf(reading, settled(value))
  if (!verdict) return null
  if (verdict === 'in') return { word: reading.kind === 'WORDS' ? 'expected' : 'in', look: 'in' }
  return { word: verdict, look: isOver(verdict) ? 'over' : 'fault' }
}
