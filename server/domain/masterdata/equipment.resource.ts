import {
  businessDay,
  choice,
  date,
  defineResource,
  defineRules,
  files,
  flag,
  instant,
  int,
  invalidField,
  link,
  type Read,
  serviceStatus,
  spelling,
  text,
  type UnitOfWork,
} from '../../kernel/index.ts'

export const equipment = defineResource('equipment', {
  permission: 'masterdata:equipment',
  searchRank: 'ASSET',
  title: 'name',
  icon: 'cpu',
  label: { number: 'number', prefix: 'eq', lines: ['name', 'workshopId'], opens: ['repair:report:add'] },
  covers: ['number', 'name'],
  columns: ['number', 'name', 'workshopId', 'state', 'criticality', 'maintCraft', 'status'],
  filters: ['state', 'workshopId', 'maintCraft', 'criticality', 'status'],
  // Where to find it: what its plate says, and the hall it stands in.
  publicFields: ['number', 'workshopId', 'qrCode'],
  fields: {
    number: text({ required: true, max: 64, unique: true, filter: 'like', sort: true }),
    name: text({ required: true, max: 128, filter: 'like', sort: true }),
    pinyin: spelling('name'),
    workshopId: link('workshop', { required: true, filter: 'eq' }),
    category: choice(['EQUIPMENT', 'DUCT'], { default: 'EQUIPMENT', filter: 'in' }),
    linkedId: link('equipment', { filter: 'eq' }),
    vendorId: link('vendor', { filter: 'eq' }),
    agency: text({ max: 128 }),
    maintTel: text({ max: 32, pattern: /^[\d+\-() ]*$/ }),
    maintCraft: choice(['MECHANICAL', 'ELECTRICAL', 'HYDRAULIC', 'OTHER'], { filter: 'in' }),
    maintLevel: int({ additive: false, min: 1, max: 3, default: 2 }),
    criticality: choice(['A', 'B', 'C'], { default: 'B', filter: 'in' }),
    shiftId: link('shift'),
    isAssembly: flag({ default: true, filter: 'eq' }),
    isPaused: flag({ default: false, filter: 'eq' }),
    /** The first day of its service: no hours are scheduled before. Empty: no such day is known, so every day counts. */
    inServiceSince: date({ filter: 'range' }),
    lastMaintDate: date({ readonly: true }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
    detail: text({ max: 500, long: true }),
    remark: text({ max: 500, long: true }),
    /** What becomes of its open reports and orders when it is paused or disabled, and why they are ended. */
    openWork: choice(['KEEP', 'CLOSE'], { transient: true }),
    openWorkReason: text({ max: 500, long: true, transient: true }),
    fileIds: files({ max: 30, accept: 'document' }),
  },
  computed: {
    state: {
      field: choice(['RUNNING', 'FAULTY', 'STOPPED', 'UNDER_MAINTENANCE'], {
        tones: { RUNNING: 'good', FAULTY: 'warning', STOPPED: 'danger', UNDER_MAINTENANCE: 'info' },
        required: true,
        filter: 'in',
        sort: true,
      }),
    },
  },
})

/** A machine that was worked on was there: its service began on the day of the earliest work at the latest, be that imported or booked later. */
export async function beganBy(uow: UnitOfWork, equipmentId: number | null | undefined, day: string): Promise<void> {
  const isLater = ({ inServiceSince }: { inServiceSince: string | null }) => inServiceSince !== null && day < inServiceSince
  const [machine] = equipmentId == null ? [] : await uow.of(equipment).many([equipmentId])
  if (!machine || !isLater(machine)) return
  // Few machines are older than their first day: only those are locked for it, although this unit may have shared them.
  const locked = await uow.of(equipment).lockForUpdate(machine.id)
  if (isLater(locked)) await uow.of(equipment).patch(locked, { inServiceSince: day })
}
/** The same for a moment. */
export const beganByMoment = (uow: UnitOfWork, equipmentId: number | null | undefined, at: Date): Promise<void> =>
  beganBy(uow, equipmentId, businessDay(at, uow.read.offsetMinutes))

/**
 * Where a machine stood and whether it was in service until a moment at which that changed. What holds since the last of them is on the
 * machine itself, so a machine that was never moved or switched off has none.
 */
export const equipmentPast = defineResource('equipmentPast', {
  permission: 'masterdata:equipmentPast',
  title: 'equipmentId',
  internal: true,
  audited: false,
  indexes: [['untilAt']],
  fields: {
    equipmentId: link('equipment', { required: true }),
    untilAt: instant({ required: true }),
    workshopId: link('workshop', { required: true }),
    isInService: flag({ required: true }),
  },
})

export const equipmentUnit = defineResource('equipmentUnit', {
  permission: 'masterdata:equipmentUnit',
  title: 'name',
  icon: 'box',
  unique: [['equipmentId', 'name']],
  columns: ['equipmentId', 'name', 'sortOrder', 'status'],
  fields: {
    equipmentId: link('equipment', { required: true, filter: 'eq' }),
    name: text({ required: true, max: 128, filter: 'like' }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})

export const equipmentUnitRules = defineRules(equipmentUnit, {
  /** Reports and repairs name unit and machine together; a unit that moved would contradict them. */
  async update({ record, input }) {
    if (input.equipmentId !== undefined && input.equipmentId !== record.equipmentId) throw invalidField('equipmentId', 'fixed')
  },
})

/** The machines of one kind: what kind of thing they are and which craft looks after them. The machine itself is one of them. */
export async function machinesLike(read: Read, equipmentId: number): Promise<number[]> {
  const [machine] = await read.of(equipment).many([equipmentId])
  if (!machine) return []
  const { category, maintCraft } = machine
  return (await read.of(equipment).find({ category, maintCraft })).map(({ id }) => id)
}
