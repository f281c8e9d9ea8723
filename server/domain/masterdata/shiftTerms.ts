import type { LockedRow, RowOf, UnitOfWork } from '../../kernel/index.ts'
import { type shift, shiftChange, shiftPast } from './shift.resource.ts'

export type Shift = RowOf<typeof shift>
export type Term = Pick<Shift, 'beginTime' | 'endTime' | 'status'>

/** Two who write what holds of one shift take turns. */
export const shiftKey = (id: number) => `shift:${id}`
export const termOf = ({ beginTime, endTime, status }: Term): Term => ({ beginTime, endTime, status })

/** Keeps what held on the days before, so that no figure of theirs changes. What was said of the days since is said anew. Whoever calls has locked the key of the shift. */
export async function recordPast(uow: UnitOfWork, { id, from, now }: { id: number; from: string; now: Term }): Promise<void> {
  const pasts = await uow.of(shiftPast).lockWhere({ shiftId: id })
  const over = pasts.filter(({ untilDay }) => untilDay >= from).sort((a, b) => (a.untilDay < b.untilDay ? -1 : 1))
  const { beginTime, endTime, isWorked } = over[0] ?? { ...now, isWorked: now.status === 'ENABLED' }
  if (over.length) await uow.of(shiftPast).remove(over)
  await uow.of(shiftPast).create({ shiftId: id, untilDay: from, beginTime, endTime, isWorked })
}

/** Writes what will hold from a day to come, instead of what was planned for that day. */
export async function planChange(uow: UnitOfWork, { id, from, term }: { id: number; from: string; term: Term }): Promise<void> {
  const [planned] = await uow.of(shiftChange).lockWhere({ shiftId: id, validFrom: from })
  if (planned) await uow.of(shiftChange).patch(planned, term)
  else await uow.of(shiftChange).create({ shiftId: id, validFrom: from, ...term })
}

/** Planned changes whose day has begun become what was, and the last of them what holds now. Out: that, which the shift is yet to say. */
export async function beginChanges(uow: UnitOfWork, one: LockedRow<typeof shift>, today: string): Promise<Term> {
  const planned = await uow.of(shiftChange).lockWhere({ shiftId: one.id })
  const begun = planned.filter(({ validFrom }) => validFrom <= today).sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
  let now = termOf(one)
  for (const change of begun) {
    await recordPast(uow, { id: one.id, from: change.validFrom, now })
    now = termOf(change)
  }
  if (begun.length) await uow.of(shiftChange).remove(begun)
  return now
}
