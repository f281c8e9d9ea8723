import type { Example } from '../example.ts'

const ORDERS = `query MaintenanceOrders(
  $filter: MaintenanceOrderFilter
  $page: PageInput
) {
  hasPendingMaintenance
  maintenanceOrders(filter: $filter, page: $page) {
    total
    items {
      id maintNo checkName maintLevel
      planDate isOverdue status
      equipment { id number name }
      plan { id name }
      owner { id name }
      actions
    }
  }
}
`
const DO = `# Run them in this order.
mutation StartMaintenance($id: ID!) {
  startMaintenanceOrder(id: $id) {
    id status actions
  }
}

mutation CompleteMaintenance($id: ID!) {
  completeMaintenanceOrder(
    id: $id
    input: { comment: "OK" }
  ) {
    id status actualDate
  }
}

# Instead of starting it:
mutation PostponeMaintenance(
  $id: ID!
  $planDate: Date!
) {
  postponeMaintenanceOrder(
    id: $id
    input: { planDate: $planDate, reason: "Rush order" }
  ) {
    id planDate dueDate
  }
}
`
const PLANS = `query MaintenancePlans {
  maintenancePlans(
    filter: { status: { eq: ENABLED } }
    page: { size: 10, sort: "nextMaintDate" }
  ) {
    total
    items {
      id name maintMode maintCycle cycleUnit
      nextMaintDate lastMaintDate isPaused
      equipment { id number name }
    }
  }
}
`
const CALENDAR = `query MaintenanceCalendar($from: Date!, $to: Date!) {
  maintenanceCalendar(from: $from, to: $to) {
    date
    orders { id maintNo checkName status isOverdue }
    planned { planId name equipmentName ownerName }
  }
}
`
const APPLY = `mutation ApplyTemplate(
  $id: ID!
  $equipmentIds: [ID!]!
) {
  applyPointsTemplate(id: $id, equipmentIds: $equipmentIds) {
    points plans
    skipped { equipmentName lineName reason }
  }
}
`

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
