import type { FieldDef } from '../schema/field.ts'
import type { Grouped, Measure, MeasureKind, MeasureParts, UnitParts } from '../schema/grouping.ts'
import { unitSources } from '../schema/unitSources.ts'

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

/** A measure of the rows of one unit. */
export interface UnitMeasure {
  readonly unit: string | null
  readonly value: number
}
/** The values of a measure for each unit in which the field is filled, that of most rows first; none where the field names no units. */
export function unitMeasures(field: FieldDef | undefined, measure: Measure, parts: readonly UnitParts[] = []): UnitMeasure[] {
  if (!field || !unitSources(field).length) return []
  const byRows = [...parts].sort((a, b) => b.rows - a.rows || compareText(a.unit ?? '', b.unit ?? ''))
  return byRows.flatMap((one) => {
    const value = measuredValue(field, measure, one)
    return value === null ? [] : [{ unit: one.unit, value }]
  })
}
/** The value of a measure over all units; null where they are several, which do not add up. */
export function commonMeasure(field: FieldDef | undefined, measure: Measure, parts: readonly UnitParts[] = []): number | null {
  const values = parts.flatMap((one) => measuredValue(field, measure, one) ?? [])
  return values.length === 1 ? (values[0] ?? null) : null
}

const compareText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)

const COMBINED: Readonly<Record<keyof MeasureParts, (a: bigint, b: bigint) => bigint>> = {
  sum: (a, b) => a + b,
  filled: (a, b) => a + b,
  min: (a, b) => (a < b ? a : b),
  max: (a, b) => (a > b ? a : b),
}
const PARTS = Object.keys(COMBINED) as (keyof MeasureParts)[]
function combinedParts(a: UnitParts | undefined, b: UnitParts): UnitParts {
  if (!a) return b
  const parts = PARTS.filter((part) => part in b).map((part) => {
    const [known, next] = [a[part] ?? null, b[part] ?? null]
    return [part, known === null ? next : next === null ? known : COMBINED[part](known, next)]
  })
  return { ...b, ...Object.fromEntries(parts), rows: a.rows + b.rows }
}
/** The parts of all groups together, for each unit of a field. */
export function combined(groups: readonly Pick<Grouped, 'parts'>[]): Grouped['parts'] {
  const all = new Map<string, Map<string | null, UnitParts>>()
  for (const { parts } of groups)
    for (const [field, entries] of Object.entries(parts)) {
      const byUnit = all.get(field) ?? new Map<string | null, UnitParts>()
      for (const one of entries) byUnit.set(one.unit, combinedParts(byUnit.get(one.unit), one))
      all.set(field, byUnit)
    }
  return Object.fromEntries([...all].map(([field, byUnit]) => [field, [...byUnit.values()]]))
}
