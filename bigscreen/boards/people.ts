import type { Say } from '../language.tsx'

const NAMED = 2

/** Two names fit; a third would be cut off in the middle, so the rest is a number. */
export function people(names: readonly string[], say: Say): string {
  const named = names.slice(0, NAMED).join(say('stopped.comma'))
  return names.length > NAMED ? say('stopped.others', { names: named, n: names.length, more: names.length - NAMED }) : named
}
