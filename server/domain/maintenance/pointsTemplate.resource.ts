import { choice, date, defineResource, flag, int, link, links, serviceStatus, text } from '../../kernel/index.ts'
import { CYCLE_DAYS_MAX, INSPECT_CYCLES, INSPECT_MODES } from '../inspection/index.ts'
import { BASES, CYCLE_UNITS, LEAD_MAX, MAINT_CRAFTS, MAINT_MODES } from './maintenancePlan.resource.ts'

/** What machines of one kind are checked and looked after for; applied to machines, it becomes points and plans (§4, §5). */
export const pointsTemplate = defineResource('pointsTemplate', {
  permission: 'maint:template',
  title: 'name',
  icon: 'copy',
  columns: ['name', 'hasInspect', 'hasMaint', 'maintCycle', 'lastInspectDate', 'lastMaintDate', 'status'],
  filters: ['name', 'hasInspect', 'hasMaint', 'status'],
  fields: {
    name: text({ required: true, max: 128, unique: true, filter: 'like' }),
    hasInspect: flag({ default: true, filter: 'eq' }),
    hasMaint: flag({ default: false, filter: 'eq' }),
    /** The shifts that inspect; none means every shift. */
    shiftIds: links('shift', { max: 20 }),
    /** The cycle of maintenance points that name none of their own. */
    maintCycle: int({ additive: false, min: 1, max: 999 }),
    cycleUnit: choice(CYCLE_UNITS, { default: 'MONTHS' }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus({ switched: true }),
    detail: text({ max: 500, long: true }),
  },
  computed: {
    lastInspectDate: { field: date() },
    lastMaintDate: { field: date() },
  },
})

/** One line of a template, in the order of the way: a point to inspect, or something to look after. */
export const templatePoint = defineResource('templatePoint', {
  permission: 'maint:templatePoint',
  searchRank: 'LINE',
  title: 'name',
  icon: 'list',
  columns: ['templateId', 'sortOrder', 'kind', 'name', 'pointName', 'checkName', 'refValue'],
  filters: ['templateId', 'kind', 'name'],
  unique: [['templateId', 'kind', 'name']],
  fields: {
    templateId: link('pointsTemplate', { anyRow: true, required: true, fixed: true, filter: 'eq' }),
    kind: choice(['INSPECT', 'MAINT'], { required: true, default: 'INSPECT', fixed: true, filter: 'in' }),
    name: text({ required: true, max: 128, filter: 'like' }),
    pointName: text({ required: true, max: 128 }),
    checkName: text({ required: true, max: 500 }),
    inspectMode: choice(INSPECT_MODES),
    inspectCycle: choice(INSPECT_CYCLES),
    cycleDays: int({ additive: false, min: 1, max: CYCLE_DAYS_MAX }),
    refValue: text({ max: 128 }),
    unit: text({ max: 32 }),
    closeAtWeekend: flag({ default: false }),
    maintMode: choice(MAINT_MODES),
    maintLevel: int({ additive: false, min: 1, max: 3 }),
    maintCraft: choice(MAINT_CRAFTS),
    maintCycle: int({ additive: false, min: 1, max: 999 }),
    cycleUnit: choice(CYCLE_UNITS),
    basis: choice(BASES),
    leadDays: int({ additive: false, min: 0, max: LEAD_MAX }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
  },
})
