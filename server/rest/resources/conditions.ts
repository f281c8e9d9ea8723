import {
  businessDay,
  type Condition,
  type FieldFault,
  KINDS,
  MAX_INT,
  type RequestedCondition,
  type RestType,
  relativeLinksOf,
} from '../../kernel/index.ts'
import { spanIn } from '../spelling/moments.ts'
import type { Spelled } from '../spelling/names.ts'

/** A condition, nothing when the values ask nothing, or what is wrong with them. */
export type ParsedCondition = { condition?: RequestedCondition; fault?: FieldFault }

const isWildcard = (text: string) => /^%*$/.test(text)
/** `%x%`, `x%` and `%x` look for a part of the text; the outer percent signs are the wildcard, whatever is inside stands for itself. */
function textCondition(values: readonly string[]): ParsedCondition {
  const value = values.at(-1) ?? ''
  if (values.length === 1 && isWildcard(value)) return {}
  const [isOpenBefore, isOpenAfter] = [value.startsWith('%'), value.endsWith('%')]
  const inner = value.slice(isOpenBefore ? 1 : 0, isOpenAfter ? -1 : undefined)
  if (isOpenBefore && isOpenAfter) return { condition: { contains: inner } }
  if (isOpenAfter) return { condition: { startsWith: inner } }
  if (isOpenBefore) return { condition: { endsWith: inner } }
  // A comma may separate values or belong to the one that is meant.
  return { condition: { in: [...new Set(values.flatMap((one) => [one, ...one.split(',')]))] } }
}

/** One moment means all of it, two mean everything from the first to the end of the second; either may be left open. */
function timeCondition({ key, field }: Spelled, parts: readonly string[], offsetMinutes: number): ParsedCondition {
  const spans = parts.map((part) => spanIn(part, offsetMinutes))
  if (spans.includes(undefined) || parts.length > 2) return { fault: { field: key, rule: KINDS[field.kind].rules.type } }
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
const texts = (parts: readonly string[]) => parts.filter((part) => !isWildcard(part)).map((part) => part.replace(/^%+|%+$/g, ''))
/** Any of these ids, as they were sent. */
const idsCondition = (_spelled: Spelled, parts: readonly string[]): ParsedCondition => {
  const ids = texts(parts)
  return ids.length ? { condition: { in: ids } } : {}
}
type Judge = (spelled: Spelled, values: readonly unknown[], parts: readonly string[]) => ParsedCondition
const wrong = (field: string, rule: string, params = {}): ParsedCondition => ({ fault: { field, rule, params } })
/** The values that the codec reads, judged as those of a kind; none ask nothing. */
const valuesCondition =
  (judge: Judge) =>
  (spelled: Spelled, parts: readonly string[]): ParsedCondition => {
    const values = texts(parts)
      .map((text) => spelled.codec.in(text))
      .filter((value) => value !== null)
    return values.length ? judge(spelled, values, parts) : {}
  }
const choiceCondition: Judge = ({ key, field, codec }, values) => {
  const allowed = (field.values ?? []).map((v) => codec.out(v)).join(', ')
  return values.every((v) => field.values?.includes(v as string)) ? { condition: { in: values } } : wrong(key, 'choice', { allowed })
}
const flagCondition: Judge = ({ key }, values) => {
  if (values.some((v) => typeof v !== 'boolean')) return wrong(key, 'flag')
  return new Set(values).size === 1 ? { condition: { eq: values[0] } } : {}
}
const numberCondition =
  (isRight: (value: unknown) => boolean, rule: string): Judge =>
  ({ key, field, codec }, values, parts) => {
    if (!values.every(isRight)) return wrong(key, rule)
    if (values.some((v) => Math.abs(v as number) > MAX_INT)) return wrong(key, 'max', { max: MAX_INT })
    return { condition: field.options.filter === 'range' ? rangeOf(parts, codec) : { in: values } }
  }
const anyOf = valuesCondition((_spelled, values) => ({ condition: { in: values } }))
/** No time begins with a letter: it is a period such as 'last7days', or one that the list query refuses. */
const isPeriod = (text: string) => /^[a-z]/i.test(text)
function momentCondition(spelled: Spelled, parts: readonly string[], offsetMinutes: number): ParsedCondition {
  const [first = ''] = parts
  if (parts.length === 1 && isPeriod(first)) return { condition: { relative: first } }
  return parts.every((part) => isWildcard(part)) ? {} : timeCondition(spelled, parts, offsetMinutes)
}
/** Links to people and departments take words for those of the reader. */
const isRelativeLink = ({ target }: Spelled, text: string) => relativeLinksOf(target).some((word) => word === text)

/** Asks for what is not filled in. */
const UNFILLED = '='

/** How the values of a parameter are read. */
interface Reading {
  /** They are taken as they came, not apart at their commas. */
  readonly isWhole?: boolean
  /** `=` asks for rows without a value. */
  readonly mayBeEmpty?: boolean
  readonly read: (spelled: Spelled, parts: readonly string[], offsetMinutes: number) => ParsedCondition
}
const READINGS: Readonly<Record<RestType, Reading>> = {
  text: { isWhole: true, mayBeEmpty: true, read: (_spelled, values) => textCondition(values) },
  clock: { isWhole: true, read: (_spelled, values) => ({ condition: { in: values } }) },
  day: { mayBeEmpty: true, read: momentCondition },
  moment: { mayBeEmpty: true, read: momentCondition },
  integer: { mayBeEmpty: true, read: valuesCondition(numberCondition(Number.isInteger, 'integer')) },
  number: { read: valuesCondition(numberCondition(Number.isFinite, 'decimal')) },
  flag: { mayBeEmpty: true, read: valuesCondition(flagCondition) },
  code: { mayBeEmpty: true, read: valuesCondition(choiceCondition) },
  id: { mayBeEmpty: true, read: anyOf },
  ids: { read: idsCondition },
  amounts: { read: anyOf },
  entries: { read: anyOf },
}

/** What the values of a parameter ask of a field. */
export function conditionOf(spelled: Spelled, values: readonly string[], offsetMinutes: number): ParsedCondition {
  const { isWhole, mayBeEmpty, read } = READINGS[KINDS[spelled.field.kind].rest]
  if (values.length === 1 && values[0] === UNFILLED && mayBeEmpty) return { condition: { eq: null } }
  if (values.length === 1 && isRelativeLink(spelled, values[0] ?? '')) return { condition: { relative: values[0] ?? '' } }
  if (isWhole) return read(spelled, values, offsetMinutes)
  const parts = values.flatMap((one) => one.split(',')).map((part) => part.trim())
  // The key of a row is no link, yet is looked for like one.
  return spelled.key === 'id' ? idsCondition(spelled, parts) : read(spelled, parts, offsetMinutes)
}
