import type { Class } from '../filters.ts'
import { HistoryResolver } from './history.resolver.ts'

/** Everything that is not derived from a definition. */
export const handWritten: readonly Class[] = [HistoryResolver]
