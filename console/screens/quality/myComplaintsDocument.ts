import type { DocumentNode } from '@apollo/client'
import { extended } from '../../kit/document.ts'
import { blockedFields, once, rowFields } from '../../resource/documents.ts'
import { metaOf } from '../../resource/meta.ts'
import { MyComplaintsDocument, type MyComplaintsQuery } from './gen/myComplaints.ts'
import type { Action, Claim } from './page/useComplaint.ts'

type Mine = Omit<MyComplaintsQuery['mine'], 'complaints' | 'actions'> & {
  readonly complaints: readonly Claim[]
  readonly actions: readonly Action[]
}
const fieldsOf = (name: 'complaint' | 'complaintAction') => `${rowFields(metaOf(name))}${blockedFields(metaOf(name))}`

/** Complaints and actions as their lists read them. Of rows that one may not read there are none; their fields must not be asked for. */
export const mineDocument = (reads: { readonly complaint: boolean; readonly action: boolean }) =>
  once<{ readonly mine: Mine }, Record<string, never>>(`myComplaints.${reads.complaint}.${reads.action}`, () => {
    let document: DocumentNode = MyComplaintsDocument
    if (reads.complaint) document = extended(document, ['mine', 'complaints'], fieldsOf('complaint'))
    if (reads.action) document = extended(document, ['mine', 'actions'], fieldsOf('complaintAction'))
    return document
  })
