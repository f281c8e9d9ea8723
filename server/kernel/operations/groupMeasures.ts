import type { FieldDef } from '../schema/field.ts'
import type { Grouped, Measure, MeasureKind, MeasureParts } from '../schema/grouping.ts'

/** Digits of an average beyond those of its field. */
const MORE_DIGITS = 2
const scaleOf = (field: FieldDef | undefined) => (field?.kind === 'decimal' ? (field.options.scale ?? 2) : 0)
/** Digits of a measure after the point. */
export const measuredDigits = (field: FieldDef, of: MeasureKind) => scaleOf(field) + (of === 'avg' ? MORE_DIGITS : 0)

/** The number nearest to an exact integer at a scale: its digits are read, not divided. */
function numberAt(value: bigint, scale: number): number {
  const digits = (value < 0n ? -value : value).toString().padStart(scale + 1, '0')
  const split = digits.length - scale
  return Number(`${value < 0n ? '-' : ''}${digits.slice(0, split)}.${digits.slice(split) || '0'}`)
}
/** Division rounded half away from zero. */
function divided(a: bigint, b: bigint): bigint {
  const half = a < 0n ? -b / 2n : b / 2n
  return (a + half) / b
}

/** The value of a measure from its parts; null where the field is filled in no row. The same on both databases, to the digit. */
export function measuredValue(field: FieldDef | undefined, { of }: Measure, parts: MeasureParts): number | null {
  const scale = scaleOf(field)
  const exact = of === 'avg' ? parts.sum : parts[of]
  if (exact === null || exact === undefined) return null
  if (of !== 'avg') return numberAt(exact, scale)
  return parts.filled ? numberAt(divided(exact * 10n ** BigInt(MORE_DIGITS), parts.filled), scale + MORE_DIGITS) : null
}

const COMBINED: Readonly<Record<keyof MeasureParts, (a: bigint, b: bigint) => bigint>> = {
  sum: (a, b) => a + b,
  filled: (a, b) => a + b,
  min: (a, b) => (a < b ? a : b),
  max: (a, b) => (a > b ? a : b),
}
function combinedParts(a: MeasureParts, b: MeasureParts): MeasureParts {
  const parts = (Object.keys(b) as (keyof MeasureParts)[]).map((part) => {
    const [known, next] = [a[part] ?? null, b[part] ?? null]
    return [part, known === null ? next : next === null ? known : COMBINED[part](known, next)]
  })
  return Object.fromEntries(parts)
}
/** The parts of all groups together. */
export function combined(groups: readonly Grouped[]): Grouped['parts'] {
  const all: Record<string, MeasureParts> = {}
  for (const { parts } of groups) for (const [field, own] of Object.entries(parts)) all[field] = combinedParts(all[field] ?? {}, own)
  return all
}
