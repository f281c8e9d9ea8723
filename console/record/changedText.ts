import { kindOf } from '../fields/kinds/index.ts'
import type { ResourceMeta } from '../kit/gen/resources.ts'

/** A change as the page writes it; links, choices and flags already come in words. */
export function changedText(meta: ResourceMeta, name: string, value: string | null): string {
  if (value === null || value === '') return ''
  const field = meta.fields[name]
  return (field && kindOf(field).logText?.(value)) ?? value
}
