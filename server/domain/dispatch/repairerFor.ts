import { can, type Read, type RowOf } from '../../kernel/index.ts'
import { repairer, repairLog } from '../repair/index.ts'

/** As whom the caller works on a repair: one of its repairers; for whoever leads, the first of them. Null where the repair is a colleague's. */
export async function repairerFor(read: Read, repair: RowOf<typeof repairLog>): Promise<number | null> {
  const whole = read.withoutDataScope
  const crew = (await whole.of(repairLog).linksOf('repairerIds', [repair.id])).get(repair.id) ?? []
  const { userId } = read.actor
  const own = userId === null ? [] : (await whole.of(repairer).find({ userId })).map(({ id }) => id)
  const me = crew.find((id) => own.includes(id))
  return me ?? (can(read.actor, `${repairLog.permission}:lead`) ? (crew[0] ?? null) : null)
}
