import * as z from 'zod'
import { type FieldDef, givenValues, MAX_INT } from './field.ts'
import { type FieldFault, invalid } from './refusal.ts'
import type { Fields } from './resource.ts'
import { faultOfLine, faultOfLines } from './texts.ts'

/** Longest text of a field that names no limit (domain rules: remarks <= 500). */
const TEXT_MAX = 500
export const MAX_DECIMAL = 1e12
const LINKS_MAX = 200

const id = z.union(
  [
    z.int().positive(),
    z
      .string()
      .regex(/^[1-9]\d{0,15}$/)
      .transform(Number),
  ],
  { error: 'reference' },
)
const day = z.iso.date({ error: 'date' })
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'time' })
const moment = z.union([z.date(), z.iso.datetime({ offset: true }).transform((s) => new Date(s))], { error: 'instant' })

function textOf({ options: o }: FieldDef) {
  const faultOf = o.long || o.rich ? faultOfLines : faultOfLine
  const s = z
    .string()
    .trim()
    .max(o.max ?? TEXT_MAX)
    .check((ctx) => {
      const message = faultOf(ctx.value)
      if (message) ctx.issues.push({ code: 'custom', message, input: ctx.value })
    })
  const sized = o.required && !o.blank ? s.min(1) : s
  return o.pattern ? sized.regex(o.pattern, { error: 'pattern' }) : sized
}
function decimalOf({ options: o }: FieldDef) {
  const unit = 10 ** (o.scale ?? 2)
  const exact = (v: number) => Math.abs(v * unit - Math.round(v * unit)) < 1e-6
  return z
    .number()
    .min(o.min ?? 0)
    .max(o.max ?? MAX_DECIMAL)
    .refine(exact, { error: 'scale' })
}

function schemaOf(field: FieldDef, now: () => Date): z.ZodType {
  const o = field.options
  switch (field.kind) {
    case 'text':
      return textOf(field)
    case 'int':
      return z
        .int()
        .min(o.min ?? -MAX_INT)
        .max(o.max ?? MAX_INT)
    case 'decimal':
      return decimalOf(field)
    case 'flag':
      return z.boolean()
    case 'date':
      return day
    case 'time':
      return clock
    // A minute of grace: the clocks of phones run ahead.
    case 'instant':
      return o.past ? moment.refine((v) => v.getTime() <= now().getTime() + 60_000, { error: 'future' }) : moment
    case 'choice':
      return z.enum(givenValues(field) as [string])
    case 'link':
      return id
    case 'amounts':
      return z
        .array(z.strictObject({ id, amount: decimalOf(field) }))
        .max(LINKS_MAX)
        .refine((all) => new Set(all.map((one) => one.id)).size === all.length, { error: 'twice' })
    case 'entries': {
      const each = z.array(z.strictObject(shapeOf(field.entry?.fields ?? {}, 'create', now))).max(o.max ?? LINKS_MAX)
      return o.required ? each.min(1) : each
    }
    case 'links':
      return o.required
        ? z
            .array(id)
            .min(1)
            .max(o.max ?? LINKS_MAX)
        : z.array(id).max(o.max ?? LINKS_MAX)
  }
}

/** The faults of a failed parse, one per field, in words that locales know. */
function faultsOf(error: z.ZodError, fields: Fields): FieldFault[] {
  const faults = new Map<string, FieldFault>()
  const labelOf = (target: string | undefined) => (target ? { label: `${target}.label` } : {})
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) faults.set(key, { field: key, rule: 'unknownField' })
    else {
      const field = String(issue.path[0] ?? '')
      if (!faults.has(field)) faults.set(field, { field, ...ruleOf(issue, fields[field]), ...labelOf(fields[field]?.target) })
    }
  }
  return [...faults.values()]
}
function ruleOf(issue: z.core.$ZodIssue, field: FieldDef | undefined): Pick<FieldFault, 'rule' | 'params'> {
  const o = field?.options ?? {}
  if (issue.input === undefined || issue.input === null || issue.input === '') return { rule: 'required' }
  if (issue.code === 'too_big')
    return field?.kind === 'text' ? { rule: 'tooLong', params: { max: issue.maximum } } : { rule: 'max', params: { max: issue.maximum } }
  if (issue.code === 'too_small')
    return field?.kind === 'text' || field?.kind === 'links' || field?.kind === 'entries'
      ? { rule: 'required' }
      : { rule: 'min', params: { min: issue.minimum } }
  if (issue.code === 'invalid_value') return { rule: 'choice', params: { allowed: field && givenValues(field).join(', ') } }
  if (issue.message === 'pattern' && o.form) return { rule: o.form }
  if (issue.message === 'scale') return { rule: 'scale', params: { scale: o.scale ?? 2 } }
  const named = ['reference', 'twice', 'date', 'time', 'instant', 'future', 'pattern', 'control', 'oneLine']
  return named.includes(issue.message) ? { rule: issue.message } : { rule: field?.kind === 'int' ? 'integer' : (field?.kind ?? 'value') }
}

function shapeOf(fields: Fields, mode: 'create' | 'update', now: () => Date): Record<string, z.ZodType> {
  const shape: Record<string, z.ZodType> = {}
  for (const [key, field] of Object.entries(fields)) {
    if (field.options.readonly || (mode === 'update' && field.options.fixed)) continue
    const value = schemaOf(field, now)
    const { required, default: initial } = field.options
    const filled = required || initial !== undefined ? value : blankable(value, field.kind)
    shape[key] = mode === 'create' && isAsked(field) ? filled : filled.optional()
  }
  return shape
}

export type Check = (input: unknown) => Record<string, unknown>
/**
 * One strict schema for a set of fields. Mode 'create' wants what is required and fills defaults, 'update' takes any subset.
 * Out: a function that answers clean values or throws an `invalid` Refusal naming every wrong field; unknown and readonly keys are wrong.
 */
export function checkOf(fields: Fields, mode: 'create' | 'update', now: () => Date): Check {
  const schema = z.strictObject(shapeOf(fields, mode, now))
  const defaults = Object.entries(fields).flatMap(([key, { kind, options }]) =>
    options.default === undefined ? [] : [{ key, isMoment: kind === 'instant', value: options.default as unknown }],
  )
  return (input) => {
    const given = Object.fromEntries(Object.entries((input ?? {}) as object).filter(([, v]) => v !== undefined))
    const result = schema.safeParse(given, { reportInput: true })
    if (!result.success) throw invalid(faultsOf(result.error, fields))
    const clean: Record<string, unknown> = {}
    // What nobody said, unless an update leaves it as it is.
    if (mode === 'create') for (const { key, isMoment, value } of defaults) clean[key] = isMoment ? now() : value
    const said: Record<string, unknown> = result.data
    for (const key in said) if (said[key] !== undefined) clean[key] = said[key]
    return clean
  }
}
/** What nobody else supplies: whoever makes a row must say it. */
export const isAsked = ({ options: o }: FieldDef) => o.required === true && o.default === undefined && !o.ruled

/** An empty text means no value, as browsers and old clients send it; no value of a list is the empty list. */
const blankable = (value: z.ZodType, kind: FieldDef['kind']) =>
  kind === 'links' || kind === 'amounts' || kind === 'entries'
    ? z.preprocess((v) => v ?? [], value)
    : z.preprocess((v) => (v === '' ? null : v), value.nullable())
