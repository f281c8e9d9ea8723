import type { FieldMeta } from '../../kit/gen/resources.ts'
import { readRange } from '../../resource/address.ts'
import { figureText } from '../display/figures.ts'
import { amountTexts, numberText } from '../display/numberText.ts'
import { asTyped, type FieldKindView, parsed, rangeOf, type ValueFault } from './fieldKind.ts'
import { parseTextFilter } from './text.ts'

const NUMBER = /^[+-]?\d+(\.\d+)?$/

const outOfRange = ({ min, max }: FieldMeta): ValueFault => (min === undefined ? 'high' : max === undefined ? 'low' : 'between')

function fault(value: unknown, field: FieldMeta): ValueFault | undefined {
  const number = numberText(String(value).trim())
  if (!NUMBER.test(number)) return 'number'
  const places = number.split('.')[1]?.length ?? 0
  if (field.kind === 'int' && places) return 'whole'
  if (field.kind !== 'int' && places > (field.scale ?? 2)) return 'scale'
  const isLow = field.min !== undefined && Number(number) < field.min
  return isLow || (field.max !== undefined && Number(number) > field.max) ? outOfRange(field) : undefined
}

function parseFilter(text: string): object | undefined {
  const [from, to] = readRange(text)
  return rangeOf({
    ...(from && Number.isFinite(Number(from)) && { from: Number(from) }),
    ...(to && Number.isFinite(Number(to)) && { to: Number(to) }),
  })
}

const number = {
  align: 'end',
  toInput: asTyped,
  fromInput: parsed((text) => Number(numberText(text))),
  fault,
  filter: 'range',
  parseFilter,
} as const satisfies Partial<FieldKindView>

export const int: FieldKindView = { ...number, width: 80, text: asTyped }
export const decimal: FieldKindView = {
  ...number,
  width: 84,
  text: (value, { field }) => (value === null || value === undefined || value === '' ? '' : figureText(Number(value), field)),
}

/** Numbers for several records, one box each. */
export const amounts: FieldKindView = {
  text: asTyped,
  isWide: true,
  toInput: (value) => (Array.isArray(value) ? value.map(String) : []),
  fromInput: (value) => [...amountTexts(value)].map(([id, text]) => ({ id, amount: Number(numberText(text)) })),
  fault: (value, field) => [...amountTexts(value).values()].map((text) => fault(text, field)).find((found) => found !== undefined),
  filter: 'text',
  parseFilter: parseTextFilter,
}
