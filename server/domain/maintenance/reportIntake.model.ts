import { choiceOf, defineReadModel, link, objectOf, shape } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { REPORT_INTAKE_SOURCES, reportIntake, reportIntakeFields } from '../repair/index.ts'
import { equipmentState } from './equipmentState.query.ts'
import { maintenanceOrder } from './maintenanceOrder.resource.ts'

const intake = shape('ReportDesk', 'What is needed to report a fault of one machine.', {
  ...reportIntakeFields,
  state: choiceOf(equipment, 'state', { description: 'What state it is in.' }),
})

/** A machine under maintenance is in a state that repairs know nothing of. */
export const reportIntakeModel = defineReadModel('reportDesk', {
  description: 'What is needed to report a fault of one machine.',
  permission: ['repair:report:add'],
  args: { equipmentId: link('equipment', { required: true, description: 'Id of the machine.' }) },
  result: objectOf(intake),
  stale: [...REPORT_INTAKE_SOURCES, maintenanceOrder],
  async read({ read }, { equipmentId }) {
    const [found, states] = await Promise.all([reportIntake(read, equipmentId), equipmentState.load(read, [equipmentId])])
    return { ...found, state: String(states.get(equipmentId)) }
  },
})
