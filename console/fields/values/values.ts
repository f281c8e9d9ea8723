import type { FieldMeta } from '../../kit/gen/resources.ts'
import { serverNow } from '../../kit/words/serverClock.ts'
import type { Fields, Value, Values } from '../../resource/formValues.ts'
import type { Row } from '../../resource/meta.ts'
import { kindOf } from '../kinds/index.ts'

function initial(field: FieldMeta, now: number): unknown {
  const isNow = field.default === 'now' || (field.default === undefined && field.required)
  const begin = isNow ? kindOf(field).initial : undefined
  if (begin) return begin(now)
  return field.default === 'now' ? undefined : field.default
}

/** Converts a stored value to that of its input, mostly text. */
export const shownValue = (field: FieldMeta, value: unknown): Value => kindOf(field).toInput(value)

/** The input values of a form: those of the row, or presets and defaults for a new record. */
export function valuesOf(
  fields: Fields,
  row: Row | undefined,
  preset: Readonly<Record<string, unknown>> = {},
  now: number = serverNow(),
): Values {
  return Object.fromEntries(
    fields.map(([name, field]) => {
      // A preset of a moment booked afterwards would be that of an earlier event.
      const offered = field.afterwards ? undefined : preset[name]
      return [name, shownValue(field, row ? row[name] : (offered ?? initial(field, now)))]
    }),
  )
}

/** Converts an input value to the API value; null for empty. */
export const apiValue = (field: FieldMeta, value: Value | undefined): unknown => kindOf(field).fromInput(value)

/** The input of a create: without empty values and untouched 'now' defaults, so that the server applies its own to the second. */
export function createInput(fields: Fields, values: Values, before: Values): Record<string, unknown> {
  const meant = fields.filter(([name, field]) => field.default !== 'now' || values[name] !== before[name])
  const entries = meant.map(([name, field]) => [name, apiValue(field, values[name])] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== null && !(Array.isArray(value) && !value.length)))
}

/** The input of an update: changed fields only, so that changes of others to other fields survive. */
export function changedInput(fields: Fields, values: Values, before: Values): Record<string, unknown> {
  const changed = fields.filter(([name]) => JSON.stringify(values[name]) !== JSON.stringify(before[name]))
  return Object.fromEntries(changed.map(([name, field]) => [name, apiValue(field, values[name])]))
}
