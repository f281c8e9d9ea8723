import type { RepairLogRow } from '../../kit/gen/resources.ts'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { useLabels } from '../../kit/words/i18n.ts'
import { defineScreen } from '../../resource/defineScreen.ts'
import { partsTab, TakenParts } from '../shared/parts/partsTab.tsx'
import { hoursCell } from './cells.tsx'
import * as repairStyles from './repair.module.css'

const WORDS = ['repair', 'repairWork'] as const
const Similar = lazyComponent(() => import('./work/SimilarRepairs.tsx').then((module) => module.SimilarRepairs), { words: WORDS })
const ReportTab = lazyComponent(() => import('./report/ReportWords.tsx').then((module) => module.ReportWords), { words: WORDS })
const Lead = lazyComponent(() => import('./work/RepairLead.tsx').then((module) => module.RepairLead), { words: WORDS })

const BookedHours = lazyComponent(() => import('./work/BookedHours.tsx').then((module) => module.BookedHours), { words: WORDS })
const StepHours = lazyComponent(() => import('./work/StepHours.tsx').then((module) => module.StepHours), { words: WORDS })

const OPEN: readonly RepairLogRow['status'][] = ['ASSIGNED', 'IN_PROGRESS', 'WAITING_PARTS']
const similar = (row: RepairLogRow) => <Similar wait={<div className={repairStyles.similarWait} />} repairId={row.id} />

/** What ails it; first of all, that it can go on. */
function Described({ row, text }: { row: RepairLogRow; text: string | null }) {
  const labels = useLabels()
  return (
    <span className="clip" title={text ?? undefined}>
      {row.partsHere && (
        <>
          <span className={tonesStyles.tag} data-slot="tag" data-tone="good">
            {labels.label('repairLog', 'partsHere')}
          </span>{' '}
        </>
      )}
      {text}
    </span>
  )
}

export default defineScreen('repairLog', {
  widths: { equipmentId: 126, repairerIds: 132, faultCategoryId: 110 },
  stepControls: { hours: StepHours, takenParts: TakenParts.repairLogId },
  cells: {
    manHours: (value, _, words) => hoursCell(value, words),
    faultDescription: (value, row) => <Described row={row} text={value} />,
  },
  // When a fault will be gone is a question only while it stays, or while somebody waits to hear of it.
  isFieldVisible: (field, values) =>
    field !== 'expectedDays' || !('usableWithFault' in values) || Boolean(values['usableWithFault'] || values['needNotice']),
  recordHeader: (row) => <Lead wait={<div className={repairStyles.similarWait} />} repair={row} />,
  tabs: {
    parts: partsTab('repairLogId'),
    report: (row) =>
      row.reportId !== null && <ReportTab wait={<div className={repairStyles.similarWait} />} repairId={row.id} reportId={row.reportId} />,
    hours: (row, can) => row.manHours > 0 && can('repair:timeLog:list') && <BookedHours repair={row} />,
    similar: (row) => OPEN.includes(row.status) && similar(row),
  },
  hiddenRelations: ['sparePartLog', 'partReservation', 'repairTimeLog'],
  panels: { start: { title: 'screens.detail.tabs.similar', draw: similar } },
})
