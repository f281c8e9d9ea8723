import type { Read } from '../../kernel/index.ts'
import { type Vacation, workerVacation } from './workerVacation.resource.ts'

const PAGE = 1000

/** Leave that has a day of a range, both ends included, in the order in which it begins. */
export async function leaveBetween(
  read: Read,
  { from, to, status }: { from: string; to: string; status: readonly Vacation['status'][] },
): Promise<Vacation[]> {
  const filter = { beginDate: { to }, endDate: { from }, status: { in: status } }
  const all: Vacation[] = []
  for (let no = 1; ; no++) {
    const { items } = await read.list(workerVacation, { no, size: PAGE, sort: 'beginDate', filter })
    all.push(...items)
    if (items.length < PAGE) return all
  }
}
