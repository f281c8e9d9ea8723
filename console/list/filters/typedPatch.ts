import type { Patch } from '../../resource/address.ts'

/** The typed texts of a filter form, by field name. */
export function typedPatch(form: HTMLFormElement): Patch {
  const patch: Patch = { page: null }
  for (const [key, value] of new FormData(form)) if (typeof value === 'string') patch[key] = value.trim() || null
  return patch
}
