import type { Read, RowOf } from '../../kernel/index.ts'
import type { equipment } from '../masterdata/index.ts'
import type { reportLog } from '../repair/index.ts'
import { coveredReservations, partReservation, sparePart } from '../stock/index.ts'

type Report = RowOf<typeof reportLog>
export type DispatchKind = 'REPORT' | 'PARTS' | 'DEBT' | 'MAINTENANCE' | 'INSPECTION'
export interface Waiting {
  readonly kind: DispatchKind
  readonly records: readonly { readonly id: number; readonly updatedAt: Date }[]
  readonly number: string
  readonly equipmentId: number
  readonly description: string
  readonly urgency: Report['urgency'] | null
  readonly isStopped: boolean
  readonly since: Date
  readonly dueDate: string | null
  readonly craft: RowOf<typeof equipment>['maintCraft']
  readonly faultCategoryId: number | null
  readonly missingParts: readonly string[]
  readonly assigned: readonly number[]
  /** Whether somebody who is there has it, and it is late nonetheless. */
  readonly isAssigned: boolean
}
/** What is found of it; the trade of the machine is read for all at once. */
export type Found = Omit<Waiting, 'craft'> & { readonly craft?: Waiting['craft'] }
export const NOTHING = {
  faultCategoryId: null,
  missingParts: [],
  assigned: [],
  isAssigned: false,
  urgency: null,
  isStopped: false,
  dueDate: null,
}

/** Which parts work still waits for, by name. */
export async function missingParts(
  read: Read,
  key: 'repairLogId' | 'maintenanceOrderId',
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const whole = read.withoutDataScope
  const rows = ids.length ? await whole.of(partReservation).find({ [key]: ids } as never) : []
  const covered = await coveredReservations(read, rows)
  const lacking = rows.filter(({ id }) => !covered.has(id))
  const parts = await whole.of(sparePart).many(lacking.map(({ partId }) => partId))
  const names = new Map<number, string[]>()
  for (const [at, row] of lacking.entries()) names.set(row[key] ?? 0, [...(names.get(row[key] ?? 0) ?? []), parts[at]?.name ?? ''])
  return names
}
