import { analyticsLaws } from './analytics.ts'
import { auditLaws } from './audit.ts'
import type { Law } from './law.ts'
import { ledgerLaws } from './ledger.ts'
import { noticeLaws } from './notice.ts'
import { repairLaws } from './repair.ts'
import { shiftLaws } from './shifts.ts'
import { stockLaws } from './stock.ts'
import { storeLaws } from './store.ts'
import { systemLaws } from './system.ts'
import { upkeepLaws } from './upkeep.ts'
import { wallLaws } from './wall.ts'

/** Everything that always holds. Each area adds its own. */
export const LAWS: readonly Law[] = [
  ...wallLaws,
  ...systemLaws,
  ...ledgerLaws,
  ...stockLaws,
  ...repairLaws,
  ...upkeepLaws,
  ...shiftLaws,
  ...noticeLaws,
  ...analyticsLaws,
  ...storeLaws,
  ...auditLaws,
]
