import { type Actor, businessDay, type Store } from '../../kernel/index.ts'
import { shift } from './shift.resource.ts'
import { shiftChange } from './shiftChange.resource.ts'
import { beginChanges, shiftKey } from './shiftTerms.ts'

/**
 * Writes planned changes whose day has begun into their shifts, so that lists and forms say what holds. Whoever asks for the shifts of a day
 * knows without it. Out: how many shifts changed.
 */
export async function beginShiftChanges(store: Pick<Store, 'read' | 'write'>, actor: Actor): Promise<number> {
  const read = store.read(actor)
  const today = businessDay(read.now, read.offsetMinutes)
  const begun = (await read.of(shiftChange).find({})).filter(({ validFrom }) => validFrom <= today)
  const ids = [...new Set(begun.map(({ shiftId }) => shiftId))]
  for (const id of ids)
    await store.write(actor, async (uow) => {
      await uow.lock(shiftKey(id))
      const one = await uow.of(shift).get(id)
      const now = await beginChanges(uow, one, today)
      await uow.of(shift).patch(one, now)
    })
  return ids.length
}
