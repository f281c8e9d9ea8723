import type { FieldMeta } from '../../kit/gen/resources.ts'
import { metaOf } from '../meta.ts'
import type { Fields } from './values.ts'

export interface Narrowing {
  /** The answer that narrows. */
  field: string
  /** What the offered records have to have in common with it. */
  by: string
  /** Without that answer there is nothing to choose from. */
  isNeeded: boolean
}

function narrows([name, field]: readonly [string, FieldMeta], target: Readonly<Record<string, FieldMeta>>): boolean {
  const shared = target[name]
  // Under the same name it means the same; what people do not fill in themselves may still be missing when one looks for the record.
  const means = shared?.kind === 'link' && shared.target === field.target && shared.filter === 'eq'
  return field.kind === 'link' && means && (!shared.readonly || Boolean(shared.required))
}

/** Which other answer of the form narrows what a picker offers: the one its definition names, else one that the offered records name as well. */
export function narrowingOf(name: string, field: FieldMeta, fields: Fields): Narrowing | undefined {
  if (field.dependsOn) return { ...field.dependsOn, isNeeded: true }
  if (!field.target || field.accept || (field.kind !== 'link' && field.kind !== 'links')) return undefined
  const target = metaOf(field.target).fields
  const above = fields.find((one) => one[0] !== name && one[1].target !== field.target && narrows(one, target))
  return above && { field: above[0], by: above[0], isNeeded: false }
}
