import type { Example } from '../example.ts'

const ROUND = `query InspectionRound {
  inspectionRound {
    planDate dueFrom dueUntil
    shift { id name }
    orders {
      id inspectNo pointName checkName
      inspectMode refValue unit
      value1 isOverRef isMissed status
      equipment { id number name }
      actions
    }
  }
}
`
const RECORD = `# Record it; when it is out of range, report the fault.
mutation RecordInspection($id: ID!) {
  recordInspectionOrder(
    id: $id
    input: { value1: "0.72" }
  ) {
    id status value1 isOverRef isLate
    inspector { id name }
  }
}

mutation ReportFromInspection($id: ID!) {
  reportFromInspection(id: $id) {
    id reportNo description status
  }
}
`
const SHIFTS = `query InspectionShifts($from: Date!, $to: Date!) {
  inspectionShifts(from: $from, to: $to) {
    planDate shiftName
    total done overRef late missed skipped pending
  }
}
`
const REFERENCE = `query ReferenceValue {
  refValueReading(refValue: "0.4~0.6 MPa") {
    kind low high unit words
  }
}
`

export const inspection: readonly Example[] = [
  { area: 'inspection', word: 'exRound', query: ROUND },
  { area: 'inspection', word: 'exRecord', query: RECORD, variables: () => ({ id: '?' }) },
  { area: 'inspection', word: 'exShifts', query: SHIFTS, variables: () => ({ from: '2026-11-16', to: '2026-11-22' }) },
  { area: 'inspection', word: 'exReference', query: REFERENCE },
]
