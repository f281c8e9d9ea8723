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
interface Found {
  readonly reporters: Page
  readonly equipments: Page
  readonly repairers: Page
  readonly open: Page
  readonly pending: Page
  readonly assigned: Page
  readonly categories: Page
}

const FIND = `query Find {
  reporters(page: { size: 1 }) { items { id } }
  equipments(filter: { isAssembly: { eq: true } }, page: { size: 50 }) { items { id } }
  repairers(page: { size: 1 }) { items { id } }
  open: reportLogs(filter: { status: { in: [PENDING, REPAIRING] } }, page: { size: 50 }) { items { id equipmentId } }
  pending: reportLogs(filter: { status: { eq: PENDING } }, page: { size: 1 }) { items { id } }
  assigned: repairLogs(filter: { status: { eq: ASSIGNED } }, page: { size: 1 }) { items { id } }
  categories: faultCategories(page: { size: 1 }) { items { id } }
}`

/** Fails for people who may not read all of it; the examples then keep their question marks. */
export async function findChoices(token: string): Promise<Choices> {
  const found = await ask<Found>(FIND, {}, bearer(token))
  const first = ({ items }: Page) => items[0]?.id ?? '?'
  const busy = new Set(found.open.items.map((report) => report.equipmentId))
  const running = found.equipments.items.filter((machine) => !busy.has(machine.id))
  return {
    reporterId: first(found.reporters),
    equipmentId: first({ items: running }),
    repairerIds: [first(found.repairers)],
    reportId: first(found.pending),
    repairId: first(found.assigned),
    faultCategoryId: first(found.categories),
  }
}
