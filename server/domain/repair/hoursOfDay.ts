import { type UnitOfWork, wrong } from '../../kernel/index.ts'
import { repairTimeLog } from './repairTimeLog.resource.ts'

const DAY_HOURS = 24
const hundredths = (hours: number) => Math.round(hours * 100)

interface Booked {
  readonly repairerId: number
  readonly logDate: string
  readonly hours: number
}

/** §3: one person's hours in one day are at most 24, whoever books them and however many do at once. */
export async function refuseLongDay(uow: UnitOfWork, { repairerId, logDate, hours }: Booked, exceptId = 0) {
  await uow.lock(`hours:${repairerId}:${logDate}`)
  const others = (await uow.of(repairTimeLog).find({ repairerId, logDate, status: 'BOOKED' })).filter((row) => row.id !== exceptId)
  const left = DAY_HOURS * 100 - others.reduce((sum, row) => sum + hundredths(row.hours), 0)
  if (hundredths(hours) > left) throw wrong('hours', 'dayHours', { left: Math.max(0, left) / 100 })
}
