import { operation } from '../../kit/document.ts'

const PHOTO = 'id title name fileType bytes width height thumbURL'
const ORDER = `id title actions blocked{step message} pointId equipmentId equipment{id title number workshop{id title}} pointName checkName inspectMode refValue unit value1 isOverRef comment photos{${PHOTO}} doneAt skipReason status isMissed isLate updatedAt inspector{id title}`

export const roundDocument = operation(
  'query',
  'InspectionRound',
  { shiftId: 'ID', date: 'Date' },
  `round:inspectionRound{shift{id title} planDate dueFrom dueUntil orders{${ORDER}}}`,
)
export const shiftsDocument = operation(
  'query',
  'RoundShifts',
  { filter: 'ShiftFilter', page: 'PageInput' },
  'page:shifts{items{id name beginTime endTime}}',
)
export const readingDocument = operation(
  'query',
  'RefValueReading',
  { refValue: 'String!', unit: 'String' },
  'reading:refValueReading{kind low lowOpen high highOpen unit words}',
)
export const lastDocument = operation(
  'query',
  'LastResults',
  { filter: 'InspectionOrderFilter', page: 'PageInput' },
  'page:inspectionOrders{items{id value1 isOverRef doneAt}}',
)
export const recordDocument = operation(
  'mutation',
  'RecordPoint',
  { id: 'ID!', input: 'RecordInspectionOrderInput!' },
  `record:recordInspectionOrder{${ORDER}}`,
)
export const skipDocument = operation(
  'mutation',
  'SkipPoint',
  { id: 'ID!', input: 'SkipInspectionOrderInput!' },
  `record:skipInspectionOrder{${ORDER}}`,
)
export const faultsDocument = operation(
  'query',
  'FaultsOfInspection',
  { filter: 'ReportLogFilter', page: 'PageInput' },
  'page:reportLogs{total items{id title status progress description reportDate}}',
)
export const reportDocument = operation(
  'mutation',
  'ReportFromInspection',
  { id: 'ID!' },
  'report:reportFromInspection{id title status progress description reportDate}',
)
export const overviewDocument = operation(
  'query',
  'InspectionShifts',
  { from: 'Date!', to: 'Date!' },
  'shifts:inspectionShifts{planDate shiftId shiftName dueFrom dueUntil total done overRef late missed skipped pending}',
)
export const datesDocument = operation(
  'query',
  'InspectionDates',
  { inspectCycle: 'InspectionPointInspectCycle!', cycleDays: 'Int', firstDate: 'Date', closeAtWeekend: 'Boolean' },
  'dates:inspectionDates{date skipped}',
)
export const dueDocument = operation('query', 'DueInspectionOrders', {}, 'due:dueInspectionOrders')
export const makeDocument = operation('mutation', 'MakeInspectionOrders', {}, 'made:makeInspectionOrders')
