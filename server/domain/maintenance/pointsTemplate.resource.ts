import { choice, date, defineResource, flag, int, links, serviceStatus, text } from '../../kernel/index.ts'
import { CYCLE_UNITS } from './maintenancePlan.resource.ts'

/** What machines of one kind are checked and looked after for; applied to machines, it becomes points and plans (§4, §5). */
export const pointsTemplate = defineResource('pointsTemplate', {
  permission: 'maint:template',
  title: 'name',
  icon: 'copy',
  columns: ['name', 'hasInspect', 'hasMaint', 'maintCycle', 'lastInspectDate', 'lastMaintDate', 'status'],
  fields: {
    name: text({ required: true, max: 128, unique: true, filter: 'like' }),
    hasInspect: flag({ default: true, filter: 'eq' }),
    hasMaint: flag({ default: false, filter: 'eq' }),
    /** The shifts that inspect; none means every shift. */
    shiftIds: links('shift', { max: 20 }),
    /** The cycle of maintenance points that name none of their own. */
    maintCycle: int({ min: 1, max: 999 }),
    cycleUnit: choice(CYCLE_UNITS, { default: 'MONTHS' }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
    detail: text({ max: 500, long: true }),
  },
  computed: {
    lastInspectDate: { field: date() },
    lastMaintDate: { field: date() },
  },
})
