import * as z from 'zod/mini'
import type { ValueFault } from '../../fields/kinds/fieldKind.ts'
import { kindOf } from '../../fields/kinds/index.ts'
import { isHashed } from '../../fields/values/secrets.ts'
import type { FieldMeta } from '../../kit/gen/resources.ts'
import { passwordFault } from '../../kit/session/password.ts'

/** Messages are codes; the view turns them into a sentence with the field's own limits. */
export type Fault = ValueFault | 'required' | 'short' | 'common' | 'unsent'

/** What is wrong with a value as it was typed; undefined where nothing is. */
export function faultOf(field: FieldMeta, value: unknown): Fault | undefined {
  if (field.kind === 'flag') return undefined
  const isEmpty = Array.isArray(value) ? !value.length : !String(value ?? '').trim()
  if (isEmpty) return field.required ? 'required' : undefined
  return isHashed(field) ? passwordFault(String(value).trim()) : kindOf(field).fault?.(value, field)
}

/** The rules a form checks before the server does, read off the field list. */
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
