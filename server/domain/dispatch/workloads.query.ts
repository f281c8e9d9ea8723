import { choiceOf, decimal, defineReadModel, flag, int, link, listOf, requirePermission, shape, text } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { repairer } from '../repair/index.ts'
import { DISPATCH_SOURCES } from './dispatchSources.ts'
import { dispatchPeople } from './people.ts'
import { hasTrade, needsTrade } from './rankPeople.ts'

const workload = shape('Workload', 'How much somebody has to do.', {
  id: int({ description: 'The id of the record that stands for them.' }),
  hours: decimal({ unit: 'hours', description: 'Hours of open work, as such work usually takes.' }),
  hasTrade: flag({
    nullable: true,
    description: 'Whether they have the trade that the work or its machine needs; empty where any will do, or neither was asked for.',
  }),
  minutes: int({ description: 'Minutes of the shift that is on, or else of their shifts today; 0 where none is planned.' }),
})

export const workloadsModel = defineReadModel('workloads', {
  description: 'Open work of the people that a resource stands for; empty for people of whom none is counted.',
  permission: [],
  args: {
    resource: text({ required: true, max: 64, description: 'Name of the resource, such as repairer.' }),
    equipmentId: link('equipment', { description: 'The machine that the work is at.' }),
    craft: choiceOf(equipment, 'maintCraft', { description: 'The trade that the work itself needs, where that is known.' }),
  },
  result: listOf(workload),
  stale: DISPATCH_SOURCES,
  async read({ read }, { resource, equipmentId, craft: own }) {
    if (resource !== repairer.name) return []
    requirePermission(read.actor, `${repairer.permission}:list`, `${repairer.permission}:query`)
    const [people, [machine]] = await Promise.all([dispatchPeople(read), read.of(equipment).many(equipmentId ? [equipmentId] : [])])
    const craft = own ?? machine?.maintCraft ?? null
    return people.map((one) => ({
      ...{ id: one.repairerId, hours: one.loadHours, minutes: one.shiftMinutes },
      hasTrade: needsTrade(craft) ? hasTrade(one, { craft }) : null,
    }))
  },
})
