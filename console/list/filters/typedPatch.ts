import type { Patch } from '../../resource/address.ts'

/** Words that were typed, each under the name of its field. */
export function typedPatch(form: HTMLFormElement): Patch {
  const patch: Patch = { page: null }
  for (const [key, value] of new FormData(form)) if (typeof value === 'string') patch[key] = value.trim() || null
  return patch
}
