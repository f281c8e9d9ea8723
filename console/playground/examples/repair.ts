import type { Example } from '../example.ts'

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
      photos { name thumbURL }
      actions
      blocked { step message }
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

query NeedsOfRepair($repairId: ID!) {
  repairLog(id: $repairId) {
    needs { step fields }
  }
}

mutation CompleteRepair(
  $repairId: ID!
  $input: CompleteRepairLogInput
) {
  completeRepairLog(
    id: $repairId
    input: $input
  ) {
    id status completeDate
  }
}
`
const WORK = `# Other views: MINE, OPEN, WAITING_PARTS.
query Debts {
  repairWork(view: RUNNING_WITH_FAULT) {
    counts {
      mine open
      waitingParts runningWithFault
    }
    reports {
      id reportNo description
      equipment { number name }
      resumeDate expectedDays
    }
  }
}

query ReportDesk($equipmentId: ID!) {
  reportDesk(equipmentId: $equipmentId) {
    equipment { name qrCode }
    reporterId phrases
    openStop { reportNo status }
  }
}

query SimilarRepairs($repairId: ID!) {
  similarRepairs(repairId: $repairId) {
    repairNo causes description
    completeDate
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

export const repair: readonly Example[] = [
  {
    area: 'repair',
    word: 'exReports',
    isOpen: true,
    query: REPORTS,
    variables: () => ({
      filter: { status: { in: ['PENDING', 'REPAIRING'] } },
      page: { no: 1, size: 10, sort: 'reportDate', order: 'DESC' },
    }),
  },
  { area: 'repair', word: 'exChoices', isOpen: true, query: CHOICES },
  { area: 'repair', word: 'exLive', isOpen: true, query: LIVE },
  {
    area: 'repair',
    word: 'exCreate',
    isOpen: true,
    query: CREATE,
    variables: ({ reporterId, equipmentId }) => ({
      input: { reporterId, equipmentId, description: '收卷张力波动，停机检查', urgency: 'STOP', isStopped: true },
    }),
  },
  {
    area: 'repair',
    word: 'exRepair',
    isOpen: true,
    query: REPAIR,
    variables: ({ reportId, repairerIds, repairId, faultCategoryId }) => ({
      reportId,
      repairerIds,
      repairId,
      input: { description: 'OK', faultCategoryId, hours: repairerIds.map((id) => ({ id, amount: 1 })) },
    }),
  },
  {
    area: 'repair',
    word: 'exWork',
    query: WORK,
    variables: ({ equipmentId, repairId }) => ({ equipmentId, repairId }),
  },
]
