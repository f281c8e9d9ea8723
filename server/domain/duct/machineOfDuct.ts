import { type UnitOfWork, wrong } from '../../kernel/index.ts'
import { duct } from './duct.resource.ts'

interface Machine {
  /** The machine somebody named. */
  readonly said?: number | null | undefined
  /** The machine taken when neither anybody nor the tank names one. */
  readonly otherwise?: number
}

/** The machine at which an ink tank stands. A tank that stands nowhere is taken for one of the named machine. */
export async function machineOfDuct(uow: UnitOfWork, ductId: number, { said, otherwise }: Machine): Promise<number> {
  const [tank] = await uow.of(duct).many([ductId])
  if (!tank) throw wrong('ductId', 'unknownReference')
  const { ductNo, equipmentId } = tank
  if (said != null && equipmentId !== null && said !== equipmentId) throw wrong('equipmentId', 'otherThanDuct', { ductNo })
  const at = said ?? equipmentId ?? otherwise
  if (at === undefined) throw wrong('equipmentId', 'ductWithoutMachine', { ductNo })
  return at
}
