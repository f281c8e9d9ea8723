import type { FieldMeta, ResourceMeta } from '../../kit/gen/resources.ts'
import type { AnySpec } from '../../resource/defineScreen.ts'
import { writableFields } from '../../resource/meta.ts'

const PLAIN: readonly FieldMeta['kind'][] = ['choice', 'flag', 'int']

/** The fields that bulk changes offer: inline-editable ones first, then other plain ones. */
export function changeableFields(meta: ResourceMeta, spec: AnySpec): [string, FieldMeta][] {
  if (!meta.can.includes('update')) return []
  const fits = ([name, field]: [string, FieldMeta]) =>
    PLAIN.includes(field.kind) && !field.unique && !field.transient && !field.dictionary && !spec.controls?.[name]
  return writableFields(meta, false)
    .filter(fits)
    .sort(([, a], [, b]) => Number(Boolean(b.inline)) - Number(Boolean(a.inline)))
}

/** Locale keys of form faults; null for none. */
export type Fault = 'required' | 'whole' | 'low' | 'high' | null

/** Parses the text of a plain field, and returns the value or the fault. */
export function readPlain(field: FieldMeta, text: string): { value: unknown; fault: Fault } {
  const clean = text.normalize('NFKC').trim()
  if (field.kind === 'flag') return { value: clean === 'true', fault: null }
  if (field.kind === 'choice') return { value: clean || null, fault: null }
  if (!clean) return { value: null, fault: field.required ? 'required' : null }
  if (!/^[-+]?\d{1,15}$/.test(clean)) return { value: null, fault: 'whole' }
  const value = Number(clean)
  if (field.min !== undefined && value < field.min) return { value, fault: 'low' }
  return { value, fault: field.max !== undefined && value > field.max ? 'high' : null }
}
