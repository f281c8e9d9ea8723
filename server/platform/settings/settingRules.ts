import * as z from 'zod'
import type { Language } from '../../kernel/index.ts'
import { words } from '../words.ts'

/** A rule of a setting as a check carries it, which knows texts alone: a key below start.rules of the locales, and its values. */
export const rule = (key: string, params: Readonly<Record<string, string | number>> = {}): string => JSON.stringify([key, params])

/** The sentence of a rule in a language; a text that is none as it stands. */
export function ruleText(text: string, language: Language): string {
  try {
    const [key, params] = JSON.parse(text) as [string, Record<string, unknown>]
    return words(language)(`start.rules.${key}`, params)
  } catch {
    return text
  }
}

/** A setting that is on or off. */
export const flag = z.enum(['1', '0', 'true', 'false'], { error: rule('flag') }).transform((text) => text === '1' || text === 'true')
