import { Tag } from '../../fields/display/cells.tsx'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'
import { hoursCell, joinedCell } from './cells.tsx'

const SuggestedRepairers = lazyComponent(() => import('./dispatch/SuggestedRepairers.tsx').then((module) => module.SuggestedRepairers), {
  words: ['dispatch'],
})

const OPEN = ['PENDING', 'REPAIRING']
const OVER = ['COMPLETED', 'CONFIRMED', 'CANCELLED', 'REJECTED']
const isDown = (row: { isStopped: boolean | null; status: string }) => Boolean(row.isStopped) && OPEN.includes(row.status)

export default defineScreen('reportLog', {
  // What only the person in front of the machine knows comes first; who and when are filled in already.
  form: [
    'equCategory',
    'equipmentId',
    'ductId',
    'unitId',
    'ductFaultIds',
    'description',
    'urgency',
    'isStopped',
    'photoIds',
    'reporterId',
    'reportDate',
  ],
  // A machine is described by its unit, an ink tank by its faults; the machine at which a tank stands is known.
  isFieldVisible: (field, { equCategory }) => {
    if (field === 'ductId' || field === 'ductFaultIds') return equCategory === 'DUCT'
    if (field === 'equipmentId' || field === 'unitId') return equCategory !== 'DUCT'
    return true
  },
  stepControls: { repairerIds: SuggestedRepairers },
  widths: { equipmentId: 126, stopHours: 118 },
  cells: {
    stopHours: (value, row, words) => {
      const hours = hoursCell(value, words, isDown(row))
      return row.joinedTo ? (
        <>
          {joinedCell(row.joinedTo.title, words)} {hours}
        </>
      ) : (
        hours
      )
    },
    // What is over alarms nobody, however urgent it was.
    urgency: (value, row, words) => (OVER.includes(row.status) && value ? words.value('reportLog', 'urgency', value) : undefined),
    isStopped: (_, row, { translate }) =>
      isDown(row) ? Tag({ tone: 'danger', children: translate('reportLog.marks.stopped') }) : undefined,
  },
  savedNote: (row, before) => (before ? null : row.joinedTo && { key: 'reportLog.marks.joinedTo', title: row.joinedTo.title }),
  tone: (row) => (isDown(row) ? 'danger' : row.status === 'USABLE_WITH_FAULT' ? 'warning' : undefined),
})
