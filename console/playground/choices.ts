import { bearer } from './account.ts'
import { ask } from './ask.ts'

/** Ids that fit together and exist in the plant that one works in. */
export interface Choices {
  readonly reporterId: string
  readonly equipmentId: string
  readonly repairerIds: readonly string[]
  readonly reportId: string
  readonly repairId: string
  readonly faultCategoryId: string
}
interface Page {
  readonly items: readonly { readonly id: string; readonly equipmentId?: string }[]
}

const FIND = {
  reporters: 'reporters(page: { size: 1 }) { items { id } }',
  machines: 'equipments(filter: { isAssembly: { eq: true } }, page: { size: 50 }) { items { id } }',
  repairers: 'repairers(page: { size: 1 }) { items { id } }',
  open: 'reportLogs(filter: { status: { in: [PENDING, REPAIRING] } }, page: { size: 50 }) { items { id equipmentId } }',
  pending: 'reportLogs(filter: { status: { eq: PENDING } }, page: { size: 1 }) { items { id } }',
  assigned: 'repairLogs(filter: { status: { eq: ASSIGNED } }, page: { size: 1 }) { items { id } }',
  categories: 'faultCategories(page: { size: 1 }) { items { id } }',
} as const

/** Each is asked for by itself: what this person may not read keeps its question mark, and the others are filled in. */
export async function findChoices(token: string): Promise<Choices> {
  const page = (of: keyof typeof FIND) =>
    ask<{ found: Page }>(`query Find { found: ${FIND[of]} }`, {}, bearer(token)).then(
      ({ found }) => found,
      (): Page => ({ items: [] }),
    )
  const names = ['reporters', 'machines', 'repairers', 'open', 'pending', 'assigned', 'categories'] as const
  const [reporters, machines, repairers, open, pending, assigned, categories] = await Promise.all(names.map(page))
  const first = (found: Page | undefined) => found?.items[0]?.id ?? '?'
  const busy = new Set(open?.items.map((report) => report.equipmentId))
  const running = machines?.items.filter((machine) => !busy.has(machine.id)) ?? []
  return {
    reporterId: first(reporters),
    equipmentId: first({ items: running }),
    repairerIds: [first(repairers)],
    reportId: first(pending),
    repairId: first(assigned),
    faultCategoryId: first(categories),
  }
}
