import { choiceOf, date, defineReadModel, int, listOf, wrong } from '../../kernel/index.ts'
import { maintenancePlan } from './maintenancePlan.resource.ts'
import { datesOf } from './nextDate.ts'

const SHOWN = 12
const { min, max } = maintenancePlan.fields.maintCycle.options

export const maintenanceDatesModel = defineReadModel('maintenanceDates', {
  says: 'The next twelve dates of such a plan, if each order is done on its day.',
  permission: ['maint:plan:list'],
  args: {
    nextMaintDate: date({ required: true, says: 'The first date.' }),
    maintCycle: int({ required: true, says: 'How many units lie between two dates.' }),
    cycleUnit: choiceOf(maintenancePlan, 'cycleUnit', { required: true, says: 'The unit of the cycle.' }),
  },
  result: listOf(date()),
  stale: [],
  async read(_reading, { nextMaintDate, ...cycle }) {
    if (cycle.maintCycle < min || cycle.maintCycle > max) throw wrong('maintCycle', 'between', { min, max })
    return datesOf(nextMaintDate, cycle, SHOWN)
  },
})
