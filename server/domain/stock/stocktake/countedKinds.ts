import type { Ledger } from '../../ledger/index.ts'
import { accessoryLedger } from '../accessoryLog.ts'
import { inkLedger } from '../ink/inkLog.ts'
import { sparePartLedger } from '../sparePartLog.ts'

/** What can be taken stock of. */
export const COUNTED_KINDS = ['PARTS', 'MATERIALS', 'INKS'] as const
export type CountedKind = (typeof COUNTED_KINDS)[number]

/** The ledger that a stocktake of each kind counts. */
export const countedLedgers: Readonly<Record<CountedKind, Ledger>> = {
  PARTS: sparePartLedger.ledger,
  MATERIALS: accessoryLedger.ledger,
  INKS: inkLedger.ledger,
}
