import { and, desc, eq, gte, inArray, or } from 'drizzle-orm'
import type { Read } from '../../kernel/index.ts'
import { repairLog } from '../repair/index.ts'

const DAY_MS = 86_400_000
const YEAR_DAYS = 365
/** Rows that are looked through: the newest ones tell who knows a machine. */
const ROWS_MAX = 2000
/** Repairs that count as experience, for each machine and each fault. */
const SHOWN = 3

export interface PastRepair {
  readonly repairId: number
  readonly repairNo: string
  readonly completedAt: Date
  readonly repairerIds: readonly number[]
}
interface Place {
  readonly equipmentId: number
  readonly description: string
  readonly faultCategoryId: number | null
}
export interface RepairHistory {
  /** The last repairs of the machine, and of the same fault on any machine; the latest first. */
  readonly ofMachine: (place: Place) => readonly PastRepair[]
  readonly ofFault: (place: Place) => readonly PastRepair[]
}

/** The completed repairs of the last year that tell who knows some machines and faults. A fault is the same by its category or its words. */
export async function repairHistory(read: Read, places: readonly Place[]): Promise<RepairHistory> {
  if (!places.length) return { ofMachine: () => [], ofFault: () => [] }
  const t = read.table(repairLog)
  const distinct = <T>(values: readonly T[]) => [...new Set(values)]
  const categories = distinct(places.flatMap(({ faultCategoryId }) => faultCategoryId ?? []))
  const descriptions = distinct(places.flatMap(({ description }) => description || []))
  const rows = await read.db
    .select({
      repairId: t.id,
      repairNo: t.repairNo,
      equipmentId: t.equipmentId,
      faultCategoryId: t.faultCategoryId,
      faultDescription: t.faultDescription,
      completedAt: t.completeDate,
    })
    .from(t)
    .where(
      and(
        read.within(repairLog),
        eq(t.status, 'COMPLETED'),
        gte(t.completeDate, new Date(read.now.getTime() - YEAR_DAYS * DAY_MS)),
        or(
          inArray(t.equipmentId, distinct(places.map(({ equipmentId }) => equipmentId))),
          categories.length ? inArray(t.faultCategoryId, categories) : undefined,
          descriptions.length ? inArray(t.faultDescription, descriptions) : undefined,
        ),
      ),
    )
    .orderBy(desc(t.completeDate), desc(t.id))
    .limit(ROWS_MAX)
  const [byMachine, byCategory, byWords] = [
    new Map<unknown, typeof rows>(),
    new Map<unknown, typeof rows>(),
    new Map<unknown, typeof rows>(),
  ]
  const add = (to: Map<unknown, typeof rows>, key: unknown, row: (typeof rows)[number]) => {
    const list = to.get(key) ?? []
    if (list.length < SHOWN) to.set(key, [...list, row])
  }
  for (const row of rows) {
    add(byMachine, row.equipmentId, row)
    if (row.faultCategoryId !== null) add(byCategory, row.faultCategoryId, row)
    if (row.faultDescription) add(byWords, row.faultDescription, row)
  }
  const shown = distinct([byMachine, byCategory, byWords].flatMap((one) => [...one.values()].flat().map(({ repairId }) => repairId)))
  const people = await read.of(repairLog).linksOf('repairerIds', shown)
  const past = (found: typeof rows | undefined): PastRepair[] =>
    (found ?? []).flatMap(({ repairId, repairNo, completedAt }) =>
      completedAt ? { repairId, repairNo, completedAt, repairerIds: people.get(repairId) ?? [] } : [],
    )
  return {
    ofMachine: ({ equipmentId }) => past(byMachine.get(equipmentId)),
    ofFault: ({ faultCategoryId, description }) =>
      past((faultCategoryId === null ? undefined : byCategory.get(faultCategoryId)) ?? byWords.get(description)),
  }
}
