import { type Area, joinAreas } from '../kernel/index.ts'
import { analytics } from './analytics/index.ts'
import { audit } from './audit/index.ts'
import { backups } from './backups/index.ts'
import { callout } from './callout/index.ts'
import { dispatch } from './dispatch/index.ts'
import { ductArea } from './duct/index.ts'
import { handover } from './handover/index.ts'
import { hours } from './hours/index.ts'
import { identity } from './identity/index.ts'
import { inspection } from './inspection/index.ts'
import { maintenance } from './maintenance/index.ts'
import { masterdata } from './masterdata/index.ts'
import { notice } from './notice/index.ts'
import { onboarding } from './onboarding/index.ts'
import { quality } from './quality/index.ts'
import { repair } from './repair/index.ts'
import { rollerArea } from './roller/index.ts'
import { shifts } from './shifts/index.ts'
import { stock } from './stock/index.ts'
import { system } from './system/index.ts'
import { wall } from './wall/index.ts'

/**
 * Every area of the product, in menu order. One without rows has no menu; hours stand in the menu of repairs, handovers in that of shifts, backups
 * and checks of the audit trail in that of the system.
 */
export const areas: readonly Area[] = [
  analytics,
  repair,
  hours,
  inspection,
  maintenance,
  handover,
  callout,
  dispatch,
  stock,
  ductArea,
  rollerArea,
  quality,
  shifts,
  masterdata,
  notice,
  wall,
  identity,
  backups,
  audit,
  onboarding,
  system,
]
/** Everything that the product defines: one for the process, so that what is derived from it is derived once. */
export const registry = joinAreas(areas)
