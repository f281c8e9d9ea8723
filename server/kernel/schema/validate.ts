import * as z from 'zod'
import { type FieldDef, inputValues } from './field.ts'
import { KINDS } from './fieldKinds.ts'
import { type FieldFault, invalid } from './refusal.ts'
import type { Fields } from './resource.ts'

/** The faults of a failed parse, one per field, as rules that locales translate. */
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
  const rules = field && KINDS[field.kind].rules
  if (issue.code === 'too_big') return { rule: rules?.large ?? 'max', params: { max: issue.maximum } }
  if (issue.code === 'too_small')
    return rules?.small === 'required' ? { rule: 'required' } : { rule: 'min', params: { min: issue.minimum } }
  if (issue.code === 'invalid_value') return { rule: 'choice', params: { allowed: field && inputValues(field).join(', ') } }
  if (issue.message === 'pattern' && o.form) return { rule: o.form }
  if (issue.message === 'scale') return { rule: 'scale', params: { scale: o.scale ?? 2 } }
  const named = ['reference', 'twice', 'date', 'time', 'instant', 'future', 'pattern', 'control', 'oneLine']
  return named.includes(issue.message) ? { rule: issue.message } : { rule: rules?.type ?? 'value' }
}

function shapeOf(fields: Fields, mode: 'create' | 'update', now: () => Date): Record<string, z.ZodType> {
  const shape: Record<string, z.ZodType> = {}
  const context = { now, shapeOf: (entry: Fields) => shapeOf(entry, 'create', now) }
  for (const [key, field] of Object.entries(fields)) {
    if (field.options.readonly || (mode === 'update' && field.options.fixed)) continue
    const value = KINDS[field.kind].schema(field, context)
    const { required, default: initial } = field.options
    const filled = required || initial !== undefined ? value : blankable(value, field.kind)
    shape[key] = mode === 'create' && isMandatory(field) ? filled : filled.optional()
  }
  return shape
}

export type Check = (input: unknown) => Record<string, unknown>
/**
 * Compiles one strict schema for a set of fields. Mode 'create' demands required fields and fills in defaults, 'update' accepts any subset.
 * Returns a function that returns clean values or throws an `invalid` Refusal naming every wrong field; unknown and readonly keys are
 * wrong.
 */
export function checkOf(fields: Fields, mode: 'create' | 'update', now: () => Date): Check {
  const schema = z.strictObject(shapeOf(fields, mode, now))
  const defaults = Object.entries(fields).flatMap(([key, { kind, options }]) =>
    options.default === undefined ? [] : [{ key, isMoment: kind === 'instant', value: options.default as unknown }],
  )
  return (input) => {
    const defined = Object.fromEntries(Object.entries((input ?? {}) as object).filter(([, v]) => v !== undefined))
    const result = schema.safeParse(defined, { reportInput: true })
    if (!result.success) throw invalid(faultsOf(result.error, fields))
    const clean: Record<string, unknown> = {}
    // Fills in omitted fields on create; an update leaves them unchanged.
    if (mode === 'create') for (const { key, isMoment, value } of defaults) clean[key] = isMoment ? now() : value
    const parsed: Record<string, unknown> = result.data
    for (const key in parsed) if (parsed[key] !== undefined) clean[key] = parsed[key]
    return clean
  }
}
/** Whether a field is required in input: neither default nor rules supply it. */
export const isMandatory = ({ options: o }: FieldDef) => o.required === true && o.default === undefined && !o.ruled

/** Treats an empty text as null, as browsers and old clients send it; for lists as the empty list. */
const blankable = (value: z.ZodType, kind: FieldDef['kind']) =>
  KINDS[kind].isList ? z.preprocess((v) => v ?? [], value) : z.preprocess((v) => (v === '' ? null : v), value.nullable())
