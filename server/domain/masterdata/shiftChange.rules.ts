import { businessDay, conflict, defineRules, type RowOf, type UnitOfWork, wrong } from '../../kernel/index.ts'
import { shiftChange } from './shiftChange.resource.ts'
import { shiftKey } from './shiftTerms.ts'

const todayOf = (uow: UnitOfWork) => businessDay(uow.now, uow.read.offsetMinutes)
function refusePast(uow: UnitOfWork, validFrom: string | undefined) {
  if (validFrom !== undefined && validFrom <= todayOf(uow)) throw wrong('validFrom', 'dayToCome')
}
/** What has begun is history: it is changed at the shift itself, from a day that is said. */
function refuseBegun(uow: UnitOfWork, { validFrom }: RowOf<typeof shiftChange>) {
  if (validFrom <= todayOf(uow)) throw conflict('masterdata.changeBegun', { day: validFrom })
}

/** A planned change is made, moved and taken back until its day begins. */
export const shiftChangeRules = defineRules(shiftChange, {
  async create({ uow, input: { shiftId, validFrom } }) {
    await uow.lock(shiftKey(shiftId))
    refusePast(uow, validFrom)
  },
  async update({ uow, record, input: { validFrom } }) {
    await uow.lock(shiftKey(record.shiftId))
    refuseBegun(uow, record)
    refusePast(uow, validFrom)
  },
  async remove({ uow, record }) {
    await uow.lock(shiftKey(record.shiftId))
    refuseBegun(uow, record)
  },
})
