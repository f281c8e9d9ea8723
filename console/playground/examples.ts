export interface Example {
  readonly word: 'exMe' | 'exChoices' | 'exReports' | 'exCreate' | 'exRepair' | 'exLive'
  readonly query: string
  readonly variables?: Record<string, unknown>
}

const ME = `query Me {
  me {
    user { id username name roles { name key } }
    plants { id name }
    currentPlantId
    permissions
    expiresAt
  }
}
`
const CHOICES = `# Ids for the variables of the other tabs.
query Choices {
  reporters(page: { size: 5 }) { items { id name } }
  equipments(filter: { isAssembly: { eq: true } }, page: { size: 10 }) {
    items { id number name workshop { id name } }
  }
  repairers(page: { size: 5 }) { items { id name } }
  faultCategories(page: { size: 10 }) { items { id name } }
}
`
const REPORTS = `query OpenReports($filter: ReportLogFilter, $page: PageInput) {
  reportLogs(filter: $filter, page: $page) {
    total
    items {
      id reportNo status urgency isStopped reportDate description
      equipment { id number name workshop { id name } }
      reporter { id name }
      actions
      updatedAt
    }
  }
}
`
const CREATE = `mutation ReportFault($input: CreateReportLogInput!) {
  createReportLog(input: $input) {
    id reportNo status reportDate
    equipment { id name }
    actions
  }
}
`
const REPAIR = `# Run them one after another; each needs the id that the one before answered.
mutation AcceptReport($reportId: ID!, $repairerIds: [ID!]!) {
  acceptReportLog(id: $reportId, input: { repairerIds: $repairerIds }) { id status actions }
}

query RepairsOfReport($reportId: ID!) {
  repairLogs(filter: { reportId: { eq: $reportId } }) { items { id repairNo status actions } }
}

mutation StartRepair($repairId: ID!) {
  startRepairLog(id: $repairId) { id status beginDate actions }
}

mutation CompleteRepair($repairId: ID!) {
  completeRepairLog(id: $repairId, input: { description: "OK" }) { id status completeDate }
}
`
const LIVE = `# Keeps running while you work in other tabs.
subscription Downtime {
  downtimeSummary {
    at
    plant { id name }
    stopped { reportNo name since urgency status repairerNames }
    machineCount
    availability
  }
}
`

export const EXAMPLES: readonly Example[] = [
  { word: 'exMe', query: ME },
  {
    word: 'exReports',
    query: REPORTS,
    variables: { filter: { status: { in: ['PENDING', 'REPAIRING'] } }, page: { no: 1, size: 10, sort: 'reportDate', order: 'DESC' } },
  },
  { word: 'exChoices', query: CHOICES },
  { word: 'exLive', query: LIVE },
  {
    word: 'exCreate',
    query: CREATE,
    variables: { input: { reporterId: '1', equipmentId: '1', description: '收卷张力波动，停机检查', urgency: 'STOP', isStopped: true } },
  },
  { word: 'exRepair', query: REPAIR, variables: { reportId: '1', repairerIds: ['1'], repairId: '1' } },
]

export const variablesOf = ({ variables }: Example) => (variables ? `${JSON.stringify(variables, null, 2)}\n` : '')
