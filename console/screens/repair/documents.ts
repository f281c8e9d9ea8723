import type { DocumentNode } from '@apollo/client'
import { operation } from '../../kit/document.ts'
import { blockedFields, once, rowFields } from '../../resource/documents.ts'
import { metaOf } from '../../resource/meta.ts'

const PHOTO = 'id name fileType bytes width height fileURL thumbURL'
const OPEN_REPORT = 'id title reportNo description progress isStopped reportDate reporter{id title}'

export const scannedDocument = operation('query', 'Scanned', { code: 'String!' }, 'scanned{resource id title plantId plantName isHere}')

export const deskDocument = operation(
  'query',
  'ReportDesk',
  { equipmentId: 'ID!' },
  `desk:reportDesk{equipment{id number name workshop{id title}} state phrases openStop{${OPEN_REPORT}} openReports{${OPEN_REPORT}}}`,
)

export const sendDocument = operation(
  'mutation',
  'SendReport',
  { input: 'CreateReportLogInput!' },
  'record:createReportLog{id title joinedTo{id title}}',
)

const choices = (name: string, list: string, filter: string): DocumentNode =>
  operation('query', name, { filter, page: 'PageInput' }, `page:${list}{items{id title}}`)
export const unitsDocument = choices('UnitsOfMachine', 'equipmentUnits', 'EquipmentUnitFilter')
export const ductsDocument = choices('DuctsOfMachine', 'ducts', 'DuctFilter')
export const faultsDocument = choices('FaultsOfDuct', 'faults', 'FaultFilter')

const ABOUT = 'about:report{id urgency isStopped reportDate resumeDate}'
/** Of rows that one may not read there are none; their fields must not be asked for. */
const workFields = (name: 'reportLog' | 'repairLog', mayRead: boolean, more = '') =>
  mayRead ? `${rowFields(metaOf(name))}${blockedFields(metaOf(name))} ${more}` : 'id'
export const workDocument = (reads: { readonly reportLog: boolean; readonly repairLog: boolean }) =>
  once(`repairWork.${reads.reportLog}.${reads.repairLog}`, () =>
    operation(
      'query',
      'RepairWork',
      { view: 'RepairWorkView!' },
      `work:repairWork{counts{mine open waitingParts runningWithFault} reports{${workFields('reportLog', reads.reportLog)}} repairs{${workFields('repairLog', reads.repairLog, ABOUT)}}}`,
    ),
  )

/** Speaks whenever repair work of the plant has changed. */
export const repairNewsDocument = operation(
  'subscription',
  'RepairNews',
  {},
  'summary:repairSummary{at reportedToday pending inRepair waitingParts usableWithFault doneToday}',
)

export const similarDocument = operation(
  'query',
  'SimilarRepairs',
  { repairId: 'ID!' },
  'similar:similarRepairs{id title completeDate description faultDescription causes manHours faultCategory{id title} faults{id title} repairers{id title}}',
)

const WORDS = `id title description urgency isStopped reportDate status reporter{id title} photos{${PHOTO}}`
/** Through the repair: what was reported stays with it for whoever may not read reports as such. */
export const reportWordsDocument = operation('query', 'ReportWords', { id: 'ID!' }, `repair:repairLog{id report{${WORDS}}}`)
export const joinedWordsDocument = operation(
  'query',
  'JoinedWords',
  { filter: 'ReportLogFilter', page: 'PageInput' },
  `page:reportLogs{items{${WORDS}}}`,
)

export const watchesDocument = operation('query', 'Stopwatches', {}, 'myPreferences{key value}')
export const saveWatchesDocument = operation('mutation', 'SaveStopwatches', { key: 'String!', value: 'String!' }, 'savePreference')
