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
]
