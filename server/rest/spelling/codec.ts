import { type FieldDef, KINDS, type RestType } from '../../kernel/index.ts'
import { dayIn, momentText, spanIn } from './moments.ts'

/** How one field is written on this wire. What cannot be read is passed on as it is, for the field's own check to refuse. */
export interface Codec {
  out(value: unknown): unknown
  in(raw: unknown): unknown
}
/** Wire code by value of the field; 'true' and 'false' for flags. */
export type Codes = Readonly<Record<string, string>>

/** A single value as a word; '' for anything made of several, which no code is. Objects must not be asked: theirs may be a `toString` that is no function. */
export const wordOf = (raw: unknown): string => (typeof raw === 'object' || raw === undefined ? '' : String(raw))

const STATUS: Codes = { ENABLED: '0', DISABLED: '1' }
const isStatus = (field: FieldDef) => field.values?.length === 2 && field.values.every((v) => v in STATUS)
const isBlank = (raw: unknown) => raw === '' || raw === null
const TRUE = new Set(['true', '1', 'Y', 'y'])
const FALSE = new Set(['false', '0', 'N', 'n'])
const NUMBER = /^\s*[+-]?\d+(\.\d+)?\s*$/

function coded(codes: Codes): Codec {
  const values = new Map(Object.entries(codes).map(([value, code]) => [code, value]))
  return {
    out: (value) => codes[String(value)] ?? value,
    in: (raw) => (isBlank(raw) ? raw : (values.get(wordOf(raw)) ?? raw)),
  }
}
function flagOf(codes: Codes | undefined): Codec {
  const code = codes && coded(codes)
  const read = (raw: unknown) => (TRUE.has(wordOf(raw)) ? true : FALSE.has(wordOf(raw)) ? false : raw)
  return { out: (value) => (code ? code.out(value) : value), in: (raw) => (isBlank(raw) ? null : read(code ? code.in(raw) : raw)) }
}
const numberIn = (raw: unknown) => (isBlank(raw) ? null : typeof raw === 'string' && NUMBER.test(raw) ? Number(raw) : raw)
/** Old clients say 0 for "none chosen". */
const idIn = (raw: unknown) => (isBlank(raw) || raw === 0 || raw === '0' ? null : typeof raw === 'string' ? raw.trim() : raw)
/** The rows behind a list of links stand beside their ids, and are sent back like them. */
const idOfRow = (one: unknown) => (typeof one === 'object' && one !== null && 'id' in one ? one.id : one)
const idsIn = (raw: unknown) => {
  if (isBlank(raw)) return []
  if (Array.isArray(raw)) return raw.map(idOfRow)
  if (typeof raw === 'number') return [raw]
  return typeof raw === 'string' ? raw.split(',').flatMap((one) => one.trim() || []) : raw
}
const textIn = (raw: unknown) => (typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : raw)
const plain: Codec = { out: (value) => value, in: (raw) => raw }

interface Wiring {
  readonly field: FieldDef
  readonly offsetMinutes: number
  readonly codes: Codes | undefined
}
function codeOf({ field, codes }: Wiring): Codec {
  const own = codes ?? (isStatus(field) ? STATUS : undefined)
  return own ? coded(own) : plain
}
const dayOf = ({ offsetMinutes }: Wiring): Codec => ({
  ...plain,
  in: (raw) => (raw === undefined ? raw : (dayIn(raw, offsetMinutes) ?? (isNothing(raw, offsetMinutes) ? null : raw))),
})
const momentOf = ({ offsetMinutes }: Wiring): Codec => ({
  out: (value) => (value === null || value === undefined ? null : momentText(new Date(value as Date), offsetMinutes)),
  in: (raw) => (raw === undefined ? raw : (spanIn(raw, offsetMinutes)?.from ?? (isNothing(raw, offsetMinutes) ? null : raw))),
})
const clockIn = (raw: unknown) => (typeof raw === 'string' ? raw.trim().replace(/^(\d\d:\d\d):\d\d$/, '$1') : raw)

const CODECS: Readonly<Record<RestType, (wiring: Wiring) => Codec>> = {
  text: () => ({ ...plain, in: textIn }),
  integer: () => ({ ...plain, in: numberIn }),
  number: () => ({ ...plain, in: numberIn }),
  flag: ({ codes }) => flagOf(codes),
  code: codeOf,
  day: dayOf,
  clock: () => ({ ...plain, in: clockIn }),
  moment: momentOf,
  id: () => ({ ...plain, in: idIn }),
  ids: () => ({ ...plain, in: idsIn }),
  amounts: () => plain,
  entries: () => plain,
}
/** The codec of a field; `codes` where old clients know its values by other names. */
export const codecOf = (field: FieldDef, offsetMinutes: number, codes?: Codes): Codec =>
  CODECS[KINDS[field.kind].rest]({ field, offsetMinutes, codes })
const isNothing = (raw: unknown, offsetMinutes: number) => spanIn(raw, offsetMinutes) === null
