import type { Example } from '../example.ts'

const REPAIRS = `query RollersOutForRepair {
  rollerRepairs(
    filter: { status: { eq: OUT } }
    page: { size: 10, sort: "expectedReturnDate", order: ASC }
  ) {
    total
    items {
      id repairNo outDate expectedReturnDate isOverdue
      roller { id rollNumber decorCode state }
      repairer { id name onTimeRate overdueNow }
      actions
    }
  }
}
`
const PASSPORT = `query RollerPassport($id: ID!) {
  rollerPassport(id: $id) {
    roller { id rollNumber decorCode state }
    repairs returned onTime daysOut
    entries {
      at kind title placeName personName
      dueDate isLate daysOut daysLate detail
    }
  }
}
`
const PUNCTUALITY = `query RollerPunctuality($from: Date!, $to: Date!) {
  rollerPunctuality(from: $from, to: $to) {
    name sent returned onTime onTimeRate
    meanDays meanDelayDays outNow overdueNow
  }
}
`
const SEND = `# Run them in this order.
mutation SendRoller($input: CreateRollerRepairInput!) {
  createRollerRepair(input: $input) {
    id repairNo status
    roller { id state }
  }
}

mutation ReturnRoller($id: ID!) {
  returnRollerRepair(id: $id, input: { detail: "OK" }) {
    id status returnDate
    roller { id state }
  }
}
`
const LOG = `mutation LogRoller($input: CreateRollerLogInput!) {
  createRollerLog(input: $input) {
    id logDate
    operation { name effect }
    roller { rollNumber state }
  }
}
`
const TANKS = `query InkTanks {
  ducts(page: { size: 10, sort: "ductNo", order: ASC }) {
    total
    items {
      id ductNo lastDuctLogEnd
      equipment { id number name }
    }
  }
  ductLogs(filter: { status: { eq: OPEN } }) {
    items {
      id kind beginDate actions
      duct { ductNo }
      worker { name }
    }
  }
}
`

export const roller: readonly Example[] = [
  { area: 'roller', word: 'exRollerRepairs', query: REPAIRS },
  { area: 'roller', word: 'exRollerPassport', query: PASSPORT, variables: () => ({ id: '1' }) },
  { area: 'roller', word: 'exRollerPunctuality', query: PUNCTUALITY, variables: () => ({ from: '2026-01-01', to: '2026-12-31' }) },
  {
    area: 'roller',
    word: 'exSendRoller',
    query: SEND,
    variables: () => ({ input: { rollerId: '?', repairerId: '?', outDate: '2026-11-21', expectedReturnDate: '2026-12-05' }, id: '?' }),
  },
  {
    area: 'roller',
    word: 'exLogRoller',
    query: LOG,
    variables: () => ({ input: { rollerId: '?', operationId: '?', logDate: '2026-11-21' } }),
  },
  { area: 'duct', word: 'exInkTanks', query: TANKS },
]
