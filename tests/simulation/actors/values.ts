import { type FieldDef, type Fields, inputValues, type ResourceDef } from '../../../server/kernel/index.ts'
import type { Dice } from '../../support/random/dice.ts'

/** What a person fills inputs from: the dice of the step, the moment, and rows that there are. */
export interface InputSources {
  readonly dice: Dice
  readonly now: Date
  /** Ids of rows that may be chosen; with `where`, only those with that value. */
  ids(target: string, where?: { readonly key: string; readonly value: number }): readonly number[]
  /** The row that stands for whoever fills this in: their worker, repairer or reporter. */
  own(target: string): number | undefined
}
/** How often people name themselves where they might name anybody. */
const OWN_SHARE = 0.6

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000]
const OFFSET_MS = 8 * HOUR_MS
const dayText = (ms: number) => new Date(ms + OFFSET_MS).toISOString().slice(0, 10)
/** Texts whose form is prescribed. */
const FORMED: Readonly<Record<string, (dice: Dice) => unknown>> = {
  cycle: ({ pick }) => pick(['AAAA--', 'AABB--', 'ABC-']),
  value1: ({ pick, below }) => pick(['ok', String(below(100)), `${below(90)}.5`]),
  mobile: ({ below }) => `138${String(below(100_000_000)).padStart(8, '0')}`,
  email: ({ below }) => `p${below(1000)}@example.com`,
  code: ({ below }) => `C${below(100_000)}`,
  batchNo: ({ below }) => `B${below(400)}`,
  group: () => 'STANDING',
}
/** How much of the days around today is chosen: most plans lie ahead, what was done lies behind. */
const AHEAD = /plan|due|expect|valid|expir|begin|end|date/i
const BEHIND = /actual|done|return|received|logDate|claimDate|outDate/i

function textFor(key: string, { options: { max = 500 } }: FieldDef, dice: Dice): string {
  const formed = FORMED[key]?.(dice)
  if (formed !== undefined) return String(formed)
  if (/tel/i.test(key)) return '0512-66660001'
  return `${key} ${dice.below(1_000_000)}`.slice(0, Math.max(1, max))
}
function dayFor(key: string, { dice, now }: InputSources): string {
  const span = BEHIND.test(key) ? -3 : AHEAD.test(key) ? 20 : 5
  return dayText(now.getTime() + Math.sign(span) * dice.below(Math.abs(span)) * DAY_MS)
}
const numberFor = ({ options: { min = 0, max = 100, scale = 0 } }: FieldDef, dice: Dice) => {
  const top = Math.min(max, Math.max(min, 1) * 20)
  const steps = scale > 0 ? 4 : 1
  return Math.max(min, Math.min(max, min + dice.below(Math.max(1, Math.floor((top - min) * steps))) / steps))
}
type Input = Readonly<Record<string, unknown>>
/** Rows that a link may name: of what it depends on, most of the time. */
function some(
  { target = '', options: { dependsOn } }: FieldDef,
  count: number,
  { sources, input }: { sources: InputSources; input: Input },
): string[] {
  const { dice, ids, own } = sources
  const ownId = own(target)
  if (ownId !== undefined && dice.chance(OWN_SHARE)) return [String(ownId)]
  const parent = dependsOn && input[dependsOn.field]
  const value = Number(Array.isArray(parent) ? parent[0] : parent)
  const where = dependsOn && value && dice.chance(0.9) ? { key: dependsOn.by, value } : undefined
  return dice.some(ids(target, where), count).map(String)
}

/** A value for a field as a client writes it; undefined where nothing fits. */
export function fieldValue(key: string, field: FieldDef, sources: InputSources, input: Input = {}): unknown {
  const { dice, now } = sources
  switch (field.kind) {
    case 'text':
      return field.options.dictionary ? undefined : textFor(key, field, dice)
    case 'int':
    case 'decimal':
      return numberFor(field, dice)
    case 'flag':
      return dice.chance(0.5)
    case 'date':
      return dayFor(key, sources)
    case 'time':
      return `${String(dice.below(24)).padStart(2, '0')}:${dice.pick(['00', '30'])}`
    case 'instant':
      return new Date(now.getTime() - dice.below(90) * MINUTE_MS).toISOString()
    case 'choice':
      return dice.pick(inputValues(field))
    case 'link':
      return field.target === 'file' ? undefined : some(field, 1, { sources, input })[0]
    case 'links':
      return field.target === 'file' ? undefined : some(field, 1 + dice.below(2), { sources, input })
    case 'amounts': {
      const [id] = some(field, 1, { sources, input })
      return id === undefined ? undefined : [{ id, amount: Math.max(field.options.min ?? 0, 1 + dice.below(3)) }]
    }
    case 'entries': {
      return [inputOf(field.entry?.fields ?? {}, sources, 1)]
    }
  }
}

/** Values for the required fields, and a share `also` of the others. */
export function inputOf(fields: Fields, sources: InputSources, also = 0.25): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(fields)) {
    const { readonly, required, default: initial, secret } = field.options
    const isRequired = required && initial === undefined
    if (readonly || secret || !(isRequired || sources.dice.chance(also))) continue
    const value = fieldValue(key, field, sources, input)
    if (value !== undefined) input[key] = value
  }
  return input
}
/** Values for exactly these fields, where one fits. */
export const fieldInput = (fields: readonly (readonly [string, FieldDef])[], sources: InputSources): Record<string, unknown> =>
  inputOf(Object.fromEntries(fields), sources, 1)
/** A change of one or two fields that people may write. */
export function changeOf({ fields }: ResourceDef, sources: InputSources): Record<string, unknown> {
  const writable = Object.entries(fields).filter(([, { options }]) => !options.readonly && !options.fixed && !options.secret)
  const chosen = sources.dice.some(writable, 1 + sources.dice.below(2))
  return fieldInput(chosen, sources)
}
