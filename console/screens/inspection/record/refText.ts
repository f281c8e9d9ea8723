import type { TFunction } from 'i18next'
import { plain, type Reading } from './verdict.ts'

type Bounds = Pick<Reading, 'low' | 'lowOpen' | 'high' | 'highOpen'>

/** Which sentence says a range, without its numbers. */
export function rangeKey({ low, lowOpen, high, highOpen }: Bounds): string {
  if (low === null) return highOpen ? 'below' : 'atMost'
  if (high === null) return lowOpen ? 'above' : 'atLeast'
  if (low === high) return 'exactly'
  return lowOpen || highOpen ? 'inside' : 'between'
}

const measured = (number: string | null, unit: string | null) => [number, unit].filter(Boolean).join(' ')

/** A reference value as one would say it to a person. */
export function refText(t: TFunction, reading: Reading): string {
  const { kind, low, high, unit, words } = reading
  if (kind === 'TEXT') return t('inspectionRound.ref.people')
  if (kind === 'WORDS') return (words ?? []).join(t('inspectionRound.ref.or'))
  const key = rangeKey(reading)
  return t(`inspectionRound.ref.${key}`, {
    low: key === 'between' || key === 'inside' ? low : measured(low, unit),
    high: measured(high, unit),
  })
}

/** A text that begins as numbers do, which its author may have meant to be compared. */
export const isLikeNumber = ({ kind }: Pick<Reading, 'kind'>, refValue: string) => kind === 'TEXT' && /^[+-]?\d/.test(plain(refValue))
