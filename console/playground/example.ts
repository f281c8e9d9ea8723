import type { Language } from '../kit/words/language.ts'
import type { Choices } from './choices.ts'

/** The areas of the server, and what everybody may do with their own account. */
export const AREAS = [
  'account',
  'repair',
  'hours',
  'analytics',
  'inspection',
  'maintenance',
  'shifts',
  'handover',
  'callout',
  'stock',
  'roller',
  'quality',
  'duct',
  'masterdata',
  'notice',
  'wall',
  'identity',
  'backups',
  'audit',
  'system',
] as const
export type Area = (typeof AREAS)[number]

export interface Example {
  readonly area: Area
  /** Key of its name in locales/{zh,en}/playground.json. */
  readonly word: `ex${string}`
  readonly query: string
  /** Open in a tab of its own when somebody comes for the first time. */
  readonly isOpen?: true
  variables?(choices: Choices, language: Language): Record<string, unknown>
}
