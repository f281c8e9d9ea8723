import { day, type Example } from '../example.ts'
import RECORD from './inspection/record.graphql?raw'
import REFERENCE from './inspection/reference.graphql?raw'
import ROUND from './inspection/round.graphql?raw'
import SHIFTS from './inspection/shifts.graphql?raw'
import APPLY from './maintenance/apply.graphql?raw'
import CALENDAR from './maintenance/calendar.graphql?raw'
import DO from './maintenance/do.graphql?raw'
import ORDERS from './maintenance/orders.graphql?raw'
import PLANS from './maintenance/plans.graphql?raw'

export const inspection: readonly Example[] = [
  { area: 'inspection', word: 'exRound', query: ROUND },
  {
    area: 'inspection',
    word: 'exRecord',
    query: RECORD,
    variables: (first) => ({ id: first('inspectionOrders', `status: { eq: PENDING }, planDate: { to: "${day(-1)}" }`) }),
  },
  { area: 'inspection', word: 'exShifts', query: SHIFTS, variables: () => ({ from: day(-6), to: day(0) }) },
  { area: 'inspection', word: 'exReference', query: REFERENCE },
]

export const maintenance: readonly Example[] = [
  {
    area: 'maintenance',
    word: 'exOrders',
    query: ORDERS,
    variables: () => ({
      filter: { status: { in: ['PENDING', 'IN_PROGRESS'] } },
      page: { no: 1, size: 10, sort: 'planDate', order: 'ASC' },
    }),
  },
  {
    area: 'maintenance',
    word: 'exDoMaintenance',
    query: DO,
    variables: (first) => ({ id: first('maintenanceOrders', 'status: { eq: PENDING }'), planDate: day(30) }),
  },
  { area: 'maintenance', word: 'exPlans', query: PLANS },
  { area: 'maintenance', word: 'exCalendar', query: CALENDAR, variables: () => ({ from: day(-15), to: day(15) }) },
  {
    area: 'maintenance',
    word: 'exApplyTemplate',
    query: APPLY,
    variables: (first) => ({ id: first('pointsTemplates'), equipmentIds: [first('equipments', 'isAssembly: { eq: true }')] }),
  },
]
