import { choice, date, defineResource, flag, int, link, serviceStatus, text } from '../../kernel/index.ts'

export const INSPECT_MODES = ['LOOK', 'LISTEN', 'TOUCH', 'SMELL', 'MEASURE'] as const
/** How often: every shift, every day, week, month, or every so many days. */
export const INSPECT_CYCLES = ['SHIFT', 'DAY', 'WEEK', 'MONTH', 'DAYS'] as const
export const CYCLE_DAYS_MAX = 366

/** One thing to check at one machine, again and again (§4). */
export const inspectionPoint = defineResource('inspectionPoint', {
  permission: 'inspect:point',
  title: 'name',
  icon: 'pin',
  importKey: ['equipmentId', 'name'],
  covers: ['name'],
  columns: ['name', 'equipmentId', 'pointName', 'checkName', 'inspectMode', 'inspectCycle', 'refValue', 'isPaused', 'status'],
  filters: ['equipmentId', 'inspectMode', 'inspectCycle', 'shiftId', 'isPaused', 'status'],
  fields: {
    equipmentId: link('equipment', { required: true, filter: 'eq' }),
    name: text({ required: true, max: 128, filter: 'like' }),
    pointName: text({ required: true, max: 128, filter: 'like' }),
    checkName: text({ required: true, max: 500, filter: 'like' }),
    inspectMode: choice(INSPECT_MODES, { default: 'LOOK', filter: 'in' }),
    inspectCycle: choice(INSPECT_CYCLES, { default: 'SHIFT', filter: 'in' }),
    /** Of the cycle DAYS: how many lie between two dates. */
    cycleDays: int({ additive: false, min: 1, max: CYCLE_DAYS_MAX }),
    /** The date from which weeks, months and days are counted; the day of its making unless said. */
    firstDate: date(),
    refValue: text({ max: 128 }),
    unit: text({ max: 32 }),
    /** Nobody's means every shift of a cycle SHIFT, and the usual shift of the machine otherwise. */
    shiftId: link('shift', { filter: 'eq' }),
    isPaused: flag({ default: false, filter: 'eq', inline: true, switched: true }),
    closeAtWeekend: flag({ default: false }),
    templateId: link('pointsTemplate', { readonly: true, filter: 'eq' }),
    /** Its place on the inspector's way. */
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus({ switched: true }),
    detail: text({ max: 500, long: true }),
  },
})
