import * as z from 'zod/mini'
import { amountTexts, numberText } from '../../fields/display/numberText.ts'
import { type DateKind, isTyped, readTyped } from '../../fields/inputs/dateText.ts'
import { isHashed } from '../../fields/values/secrets.ts'
import type { FieldMeta } from '../../kit/gen/resources.ts'
import { passwordFault } from '../../kit/session/password.ts'

/* Messages are codes; the view turns them into a sentence with the field's own limits. */
export type Fault =
  | 'required'
  | 'long'
  | 'number'
  | 'whole'
  | 'scale'
  | 'low'
  | 'high'
  | 'between'
  | 'pattern'
  | 'date'
  | 'instant'
  | 'time'
  | 'short'
  | 'common'
  | 'unsent'

const NUMBER = /^[+-]?\d+(\.\d+)?$/

function range({ min, max }: FieldMeta): Fault {
  if (min === undefined) return 'high'
  return max === undefined ? 'low' : 'between'
}

function faultOfNumber(field: FieldMeta, text: string): Fault | undefined {
  const number = numberText(text)
  if (!NUMBER.test(number)) return 'number'
  const value = Number(number)
  const places = number.split('.')[1]?.length ?? 0
  if (field.kind === 'int' && places) return 'whole'
  if (field.kind !== 'int' && places > (field.scale ?? 2)) return 'scale'
  if ((field.min !== undefined && value < field.min) || (field.max !== undefined && value > field.max)) return range(field)
  return undefined
}

/** Characters as people count them: an emoji or a rare Han character is one. */
const length = (text: string) => Array.from(text).length

function faultOfText(field: FieldMeta, text: string): Fault | undefined {
  if (isHashed(field)) return passwordFault(text)
  if (field.max !== undefined && length(text) > field.max) return 'long'
  if (field.pattern && !new RegExp(field.pattern, 'u').test(text)) return 'pattern'
  return undefined
}

const firstFault = (faults: readonly (Fault | undefined)[]) => faults.find((one) => one !== undefined)

export function faultOf(field: FieldMeta, value: unknown): Fault | undefined {
  if (field.kind === 'flag') return undefined
  const isEmpty = Array.isArray(value) ? !value.length : !String(value ?? '').trim()
  if (isEmpty) return field.required ? 'required' : undefined
  if (field.kind === 'amounts') return firstFault([...amountTexts(value).values()].map((one) => faultOfNumber(field, one.trim())))
  if (Array.isArray(value)) return undefined
  const text = String(value).trim()
  if (field.kind === 'int' || field.kind === 'decimal') return faultOfNumber(field, text)
  if (field.kind === 'date' || field.kind === 'time' || field.kind === 'instant') {
    const kind: DateKind = field.kind
    return isTyped(kind, readTyped(kind, text)) ? undefined : kind
  }
  return field.kind === 'text' || field.kind === 'longText' ? faultOfText(field, text) : undefined
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
