import type { UnitOfWork } from '../../kernel/index.ts'
import { equipment, workshopAt } from '../masterdata/index.ts'

/** The workshop in which a machine stood then. An absent machine is left to the check of references. */
export async function workshopOf(uow: UnitOfWork, equipmentId: number, at: Date): Promise<number | null> {
  const [machine] = await uow.of(equipment).many([equipmentId])
  return machine ? workshopAt(uow.read, machine, at) : null
}
