import { bearer } from './account.ts'
import { ask, type TypedQuery } from './ask.ts'
import {
  FindAssignedRepairDocument,
  FindFaultCategoriesDocument,
  FindMachinesDocument,
  FindOpenReportsDocument,
  FindPendingReportDocument,
  FindRepairersDocument,
  FindReportersDocument,
} from './gen/choices.ts'

/** Ids that fit together and exist in the plant that one works in. */
export interface Choices {
  readonly reporterId: string
  readonly equipmentId: string
  readonly repairerIds: readonly string[]
  readonly reportId: string
  readonly repairId: string
  readonly faultCategoryId: string
}
/** Each is asked for by itself: what this person may not read keeps its question mark, and the others are filled in. */
export async function findChoices(token: string): Promise<Choices> {
  const rows = <Item>(document: TypedQuery<{ found: { items: readonly Item[] } }, Record<string, never>>): Promise<readonly Item[]> =>
    ask(document, {}, bearer(token)).then(
      ({ found }) => found.items,
      () => [],
    )
  const [reporters, machines, repairers, open, pending, assigned, categories] = await Promise.all([
    rows(FindReportersDocument),
    rows(FindMachinesDocument),
    rows(FindRepairersDocument),
    rows(FindOpenReportsDocument),
    rows(FindPendingReportDocument),
    rows(FindAssignedRepairDocument),
    rows(FindFaultCategoriesDocument),
  ])
  const first = (found: readonly { id: string }[]) => found[0]?.id ?? '?'
  const busy = new Set(open.map((report) => report.equipmentId))
  return {
    reporterId: first(reporters),
    equipmentId: first(machines.filter((machine) => !busy.has(machine.id))),
    repairerIds: [first(repairers)],
    reportId: first(pending),
    repairId: first(assigned),
    faultCategoryId: first(categories),
  }
}
