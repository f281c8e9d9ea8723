import type { Language } from '../kernel/index.ts'
import { inWords, known, words } from '../platform/words.ts'
import type { Found } from './check.ts'

/** A finding as a person reads it. */
export interface PresentedFinding {
  readonly check: string
  readonly group: Found['group']
  readonly light: Found['light']
  readonly title: string
  readonly says: string
  /** What to do about it, where there is something to do. */
  readonly todo: string | null
}

/** Puts a finding into words. Two may be shared by all checks: one that could not be carried out, and one that could not be mended. */
export function presentFinding({ check, group, light, outcome, values }: Found, language: Language): PresentedFinding {
  const translate = words(language)
  const own = `health.findings.${check}.${outcome}`
  const key = known(`${own}.says`, language) ? own : `health.findings.any.${outcome}`
  const filled = inWords(values ?? {}, language)
  return {
    ...{ check, group, light, title: translate(`health.checks.${check}`), says: translate(`${key}.says`, filled) },
    todo: known(`${key}.todo`, language) ? translate(`${key}.todo`, filled) : null,
  }
}
