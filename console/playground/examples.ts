import type { Language } from '../kit/words/language.ts'
import type { Choices } from './choices.ts'
import type { Example } from './example.ts'
import { account, identity } from './examples/accounts.ts'
import { callout, handover, shifts } from './examples/people.ts'
import { audit, backups, notice, system } from './examples/platform.ts'
import { analytics, hours, repair, wall } from './examples/repair.ts'
import { masterdata, quality, roller, stock } from './examples/things.ts'
import { inspection, maintenance } from './examples/work.ts'

const NO_CHOICES: Choices = { reporterId: '?', equipmentId: '?', reportId: '?', repairerIds: ['?'], repairId: '?', faultCategoryId: '?' }

export const EXAMPLES: readonly Example[] = [
  ...account,
  ...repair,
  ...hours,
  ...analytics,
  ...inspection,
  ...maintenance,
  ...shifts,
  ...handover,
  ...callout,
  ...stock,
  ...roller,
  ...quality,
  ...masterdata,
  ...notice,
  ...wall,
  ...identity,
  ...backups,
  ...audit,
  ...system,
]

/** The text of the variables editor; without choices it shows where ids belong. */
export function variablesOf({ variables }: Example, choices: Choices = NO_CHOICES, language: Language = 'zh'): string {
  return variables ? `${JSON.stringify(variables(choices, language), null, 2)}\n` : ''
}
