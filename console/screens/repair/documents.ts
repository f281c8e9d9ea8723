import type { DocumentNode } from '@apollo/client'
import { extended } from '../../kit/network/document.ts'
import { metaOf } from '../../resource/meta.ts'
import { blockedFields, cachedDocument, rowFields } from '../../resource/operations/documents.ts'
import { RepairWorkDocument, type RepairWorkQueryVariables } from './gen/repair.ts'
import type { Work } from './work/workItems.ts'

const ABOUT = 'about:report{id urgency isStopped reportDate reopenedAt resumeDate}'
const fieldsOf = (name: 'reportLog' | 'repairLog') => `${rowFields(metaOf(name))}${blockedFields(metaOf(name))}`

/** Reports and repairs as their lists read them. Of rows that one may not read there are none; their fields must not be asked for. */
export const workDocument = (reads: { readonly reportLog: boolean; readonly repairLog: boolean }) =>
  cachedDocument<{ readonly work: Work }, RepairWorkQueryVariables>(`repairWork.${reads.reportLog}.${reads.repairLog}`, () => {
    let document: DocumentNode = RepairWorkDocument
    if (reads.reportLog) document = extended(document, ['work', 'reports'], fieldsOf('reportLog'))
    if (reads.repairLog) document = extended(document, ['work', 'repairs'], `${fieldsOf('repairLog')} ${ABOUT}`)
    return document
  })
