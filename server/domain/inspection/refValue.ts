import { invalidField } from '../../kernel/index.ts'
import { comparesDigits, suggestValue } from './nearMiss.ts'

/**
 * What a check should find (domain §4): `a~b`, `<x`, `<=x`, `>x`, `>=x`, `=x`, `x±d`, each number with a unit or without; words divided by
 * `|`; or any other text in which no digit stands beside a sign that compares, which only a person can judge.
 */
export type RefValue =
  | { readonly kind: 'range'; readonly low: Bound | null; readonly high: Bound | null; readonly unit: string }
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'text' }
/** In units of 10^-DIGITS; a closed bound belongs to the range. */
export interface Bound {
  readonly at: bigint
  readonly isOpen: boolean
}
interface Measure {
  readonly at: bigint
  readonly unit: string
}

/** Numbers are compared exactly, as they were written: no binary fractions. */
export const DIGITS = 9
const WHOLE_MAX = 15
const NUMBER = new RegExp(String.raw`^([+-]?)(\d{1,${WHOLE_MAX}})(?:\.(\d{1,${DIGITS}}))?\s*(.*)$`, 's')

/** Full-width signs, and what keyboards offer in place of the proper ones. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[〜∼]/g, '~')
    .replace(/≤|⩽/g, '<=')
    .replace(/≥|⩾/g, '>=')
    .replace(/\+\/?-(?=\s*\d)/g, (sign, at: number) => (at ? '±' : sign))
    .replace(/−/g, '-')
    .trim()

/** A number and what it is counted in, which holds no sign of another rule; null for anything else. */
function measure(text: string): Measure | null {
  const [, sign, whole = '', fraction = '', unit = ''] = NUMBER.exec(text.trim()) ?? []
  if (!whole || /^[\d.,]|^[-‐-―─]+\s*\d|[<>=~±|]/.test(unit)) return null
  const size = BigInt(whole + fraction.padEnd(DIGITS, '0'))
  return { at: sign === '-' ? -size : size, unit: unit.trim() }
}

/** The one unit of several numbers. Throws when they are counted in different ones. */
function commonUnit(field: string, units: readonly string[]): string {
  const named = [...new Set(units.filter(Boolean))]
  if (named.length > 1) throw invalidField(field, 'refUnit', { unit: named[0], other: named[1] })
  return named[0] ?? ''
}

interface Reading {
  /** What the point is measured in, where it says so apart. */
  readonly unit?: string | null
  /** The field that a fault is reported for. */
  readonly field?: string
}

function wanted(text: string, { field = 'refValue' }: Reading): Measure {
  const found = measure(text)
  if (!found) throw text.trim() ? invalidField(field, 'refNumber', { text: text.trim() }) : invalidField(field, 'refNumberMissing')
  return found
}

const closed = (at: bigint): Bound => ({ at, isOpen: false })
const open = (at: bigint): Bound => ({ at, isOpen: true })

function compared(sign: string, at: bigint): Pick<Extract<RefValue, { kind: 'range' }>, 'low' | 'high'> {
  if (sign === '=') return { low: closed(at), high: closed(at) }
  const bound = sign.endsWith('=') ? closed(at) : open(at)
  return sign.startsWith('<') ? { low: null, high: bound } : { low: bound, high: null }
}

/** A number, or what begins with a sign, was meant to be measured: it is understood or refused, never taken for words. */
function readRange(text: string, reading: Reading): RefValue | null {
  const { unit = '', field = 'refValue' } = reading
  const range = (units: readonly string[], bounds: Pick<Extract<RefValue, { kind: 'range' }>, 'low' | 'high'>): RefValue => ({
    kind: 'range',
    ...bounds,
    unit: commonUnit(field, [...units, plain(unit ?? '')]),
  })
  const [, sign = '', right = ''] = /^(<=|>=|<|>|=)(.*)$/s.exec(text) ?? []
  if (sign) {
    const { at, unit: own } = wanted(right, reading)
    return range([own], compared(sign, at))
  }
  const [, first = '', between = '', second = ''] = /^([+-]?\d[^~±]*)([~±])(.*)$/s.exec(text) ?? []
  if (!between) return null
  const [from, to] = [wanted(first, reading), wanted(second, reading)]
  const units = [from.unit, to.unit]
  if (between === '~') {
    if (from.at > to.at) throw invalidField(field, 'refOrder', { low: first.trim(), high: second.trim() })
    return range(units, { low: closed(from.at), high: closed(to.at) })
  }
  if (to.at < 0n) throw invalidField(field, 'refNumber', { text: second.trim() })
  return range(units, { low: closed(from.at - to.at), high: closed(from.at + to.at) })
}

/** Reads a reference value. Throws a refusal that names what is wrong with one that was meant as numbers or as a list of words. */
export function readRefValue(input: string, reading: Reading = {}): RefValue {
  const text = plain(input)
  const { field = 'refValue' } = reading
  const suggestion = suggestValue(text)
  if (suggestion) throw invalidField(field, 'refNear', { text, suggestion })
  const range = readRange(text, reading)
  if (range) return range
  const words = text.split('|').map((word) => word.trim())
  const compared = words.find(comparesDigits)
  if (compared) throw invalidField(field, 'refSign', { text: compared })
  if (words.length === 1) return { kind: 'text' }
  if (words.some((word) => !word)) throw invalidField(field, 'refWords')
  return { kind: 'words', words: [...new Set(words)] }
}

const isAbove = (at: bigint, low: Bound | null) => !low || (low.isOpen ? at > low.at : at >= low.at)
const isBelow = (at: bigint, high: Bound | null) => !high || (high.isOpen ? at < high.at : at <= high.at)

/**
 * Whether a result is what it should be; null where only a person can tell. Throws when a number is wanted and something else was found, or
 * one in another unit: a guess would be worse than a question.
 */
export function isAsExpected(ref: RefValue, found: string, field = 'value1'): boolean | null {
  if (ref.kind === 'text') return null
  const text = plain(found)
  if (ref.kind === 'words') return ref.words.includes(text)
  const { at, unit } = wanted(text, { field })
  commonUnit(field, [ref.unit, unit])
  return isAbove(at, ref.low) && isBelow(at, ref.high)
}
