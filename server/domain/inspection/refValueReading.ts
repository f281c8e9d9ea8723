import {
  type AnswerOf,
  choices,
  defineReadModel,
  flag,
  hasControl,
  invalidField,
  listOf,
  objectOf,
  shape,
  text,
} from '../../kernel/index.ts'
import { inspectionPoint } from './inspectionPoint.resource.ts'
import { type Bound, DIGITS, readRefValue } from './refValue.ts'

const kindOf = choices('RefValueKind', 'How a reference value is understood.', {
  RANGE: 'A range of numbers.',
  WORDS: 'A list of allowed words.',
  TEXT: 'Any other text, which only a person can judge.',
})
const reading = shape('RefValueReading', 'How a reference value is understood.', {
  kind: kindOf({ description: 'A range, a list of words or free text.' }),
  low: text({ nullable: true, description: 'Of a range: its lower bound, a number.' }),
  lowOpen: flag({ nullable: true, description: 'Whether the lower bound itself is outside.' }),
  high: text({ nullable: true, description: 'Of a range: its upper bound, a number.' }),
  highOpen: flag({ nullable: true, description: 'Whether the upper bound itself is outside.' }),
  unit: text({ nullable: true, description: 'Of a range: what is counted.' }),
  words: listOf(text(), { nullable: true, description: 'Of a list: the allowed words.' }),
})
/** How a reference value is understood, for whoever is typing one. */
export type RefValueReading = AnswerOf<typeof reading>
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
  if (text.length > max) throw invalidField(field, 'tooLong', { max })
  if (hasControl(text)) throw invalidField(field, 'control')
}

/** Throws what is wrong with a value that was meant as numbers or as a list of words. */
export function refValueReading(refValue: string, unit?: string | null): RefValueReading {
  refuseUnfit('refValue', refValue)
  refuseUnfit('unit', unit ?? '')
  const read = readRefValue(refValue, { unit: unit ?? null })
  if (read.kind === 'text') return { ...NOTHING, kind: 'TEXT' }
  if (read.kind === 'words') return { ...NOTHING, kind: 'WORDS', words: [...read.words] }
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

const { refValue, unit } = inspectionPoint.fields
export const refValueReadingModel = defineReadModel('refValueReading', {
  description: 'How a reference value is understood; refused when it was meant as numbers and is none.',
  permission: ['inspect:point:list', 'inspect:order:list'],
  about: inspectionPoint,
  args: {
    refValue: text({ required: true, blank: true, max: refValue.options.max, description: 'The reference value as typed.' }),
    unit: text({ max: unit.options.max, description: 'What the point is measured in.' }),
  },
  result: objectOf(reading),
  stale: [],
  read: async (_reading, query) => refValueReading(query.refValue, query.unit),
})
