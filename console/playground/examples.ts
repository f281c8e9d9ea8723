import type { Language } from '../kit/language.ts'
import type { Choices } from './choices.ts'
import type { Example } from './example.ts'
import { account } from './examples/account.ts'
import { analytics } from './examples/analytics.ts'
import { identity } from './examples/identity.ts'
import { inspection } from './examples/inspection.ts'
import { maintenance } from './examples/maintenance.ts'
import { masterdata } from './examples/masterdata.ts'
import { notice } from './examples/notice.ts'
import { repair } from './examples/repair.ts'
import { roller } from './examples/roller.ts'
import { stock } from './examples/stock.ts'
import { system } from './examples/system.ts'
import { wall } from './examples/wall.ts'

const NO_CHOICES: Choices = { reporterId: '?', equipmentId: '?', reportId: '?', repairerIds: ['?'], repairId: '?', faultCategoryId: '?' }

export const EXAMPLES: readonly Example[] = [
  ...account,
  ...repair,
  ...analytics,
  ...inspection,
  ...maintenance,
  ...stock,
  ...roller,
  ...masterdata,
  ...notice,
  ...wall,
  ...identity,
  ...system,
]

/** The text of the variables editor; without choices it shows where ids belong. */
export function variablesOf({ variables }: Example, choices: Choices = NO_CHOICES, language: Language = 'zh'): string {
  return variables ? `${JSON.stringify(variables(choices, language), null, 2)}\n` : ''
}
