import { day, type Example } from '../example.ts'
import WHO from './callout/who.graphql?raw'
import WAITING from './dispatch/waiting.graphql?raw'
import HANDOVERS from './handover/handovers.graphql?raw'
import SETUP from './onboarding/setup.graphql?raw'
import ATTENDANCE from './shifts/attendance.graphql?raw'
import BOARD from './shifts/board.graphql?raw'
import LEAVE from './shifts/leave.graphql?raw'

export const shifts: readonly Example[] = [
  { area: 'shifts', word: 'exSchedule', query: BOARD, variables: () => ({ from: day(-6), to: day(0) }) },
  {
    area: 'shifts',
    word: 'exAttendance',
    query: ATTENDANCE,
    variables: (first) => ({
      filter: { presence: { in: ['LATE', 'ABSENT'] } },
      date: day(0),
      shiftId: first('shifts'),
      workerIds: [first('workers')],
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
    variables: (first) => ({ filter: { state: { in: ['OPEN', 'HANDED'] } }, id: first('shiftHandoverItems') }),
  },
]

export const callout: readonly Example[] = [
  {
    area: 'callout',
    word: 'exWhoIsCalled',
    query: WHO,
    variables: (first) => ({ equipmentId: first('equipments', 'isAssembly: { eq: true }') }),
  },
]

export const dispatch: readonly Example[] = [{ area: 'dispatch', word: 'exWaiting', query: WAITING }]

export const onboarding: readonly Example[] = [{ area: 'onboarding', word: 'exSetup', query: SETUP }]
