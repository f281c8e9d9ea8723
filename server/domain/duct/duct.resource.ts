import { date, defineResource, int, invalidField, link, serviceStatus, text, type UnitOfWork } from '../../kernel/index.ts'

/** An ink tank, with the machine it stands at. */
export const duct = defineResource('duct', {
  permission: 'duct:duct',
  title: 'ductNo',
  icon: 'drop',
  label: { number: 'ductNo' },
  sort: 'ductNo',
  columns: ['ductNo', 'equipmentId', 'remark', 'lastDuctLogEnd', 'status'],
  filters: ['ductNo', 'equipmentId', 'status'],
  fields: {
    ductNo: text({ required: true, max: 64, unique: true, filter: 'like', sort: true }),
    equipmentId: link('equipment', { filter: 'eq' }),
    remark: text({ max: 500, long: true }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus({ switched: true }),
  },
  computed: {
    /** The day on which the last log of it ended. */
    lastDuctLogEnd: { field: date() },
  },
})

interface Machine {
  /** The machine somebody named. */
  readonly requested?: number | null | undefined
  /** The machine taken when neither anybody nor the tank names one. */
  readonly otherwise?: number
}

/** The machine at which an ink tank stands. A tank that stands nowhere is taken for one of the named machine. */
export async function machineOfDuct(uow: UnitOfWork, ductId: number, { requested, otherwise }: Machine): Promise<number> {
  const [tank] = await uow.of(duct).lockForShare([ductId])
  if (!tank) throw invalidField('ductId', 'unknownReference')
  const { ductNo, equipmentId } = tank
  if (requested != null && equipmentId !== null && requested !== equipmentId) throw invalidField('equipmentId', 'otherThanDuct', { ductNo })
  const at = requested ?? equipmentId ?? otherwise
  if (at === undefined) throw invalidField('equipmentId', 'ductWithoutMachine', { ductNo })
  return at
}
