import * as z from 'zod/mini'
import type { ValueFault } from '../../fields/kinds/fieldKind.ts'
import { kindOf } from '../../fields/kinds/index.ts'
import { isHashed } from '../../fields/values/secrets.ts'
import type { FieldMeta } from '../../kit/gen/resources.ts'
import { passwordFault } from '../../kit/session/password.ts'

/** Fault codes; the view translates them with the limits of the field. */
export type Fault = ValueFault | 'required' | 'short' | 'common' | 'unsent'

/** The fault of a typed value; undefined when it is valid. */
export function faultOf(field: FieldMeta, value: unknown): Fault | undefined {
  if (field.kind === 'flag') return undefined
  const isEmpty = Array.isArray(value) ? !value.length : !String(value ?? '').trim()
  if (isEmpty) return field.required ? 'required' : undefined
  return isHashed(field) ? passwordFault(String(value).trim()) : kindOf(field).fault?.(value, field)
}

/** A zod schema that checks the fields of a form before the server does; issues have a Fault as message. */
export function rulesOf(fields: readonly (readonly [string, FieldMeta])[]) {
  return z.object(
    Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        z.unknown().check((ctx) => {
          const fault = faultOf(field, ctx.value)
          if (fault) ctx.issues.push({ code: 'custom', message: fault, input: ctx.value })
        }),
      ]),
    ),
  )
}
