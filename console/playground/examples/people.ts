import type { Example } from '../example.ts'
import WHO from './callout/who.graphql?raw'
import HANDOVERS from './handover/handovers.graphql?raw'
import ATTENDANCE from './shifts/attendance.graphql?raw'
import BOARD from './shifts/board.graphql?raw'
import LEAVE from './shifts/leave.graphql?raw'

export const shifts: readonly Example[] = [
  { area: 'shifts', word: 'exSchedule', query: BOARD, variables: () => ({ from: '2026-11-16', to: '2026-11-22' }) },
  {
    area: 'shifts',
    word: 'exAttendance',
    query: ATTENDANCE,
    variables: () => ({
      filter: { presence: { in: ['LATE', 'ABSENT'] } },
      date: '2026-11-18',
      shiftId: '?',
      workerIds: ['?'],
      mark: 'HERE',
    }),
  },
  { area: 'shifts', word: 'exLeave', query: LEAVE, variables: () => ({ filter: { status: { in: ['SUBMITTED', 'APPROVED'] } } }) },
]

export const handover: readonly Example[] = [
  {
    area: 'handover',
    word: 'exHandovers',
    query: HANDOVERS,
    variables: () => ({ filter: { state: { in: ['OPEN', 'HANDED'] } }, id: '?' }),
  },
]

export const callout: readonly Example[] = [
  { area: 'callout', word: 'exWhoIsCalled', query: WHO, variables: ({ equipmentId }) => ({ equipmentId }) },
]
