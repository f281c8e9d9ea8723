import type { Read } from '../../kernel/index.ts'
import { configValue, LEAVE, workCalendar } from '../system/index.ts'
import type { VacType } from './workerVacation.resource.ts'

/** How many days from first to last, both included, a leave may have. */
export const longestLeave = async (read: Read) => Number(await configValue(read, LEAVE.maxDays))
/** How many days more than granted may be taken. */
export const overdraftDays = async (read: Read) => Number(await configValue(read, LEAVE.overdraftDays))
/** The types of leave of which somebody has as many days as were granted; of the others, as many as are approved. */
export const entitledTypes = (read: Read) => typesOf(read, LEAVE.entitledTypes)

async function typesOf(read: Read, key: string): Promise<ReadonlySet<VacType>> {
  const said = (await configValue(read, key)) ?? ''
  return new Set(said.split(',').map((one) => one.trim() as VacType))
}

/** Which days of a range count for a type of leave: those on which the plant works, or all where a parameter says so, as the law does of maternity leave. */
export async function leaveCalendar(read: Read, range: { from: string; to: string }) {
  const [{ isWorkingDay }, wholeTypes] = await Promise.all([workCalendar(read, range), typesOf(read, LEAVE.calendarTypes)])
  const doesCount = (vacType: VacType) => (wholeTypes.has(vacType) ? () => true : isWorkingDay)
  return { isWorkingDay, doesCount }
}
