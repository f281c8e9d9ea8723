import type { Example } from '../example.ts'
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
  { area: 'inspection', word: 'exRecord', query: RECORD, variables: () => ({ id: '?' }) },
  { area: 'inspection', word: 'exShifts', query: SHIFTS, variables: () => ({ from: '2026-11-16', to: '2026-11-22' }) },
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
  { area: 'maintenance', word: 'exDoMaintenance', query: DO, variables: () => ({ id: '?', planDate: '2027-01-04' }) },
  { area: 'maintenance', word: 'exPlans', query: PLANS },
  { area: 'maintenance', word: 'exCalendar', query: CALENDAR, variables: () => ({ from: '2026-11-01', to: '2026-11-30' }) },
  {
    area: 'maintenance',
    word: 'exApplyTemplate',
    query: APPLY,
    variables: ({ equipmentId }) => ({ id: '?', equipmentIds: [equipmentId] }),
  },
]
