import { MakeOrdersDialog } from '../shared/MakeOrdersDialog.tsx'
import { DueInspectionOrdersDocument, MakeInspectionOrdersDocument } from './gen/inspection.ts'

export function MakeInspectionsDialog({ onDone }: { onDone: () => void }) {
  return (
    <MakeOrdersDialog
      due={DueInspectionOrdersDocument}
      make={MakeInspectionOrdersDocument}
      of="inspectionOrder"
      words="makeInspections"
      onDone={onDone}
    />
  )
}
