import { hasControl, wrong } from '../../kernel/index.ts'
import { inspectionPoint } from './inspectionPoint.resource.ts'
import { type Bound, DIGITS, readRefValue } from './refValue.ts'

export const REF_KINDS = ['RANGE', 'WORDS', 'TEXT'] as const

/** How a reference value is understood, for whoever is typing one. */
export interface RefValueReading {
  readonly kind: (typeof REF_KINDS)[number]
  readonly low: string | null
  readonly lowOpen: boolean | null
  readonly high: string | null
  readonly highOpen: boolean | null
  readonly unit: string | null
  readonly words: readonly string[] | null
}
const NOTHING = { low: null, lowOpen: null, high: null, highOpen: null, unit: null, words: null }

/** A bound as people write numbers. */
function numberText(bound: Bound | null): string | null {
  if (!bound) return null
  const digits = String(bound.at < 0n ? -bound.at : bound.at).padStart(DIGITS + 1, '0')
  const fraction = digits.slice(-DIGITS).replace(/0+$/, '')
  return `${bound.at < 0n ? '-' : ''}${digits.slice(0, -DIGITS)}${fraction && `.${fraction}`}`
}

function refuseUnfit(field: 'refValue' | 'unit', text: string) {
  const max = inspectionPoint.fields[field].options.max ?? 0
  if (text.length > max) throw wrong(field, 'tooLong', { max })
  if (hasControl(text)) throw wrong(field, 'control')
}

/** Throws what is wrong with a value that was meant as numbers or as a list of words. */
export function refValueReading(refValue: string, unit?: string | null): RefValueReading {
  refuseUnfit('refValue', refValue)
  refuseUnfit('unit', unit ?? '')
  const read = readRefValue(refValue, { unit: unit ?? null })
  if (read.kind === 'text') return { ...NOTHING, kind: 'TEXT' }
  if (read.kind === 'words') return { ...NOTHING, kind: 'WORDS', words: read.words }
  const { low, high } = read
  return {
    ...NOTHING,
    kind: 'RANGE',
    low: numberText(low),
    lowOpen: low?.isOpen ?? null,
    high: numberText(high),
    highOpen: high?.isOpen ?? null,
    unit: read.unit || null,
  }
}
