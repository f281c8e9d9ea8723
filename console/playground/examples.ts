import type { Choices } from './choices.ts'

export interface Example {
  readonly word: 'exMe' | 'exChoices' | 'exReports' | 'exCreate' | 'exRepair' | 'exLive'
  readonly query: string
  variables?(choices: Choices): Record<string, unknown>
}

const NO_CHOICES: Choices = { reporterId: '?', equipmentId: '?', reportId: '?', repairerIds: ['?'], repairId: '?' }

const ME = `query Me {
  me {
    user {
      id username name
      roles { name key }
    }
    plants { id name }
    currentPlantId
    permissions
    expiresAt
  }
}
`
const CHOICES = `# Ids for variables of other tabs.
query Choices {
  reporters(page: { size: 5 }) {
    items { id name }
  }
  equipments(
    filter: { isAssembly: { eq: true } }
    page: { size: 10 }
  ) {
    items {
      id number name
      workshop { id name }
    }
  }
  repairers(page: { size: 5 }) {
    items { id name }
  }
  faultCategories(page: { size: 10 }) {
    items { id name }
  }
}
`
const REPORTS = `query OpenReports(
  $filter: ReportLogFilter
  $page: PageInput
) {
  reportLogs(filter: $filter, page: $page) {
    total
    items {
      id reportNo status urgency
      isStopped reportDate description
      equipment {
        id number name
        workshop { id name }
      }
      reporter { id name }
      actions
      updatedAt
    }
  }
}
`
const CREATE = `mutation ReportFault(
  $input: CreateReportLogInput!
) {
  createReportLog(input: $input) {
    id reportNo status reportDate
    equipment { id name }
    actions
  }
}
`
const REPAIR = `# Run them in this order; repairId is
# what RepairsOfReport answers.
mutation AcceptReport(
  $reportId: ID!
  $repairerIds: [ID!]!
) {
  acceptReportLog(
    id: $reportId
    input: { repairerIds: $repairerIds }
  ) {
    id status actions
  }
}

query RepairsOfReport($reportId: ID!) {
  repairLogs(
    filter: { reportId: { eq: $reportId } }
  ) {
    items { id repairNo status actions }
  }
}

mutation StartRepair($repairId: ID!) {
  startRepairLog(id: $repairId) {
    id status beginDate actions
  }
}

mutation CompleteRepair($repairId: ID!) {
  completeRepairLog(
    id: $repairId
    input: { description: "OK" }
  ) {
    id status completeDate
  }
}
`
const LIVE = `# Runs on while you work in other tabs.
subscription Downtime {
  downtimeSummary {
    at
    plant { id name }
    stopped {
      reportNo name since
      urgency status repairerNames
    }
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
    variables: () => ({
      filter: { status: { in: ['PENDING', 'REPAIRING'] } },
      page: { no: 1, size: 10, sort: 'reportDate', order: 'DESC' },
    }),
  },
  { word: 'exChoices', query: CHOICES },
  { word: 'exLive', query: LIVE },
  {
    word: 'exCreate',
    query: CREATE,
    variables: ({ reporterId, equipmentId }) => ({
      input: { reporterId, equipmentId, description: '收卷张力波动，停机检查', urgency: 'STOP', isStopped: true },
    }),
  },
  {
    word: 'exRepair',
    query: REPAIR,
    variables: ({ reportId, repairerIds, repairId }) => ({ reportId, repairerIds, repairId }),
  },
]

/** The text of the variables editor; without choices it shows where ids belong. */
export function variablesOf({ variables }: Example, choices: Choices = NO_CHOICES): string {
  return variables ? `${JSON.stringify(variables(choices), null, 2)}\n` : ''
}
