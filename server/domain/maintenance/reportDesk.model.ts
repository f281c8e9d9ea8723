import { choiceOf, defineReadModel, link, objectOf, shape } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { REPORT_DESK_SOURCES, reportDesk, reportDeskFields } from '../repair/index.ts'
import { equipmentState } from './equipmentState.query.ts'
import { maintenanceOrder } from './maintenanceOrder.resource.ts'

const desk = shape('ReportDesk', 'What is needed to report a fault of one machine.', {
  ...reportDeskFields,
  state: choiceOf(equipment, 'state', { description: 'What state it is in.' }),
})

/** A machine under maintenance is in a state that repairs know nothing of. */
export const reportDeskModel = defineReadModel('reportDesk', {
  description: 'What is needed to report a fault of one machine.',
  permission: ['repair:report:add'],
  args: { equipmentId: link('equipment', { required: true, description: 'Id of the machine.' }) },
  result: objectOf(desk),
  stale: [...REPORT_DESK_SOURCES, maintenanceOrder],
  async read({ read }, { equipmentId }) {
    const [found, states] = await Promise.all([reportDesk(read, equipmentId), equipmentState.load(read, [equipmentId])])
    return { ...found, state: String(states.get(equipmentId)) }
  },
})
