import type { Language } from '../kit/words/language.ts'
import { businessOffset } from '../shared/offset.ts'

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
  'dispatch',
  'stock',
  'roller',
  'quality',
  'duct',
  'masterdata',
  'notice',
  'wall',
  'identity',
  'onboarding',
  'backups',
  'audit',
  'system',
] as const
export type Area = (typeof AREAS)[number]

/** The id of the first record of a list that meets the conditions, in the plant that one works in; a question mark where there is none. */
export type FirstId = (list: string, filter?: string) => string

/** A day of the factories' clock, so many after today. */
export const day = (after: number) => new Date(Date.now() + businessOffset.ms + after * 86_400_000).toISOString().slice(0, 10)

export interface Example {
  readonly area: Area
  /** Key of its name in locales/{zh,en}/playground.json. */
  readonly word: `ex${string}`
  readonly query: string
  /** Open in a tab of its own when somebody comes for the first time. */
  readonly isOpen?: true
  variables?(first: FirstId, language: Language): Record<string, unknown>
}
