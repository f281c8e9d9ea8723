import { Clip, Tag, ValueTag } from '../../fields/display/cells.tsx'
import type { ResourceTypes } from '../../kit/gen/resources.ts'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { useLabels } from '../../kit/words/i18n.ts'
import { addDays, today } from '../../kit/words/time.ts'
import { writeRange } from '../../resource/address.ts'
import { defineScreen } from '../../resource/defineScreen.ts'
import { resultOf } from '../shared/inspected.ts'
import * as controlStyles from './record/control.module.css'
import { wished } from './round/round.ts'

type Order = ResourceTypes['inspectionOrder']['row']

const Expected = lazyComponent(() => import('./record/Expected.tsx').then((module) => module.Expected))
const FaultReports = lazyComponent(() => import('./round/FaultReports.tsx').then((module) => module.FaultReports))
const MakeInspectionsDialog = lazyComponent(() => import('./MakeInspectionsDialog.tsx').then((module) => module.MakeInspectionsDialog), {
  themed: true,
})

/** What is yet to be looked at in its shift is nothing to be alarmed about; what was missed or late is. */
function State({ row }: { row: Order }) {
  const labels = useLabels()
  return (
    <span className={`row ${controlStyles.orderState}`}>
      {row.isMissed ? (
        <Tag tone="danger">{labels.label('inspectionOrder', 'isMissed')}</Tag>
      ) : (
        <ValueTag of="inspectionOrder" field="status" value={row.status} />
      )}
      {row.isLate && <Tag tone="warning">{labels.label('inspectionOrder', 'isLate')}</Tag>}
    </span>
  )
}

function Result({ row }: { row: Order }) {
  const labels = useLabels()
  return (
    <span className={`row ${controlStyles.orderState}`} title={resultOf(row)}>
      <span className="clip">{resultOf(row)}</span>
      {row.isOverRef && <Tag tone="danger">{labels.label('inspectionOrder', 'isOverRef')}</Tag>}
    </span>
  )
}

const expected = {
  title: 'inspectionRound.point.ref',
  draw: (row: Order) => (
    <p className="muted" data-slot="plain">
      <Expected wait={'\u00a0'} order={row} />
    </p>
  ),
}

export default defineScreen('inspectionOrder', {
  initial: () => {
    // After midnight the night shift is still on, with the date on which it began.
    const day = today()
    return { planDate: writeRange(addDays(day, -1), day), status: 'PENDING' }
  },
  form: ['pointId', 'planDate', 'shiftId', 'inspectorId', 'comment', 'photoIds'],
  widths: { inspectNo: 146, equipmentId: 120, pointName: 120, refValue: 124, value1: 178, shiftId: 76, planDate: 108, status: 128 },
  cells: {
    pointName: (value, row) => <Clip text={value} title={`${value}: ${row.checkName}`} />,
    refValue: (value, row) => (value ? <Clip text={wished(row)} /> : undefined),
    value1: (value, row) => (value ? <Result row={row} /> : undefined),
    status: (_, row) => <State row={row} />,
  },
  tone: (row) => (row.isOverRef ? 'danger' : row.isMissed ? 'warning' : undefined),
  hiddenFields: ['isOverRef'],
  tabs: {
    faults: (row) => row.status === 'DONE' && <FaultReports order={row} />,
  },
  hiddenRelations: ['reportLog'],
  panels: { record: expected },
  header: { make: { title: 'makeInspections.button', icon: 'calendar', permission: 'inspect:order:add', dialog: MakeInspectionsDialog } },
})
