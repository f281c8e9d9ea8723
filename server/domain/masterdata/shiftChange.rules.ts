import {
  type Actor,
  conflict,
  defineRules,
  invalidField,
  type Read,
  type RowOf,
  refusalsOf,
  type ScheduledTask,
  type Store,
  todayOf,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { shift, shiftChange } from './shift.resource.ts'
import { beginChanges, shiftKey } from './shiftTerms.ts'

function refusePast(uow: UnitOfWork, validFrom: string | undefined) {
  if (validFrom !== undefined && validFrom <= todayOf(uow.read)) throw invalidField('validFrom', 'dayToCome')
}
/** What has begun is history: it is changed at the shift itself, from a day that is said. */
const begun = (read: Read, { validFrom }: RowOf<typeof shiftChange>) =>
  validFrom <= todayOf(read) ? conflict('masterdata.changeBegun', { day: validFrom }) : null

/** A planned change is made, moved and taken back until its day begins. */
export const shiftChangeRules = defineRules(shiftChange, {
  frozen: ({ read, records }) => refusalsOf(records, (record) => begun(read, record)),
  locks: ({ record, input }) => [record?.shiftId ?? input.shiftId].flatMap((id) => (typeof id === 'number' ? [shiftKey(id)] : [])),
  async create({ uow, input: { validFrom } }) {
    refusePast(uow, validFrom)
  },
  async update({ uow, input: { validFrom } }) {
    refusePast(uow, validFrom)
  },
})

/**
 * Writes planned changes whose day has begun into their shifts, so that lists and forms say what holds. Whoever asks for the shifts of a day
 * knows without it. Out: how many shifts changed.
 */
export async function beginShiftChanges(store: Pick<Store, 'read' | 'write'>, actor: Actor): Promise<number> {
  const read = store.read(actor)
  const today = todayOf(read)
  const begun = (await read.of(shiftChange).find({})).filter(({ validFrom }) => validFrom <= today)
  const ids = [...new Set(begun.map(({ shiftId }) => shiftId))]
  for (const id of ids)
    await store.write(actor, async (uow) => {
      await uow.lock(shiftKey(id))
      const one = await uow.of(shift).lockForUpdate(id)
      const now = await beginChanges(uow, one, today)
      await uow.of(shift).patch(one, now)
    })
  return ids.length
}

/** Puts planned changes into force on their day; a change that has begun is gone from the plans. */
export const shiftChangeRound: ScheduledTask = {
  name: 'beginShiftChanges',
  everyMs: 60_000,
  attempts: 1,
  counts: 'begun',
  run: beginShiftChanges,
}
