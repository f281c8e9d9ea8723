import { MakeOrdersDialog as Dialog } from '../shared/MakeOrdersDialog.tsx'

import { DueMaintenanceOrdersDocument, MakeMaintenanceOrdersDocument } from './gen/makeOrders.ts'

export function MakeOrdersDialog({ onDone }: { onDone: () => void }) {
  return (
    <Dialog
      due={DueMaintenanceOrdersDocument}
      make={MakeMaintenanceOrdersDocument}
      of="maintenanceOrder"
      words="makeOrders"
      onDone={onDone}
    />
  )
}
