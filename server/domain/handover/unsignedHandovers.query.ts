import { and, gt, isNull, lt, ne } from 'drizzle-orm'
import { type Actor, minuteText, type Read, type ScheduledTask, type Store, titlesOf, type UnitOfWork } from '../../kernel/index.ts'
import { shift } from '../masterdata/index.ts'
import { publish } from '../notice/index.ts'
import { SIGN_GRACE_MS, shiftHandover } from './shiftHandover.resource.ts'

const DAY_MS = 86_400_000

/** Handovers that nobody has signed in time and that nobody above has been told of. What is a day old is no news. */
async function unsigned(read: Read): Promise<number[]> {
  const t = read.table(shiftHandover)
  const now = read.now.getTime()
  const rows = await read.db
    .select({ id: t.id })
    .from(t)
    .where(and(ne(t.state, 'SIGNED'), isNull(t.toldAt), lt(t.endsAt, new Date(now - SIGN_GRACE_MS)), gt(t.endsAt, new Date(now - DAY_MS))))
    .orderBy(t.id)
  return rows.map(({ id }) => id)
}

async function notifyEach(uow: UnitOfWork): Promise<number> {
  const whole = uow.withoutDataScope
  await whole.lock(`tell:handovers:${uow.actor.plantId}`)
  const ids = await unsigned(whole.read)
  for (const handover of await whole.of(shiftHandover).lockManyForUpdate(ids)) {
    const nameOf = await titlesOf(whole.read, shift, [handover.shiftId])
    await publish(uow, {
      code: 'HANDOVER_UNSIGNED',
      about: { resource: shiftHandover.name, id: handover.id },
      values: {
        handoverNo: handover.handoverNo,
        shift: nameOf(handover.shiftId) ?? '',
        day: handover.date,
        time: minuteText(handover.endsAt, uow.read.offsetMinutes),
      },
    })
    await whole.of(shiftHandover).writeDerived(handover, { toldAt: uow.now })
  }
  return ids.length
}

/** Tells whoever is above, once, that a shift has ended and nobody has signed for what it leaves. Out: how many were told of. */
export async function notifyUnsigned(store: Pick<Store, 'read' | 'write'>, actor: Actor): Promise<number> {
  return (await unsigned(store.read(actor))).length ? store.write(actor, notifyEach) : 0
}

export const unsignedRound: ScheduledTask = {
  name: 'tellUnsignedHandovers',
  everyMs: 60_000,
  attempts: 3,
  counts: 'told',
  run: notifyUnsigned,
}
