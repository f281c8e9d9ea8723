import { choice, date, defineResource, flag, int, link, serviceStatus, text } from '../../kernel/index.ts'

export const MAINT_MODES = ['CLEAN', 'LUBRICATE', 'TIGHTEN', 'ADJUST', 'REPLACE', 'CHECK'] as const
/** An order is made at most so many days before its date. */
export const LEAD_MAX = 365
export const MAINT_CRAFTS = ['MECHANICAL', 'ELECTRICAL', 'HYDRAULIC', 'OTHER'] as const

export const CYCLE_UNITS = ['DAYS', 'WEEKS', 'MONTHS', 'YEARS'] as const
export const BASES = ['FIXED', 'AFTER_DONE'] as const

export const maintenancePlan = defineResource('maintenancePlan', {
  permission: 'maint:plan',
  title: 'name',
  importKey: ['equipmentId', 'name'],
  icon: 'calendar',
  covers: ['name'],
  sort: 'nextMaintDate',
  columns: ['name', 'equipmentId', 'maintLevel', 'maintMode', 'maintCycle', 'ownerId', 'nextMaintDate', 'isPaused', 'status'],
  filters: ['equipmentId', 'ownerId', 'isPaused', 'status', 'templateId', 'nextMaintDate'],
  fields: {
    equipmentId: link('equipment', { required: true, filter: 'eq' }),
    name: text({ required: true, max: 128, filter: 'like' }),
    maintLevel: int({ additive: false, min: 1, max: 3, default: 1 }),
    maintCraft: choice(MAINT_CRAFTS, { filter: 'in' }),
    pointName: text({ max: 128 }),
    checkName: text({ max: 500 }),
    maintMode: choice(MAINT_MODES, { default: 'CHECK' }),
    maintCycle: int({ additive: false, required: true, min: 1, max: 999 }),
    cycleUnit: choice(CYCLE_UNITS, { default: 'MONTHS' }),
    basis: choice(BASES, { default: 'FIXED' }),
    leadDays: int({ additive: false, min: 0, max: LEAD_MAX, default: 7 }),
    shiftId: link('shift'),
    ownerId: link('repairer', { filter: 'eq' }),
    nextMaintDate: date({ required: true, filter: 'range', sort: true }),
    /**
     * The day that its rhythm is counted from, so that February's 28th does not take over from the 31st: the last one that a person named, or
     * on which a plan that counts from the actual date was carried out.
     */
    anchorDate: date({ readonly: true }),
    lastMaintDate: date({ readonly: true }),
    templateId: link('pointsTemplate', { readonly: true, filter: 'eq' }),
    isPaused: flag({ default: false, filter: 'eq' }),
    status: serviceStatus({ switched: true }),
    detail: text({ max: 500, long: true }),
  },
})
