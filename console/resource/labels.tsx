import type { ResourceName } from '../kit/gen/resources.ts'
import type { ActionProps, AnySpec, BulkAction, Screen } from './defineScreen.ts'
import { GoTo } from './GoTo.tsx'
import type { Row } from './meta.ts'
import { labelsAddress } from './printAddress.ts'

const ONE = 'screens.list.printLabel'
const MANY = 'screens.list.printLabels'

function actionsOf(of: ResourceName): Pick<AnySpec, 'actions' | 'bulk'> {
  const toLabels = (rows: readonly Row[], onDone: () => void) => (
    <GoTo
      to={labelsAddress(
        of,
        rows.map(({ id }) => id),
      )}
      onDone={onDone}
    />
  )
  const One = ({ row, onDone }: ActionProps<Row>) => toLabels([row], onDone)
  const Many: BulkAction['dialog'] = ({ rows, onDone }) => toLabels(rows, onDone)
  return {
    actions: { labels: { title: ONE, isLater: true, dialog: One } },
    bulk: { labels: { title: MANY, icon: 'qr', dialog: Many } },
  }
}

/** Adds the printing of labels to a screen, for one row or all selected ones. */
export function withLabels({ name, spec }: Screen): Screen {
  const own = actionsOf(name)
  const hiddenFields = [...(spec.hiddenFields ?? []), 'qrCode']
  return {
    name,
    spec: { ...spec, hiddenFields, actions: { ...spec.actions, ...own.actions }, bulk: { ...own.bulk, ...spec.bulk } },
  }
}
