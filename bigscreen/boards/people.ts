import type { Translate } from '../language.tsx'

const NAMED = 2

/** Two names fit; a third would be cut off in the middle, so the rest is a number. */
export function people(names: readonly string[], translate: Translate): string {
  const named = names.slice(0, NAMED).join(translate('stopped.comma'))
  return names.length > NAMED ? translate('stopped.others', { names: named, n: names.length, more: names.length - NAMED }) : named
}
