import { businessDay, type Condition, type FieldFault } from '../kernel/index.ts'
import { spanIn } from './moments.ts'
import type { Spelled } from './names.ts'

/** A condition, nothing when the values ask nothing, or what is wrong with them. */
export type Asked = { condition?: Condition; fault?: FieldFault }

const isWildcard = (text: string) => /^%*$/.test(text)
/** `%x%`, `x%` and `%x` look for a part of the text; the outer percent signs are the wildcard, whatever is inside stands for itself. */
function textAsked(given: readonly string[]): Asked {
  const value = given.at(-1) ?? ''
  if (given.length === 1 && isWildcard(value)) return {}
  const [isOpenBefore, isOpenAfter] = [value.startsWith('%'), value.endsWith('%')]
  const inner = value.slice(isOpenBefore ? 1 : 0, isOpenAfter ? -1 : undefined)
  if (isOpenBefore && isOpenAfter) return { condition: { contains: inner } }
  if (isOpenAfter) return { condition: { startsWith: inner } }
  if (isOpenBefore) return { condition: { endsWith: inner } }
  // A comma may separate values or belong to the one that is meant.
  return { condition: { in: [...new Set(given.flatMap((one) => [one, ...one.split(',')]))] } }
}

/** What an integer column compares with. */
const INT_MAX = 2_147_483_647
const DATE = ['date', 'instant']
/** One moment means all of it, two mean everything from the first to the end of the second; either may be left open. */
function timeAsked({ key, field }: Spelled, parts: readonly string[], offsetMinutes: number): Asked {
  const spans = parts.map((part) => spanIn(part, offsetMinutes))
  if (spans.includes(undefined) || parts.length > 2) return { fault: { field: key, rule: field.kind } }
  const [first, last] = parts.length === 1 ? [spans[0], spans[0]] : spans
  if (!first && !last) return {}
  const bound = (at: Date) => (field.kind === 'date' ? businessDay(at, offsetMinutes) : at)
  return { condition: { ...(first && { from: bound(first.from) }), ...(last && { to: bound(last.to) }) } }
}

/** Two values of a range are its ends, either of which may be left open; one value is that value. */
function rangeOf(parts: readonly string[], codec: Spelled['codec']): Condition {
  const [from, to] = parts.map((part) => (isWildcard(part) ? null : codec.in(part)))
  if (parts.length === 1) return { eq: from }
  return { ...(from != null && { from }), ...(to != null && { to }) }
}
function valuesAsked({ key, field, codec }: Spelled, parts: readonly string[]): Asked {
  const texts = parts.filter((part) => !isWildcard(part)).map((part) => part.replace(/^%+|%+$/g, ''))
  // The key of a row is no link, yet is looked for like one; of many links any may be meant.
  if (key === 'id' || field.kind === 'links') return texts.length ? { condition: { in: texts } } : {}
  const values = texts.map((text) => codec.in(text)).filter((value) => value !== null)
  if (!values.length) return {}
  const wrong = (rule: string, params = {}) => ({ fault: { field: key, rule, params } })
  if (field.kind === 'choice') {
    const allowed = (field.values ?? []).map((v) => codec.out(v)).join(', ')
    return values.every((v) => field.values?.includes(v as string)) ? { condition: { in: values } } : wrong('choice', { allowed })
  }
  if (field.kind === 'flag') {
    if (values.some((v) => typeof v !== 'boolean')) return wrong('flag')
    return new Set(values).size === 1 ? { condition: { eq: values[0] } } : {}
  }
  if (field.kind === 'int' || field.kind === 'decimal') {
    if (!values.every(field.kind === 'int' ? Number.isInteger : Number.isFinite)) return wrong(field.kind === 'int' ? 'integer' : 'decimal')
    if (values.some((v) => Math.abs(v as number) > INT_MAX)) return wrong('max', { max: INT_MAX })
    return { condition: field.options.filter === 'range' ? rangeOf(parts, codec) : { in: values } }
  }
  return { condition: { in: values } }
}

/** Asks for what is not filled in. */
const UNFILLED = '='

/** What the values of a parameter ask of a field. */
export function askedOf(spelled: Spelled, given: readonly string[], offsetMinutes: number): Asked {
  const { kind } = spelled.field
  if (given.length === 1 && given[0] === UNFILLED && ['text', 'link'].includes(kind)) return { condition: { eq: null } }
  if (kind === 'text') return textAsked(given)
  if (kind === 'time') return { condition: { in: given } }
  const parts = given.flatMap((one) => one.split(',')).map((part) => part.trim())
  if (DATE.includes(kind)) return parts.every((part) => isWildcard(part)) ? {} : timeAsked(spelled, parts, offsetMinutes)
  return valuesAsked(spelled, parts)
}
