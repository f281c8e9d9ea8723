import { businessDay, type CreateOf, conflict, defineRules, type PatchOf, type RowOf, type UnitOfWork, wrong } from '../../kernel/index.ts'
import { equipment, equipmentUnit, newChoice, requireEnabled } from '../masterdata/index.ts'
import { repairer } from './repairer.resource.ts'
import { repairLog } from './repairLog.resource.ts'
import { repairTimeLog } from './repairTimeLog.resource.ts'

type Hours = RowOf<typeof repairTimeLog>
type Given = CreateOf<typeof repairTimeLog>

const DAY_HOURS = 24
const hundredths = (hours: number) => Math.round(hours * 100)

function refuseFuture(uow: UnitOfWork, logDate: string) {
  if (logDate > businessDay(uow.now, uow.read.offsetMinutes)) throw wrong('logDate', 'futureDay')
}

/** §3: one person's hours in one day are at most 24, whoever books them and however many do at once. */
async function refuseLongDay(uow: UnitOfWork, { repairerId, logDate, hours }: Given, exceptId = 0) {
  await uow.lock(`hours:${repairerId}:${logDate}`)
  const others = (await uow.of(repairTimeLog).find({ repairerId, logDate })).filter((row) => row.id !== exceptId)
  const left = DAY_HOURS * 100 - others.reduce((sum, row) => sum + hundredths(row.hours), 0)
  if (hundredths(hours) > left) throw wrong('hours', 'dayHours', { left: Math.max(0, left) / 100 })
}

/** The repair that hours are booked on: an open or finished one of the named machine. */
async function repairFor(uow: UnitOfWork, repairId: number | null | undefined, equipmentId: number | null | undefined) {
  if (repairId == null) return undefined
  const [repair] = await uow.of(repairLog).many([repairId])
  if (!repair) throw wrong('repairId', 'unknownReference')
  if (repair.status === 'CANCELLED') throw wrong('repairId', 'repairCancelled', { repairNo: repair.repairNo })
  if (equipmentId != null && equipmentId !== repair.equipmentId)
    throw wrong('equipmentId', 'otherThanRepair', { repairNo: repair.repairNo })
  return repair
}

/** Hours on a repair are hours on its machine, and a unit of another machine does not stay behind. */
async function movedPlace(uow: UnitOfWork, record: Hours, input: Partial<Given>): Promise<PatchOf<typeof repairTimeLog>> {
  const repairId = input.repairId === undefined ? record.repairId : input.repairId
  const chosen = newChoice(record.equipmentId, input.equipmentId)
  const wanted = input.equipmentId === undefined ? record.equipmentId : input.equipmentId
  const repair = await repairFor(uow, repairId, repairId === record.repairId ? wanted : chosen)
  const equipmentId = repair ? repair.equipmentId : wanted
  if (equipmentId === record.equipmentId) return { equipmentId }
  return { equipmentId, unitId: newChoice(record.unitId, input.unitId) ?? repair?.unitId ?? null }
}

async function refuseCancelled(uow: UnitOfWork, row: Hours) {
  const [repair] = row.repairId === null ? [] : await uow.of(repairLog).many([row.repairId])
  if (repair?.status === 'CANCELLED') throw conflict('repair.hoursClosed', { repairNo: repair.repairNo })
}

export const repairTimeRules = defineRules(repairTimeLog, {
  async create({ uow, input }) {
    await requireEnabled(uow, [
      { field: 'repairerId', resource: repairer, ids: [input.repairerId] },
      { field: 'equipmentId', resource: equipment, ids: [input.equipmentId] },
      { field: 'unitId', resource: equipmentUnit, ids: [input.unitId] },
    ])
    refuseFuture(uow, input.logDate)
    await refuseLongDay(uow, input)
    const repair = await repairFor(uow, input.repairId, input.equipmentId)
    return repair ? { equipmentId: repair.equipmentId, unitId: input.unitId ?? repair.unitId } : {}
  },
  async update({ uow, record, input }) {
    await refuseCancelled(uow, record)
    await requireEnabled(uow, [{ field: 'repairerId', resource: repairer, ids: [newChoice(record.repairerId, input.repairerId)] }])
    const { repairerId, logDate, hours } = { ...record, ...input }
    if (logDate !== record.logDate) refuseFuture(uow, logDate)
    await refuseLongDay(uow, { repairerId, logDate, hours }, record.id)
    return movedPlace(uow, record, input)
  },
  async remove({ uow, record }) {
    await refuseCancelled(uow, record)
  },
})
