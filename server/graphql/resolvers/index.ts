import type { Class } from '../filters.ts'
import { DowntimeResolver } from './downtime.resolver.ts'
import { FaultResolver } from './fault.resolver.ts'
import { HistoryResolver } from './history.resolver.ts'
import { OpenWorkResolver } from './openWork.resolver.ts'
import { RepairResolver } from './repair.resolver.ts'
import { SessionResolver } from './session.resolver.ts'
import { WallKeyResolver } from './wallKey.resolver.ts'

/** Everything that is not derived from a definition. */
export const handWritten: readonly Class[] = [
  SessionResolver,
  HistoryResolver,
  OpenWorkResolver,
  WallKeyResolver,
  DowntimeResolver,
  FaultResolver,
  RepairResolver,
]
