import type { Read } from '../../kernel/index.ts'
import { configValue, LEAVE } from '../system/index.ts'
import type { VacType } from './workerVacation.resource.ts'

/** How many days from first to last, both included, a leave may have. */
export const longestLeave = async (read: Read) => Number(await configValue(read, LEAVE.maxDays))
/** How many days more than granted may be taken. */
export const overdraftDays = async (read: Read) => Number(await configValue(read, LEAVE.overdraftDays))
/** The types of leave of which somebody has as many days as were granted; of the others, as many as are approved. */
export async function entitledTypes(read: Read): Promise<ReadonlySet<VacType>> {
  const said = (await configValue(read, LEAVE.entitledTypes)) ?? ''
  return new Set(said.split(',').map((one) => one.trim() as VacType))
}
