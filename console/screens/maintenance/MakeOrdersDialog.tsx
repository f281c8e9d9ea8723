import { operation } from '../../kit/document.ts'
import { MakeOrdersDialog as Dialog } from '../../resource/MakeOrdersDialog.tsx'

const dueDocument = operation('query', 'DueMaintenanceOrders', {}, 'due:dueMaintenanceOrders')
const makeDocument = operation('mutation', 'MakeMaintenanceOrders', {}, 'made:makeMaintenanceOrders')

export function MakeOrdersDialog({ onDone }: { onDone: () => void }) {
  return <Dialog due={dueDocument} make={makeDocument} of="maintenanceOrder" words="makeOrders" onDone={onDone} />
}
