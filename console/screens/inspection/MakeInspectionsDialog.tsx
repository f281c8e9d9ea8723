import { MakeOrdersDialog } from '../../resource/MakeOrdersDialog.tsx'
import { dueDocument, makeDocument } from './documents.ts'

export function MakeInspectionsDialog({ onDone }: { onDone: () => void }) {
  return <MakeOrdersDialog due={dueDocument} make={makeDocument} of="inspectionOrder" words="makeInspections" onDone={onDone} />
}
