import type { FieldMeta } from '../../kit/gen/resources.ts'
import type { Fields, Value, Values } from '../../resource/formValues.ts'
import type { Row } from '../../resource/meta.ts'
import { kindOf } from '../kinds/index.ts'

function initial(field: FieldMeta, now: number): unknown {
  const isNow = field.default === 'now' || (field.default === undefined && field.required)
  const begin = isNow ? kindOf(field).initial : undefined
  if (begin) return begin(now)
  return field.default === 'now' ? undefined : field.default
}

/** What the inputs hold: text for nearly everything, as a person would type it. */
export const shownValue = (field: FieldMeta, value: unknown): Value => kindOf(field).toInput(value)

export function valuesOf(
  fields: Fields,
  row: Row | undefined,
  preset: Readonly<Record<string, unknown>> = {},
  now: number = Date.now(),
): Values {
  return Object.fromEntries(
    fields.map(([name, field]) => {
      // What a record remembers of the last time says nothing about this time.
      const offered = field.afterwards ? undefined : preset[name]
      return [name, shownValue(field, row ? row[name] : (offered ?? initial(field, now)))]
    }),
  )
}

/** One value as the API takes it; null stands for 'nothing'. */
export const apiValue = (field: FieldMeta, value: Value | undefined): unknown => kindOf(field).fromInput(value)

/** A new record leaves out what is empty, and a 'now' nobody touched, so that the server's own defaults apply to the second. */
export function createInput(fields: Fields, values: Values, before: Values): Record<string, unknown> {
  const meant = fields.filter(([name, field]) => field.default !== 'now' || values[name] !== before[name])
  const entries = meant.map(([name, field]) => [name, apiValue(field, values[name])] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== null && !(Array.isArray(value) && !value.length)))
}

/** A change carries only what changed: a colleague's edit of another field survives. */
export function changedInput(fields: Fields, values: Values, before: Values): Record<string, unknown> {
  const changed = fields.filter(([name]) => JSON.stringify(values[name]) !== JSON.stringify(before[name]))
  return Object.fromEntries(changed.map(([name, field]) => [name, apiValue(field, values[name])]))
}
