import {
  businessDay,
  type CreateOf,
  conflict,
  defineRules,
  type Registry,
  type RowOf,
  type UnitOfWork,
  type UpdateOf,
  wrong,
} from '../../kernel/index.ts'
import { beganBy } from '../masterdata/index.ts'
import { refuseLongDay } from './hoursOfDay.ts'
import { movedHours, placeOfHours } from './placeOfHours.ts'
import { repairLog } from './repairLog.resource.ts'
import { repairTimeLog } from './repairTimeLog.resource.ts'

type Hours = RowOf<typeof repairTimeLog>

function refuseFuture(uow: UnitOfWork, logDate: string) {
  if (logDate > businessDay(uow.now, uow.read.offsetMinutes)) throw wrong('logDate', 'futureDay')
}

async function refuseCancelled(uow: UnitOfWork, row: Hours) {
  const [repair] = row.repairId === null ? [] : await uow.of(repairLog).many([row.repairId])
  if (repair?.status === 'CANCELLED' || repair?.status === 'VOIDED') throw conflict('repair.hoursClosed', { repairNo: repair.repairNo })
}

/** What changed hours become; of their day and place the same holds as when they were booked. */
export async function changedHours(uow: UnitOfWork, record: Hours, input: UpdateOf<typeof repairTimeLog>) {
  const { repairerId, logDate, hours } = { ...record, ...input }
  if (logDate !== record.logDate) refuseFuture(uow, logDate)
  await refuseLongDay(uow, { repairerId, logDate, hours }, record.id)
  return movedHours(uow, record, input)
}

/** Where hours were worked; the machine was in service by then. */
async function placeBegun(uow: UnitOfWork, registry: Registry, input: CreateOf<typeof repairTimeLog>) {
  const place = await placeOfHours(uow, registry, input)
  await beganBy(uow, place.equipmentId, input.logDate)
  return place
}

export const repairTimeRules = defineRules(repairTimeLog, {
  async create({ uow, registry, input }) {
    refuseFuture(uow, input.logDate)
    await refuseLongDay(uow, input)
    return placeBegun(uow, registry, input)
  },
  async history({ uow, registry, input }) {
    refuseFuture(uow, input.logDate)
    await refuseLongDay(uow, input)
    return placeBegun(uow, registry, input)
  },
  async update({ uow, record, input }) {
    await refuseCancelled(uow, record)
    return changedHours(uow, record, input)
  },
  async remove({ uow, record }) {
    await refuseCancelled(uow, record)
  },
  async undelete({ uow, record }) {
    await refuseCancelled(uow, record)
    // The day may have been filled with other hours meanwhile.
    await refuseLongDay(uow, record, record.id)
  },
})
