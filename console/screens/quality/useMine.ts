import type { DocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { extended } from '../../kit/network/document.ts'
import { failureOf } from '../../kit/network/failure.ts'
import { useCan } from '../../kit/session/me.ts'
import { metaOf } from '../../resource/meta.ts'
import { blockedFields, cachedDocument, rowFields } from '../../resource/operations/documents.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { MyComplaintsDocument, type MyComplaintsQuery } from './gen/myComplaints.ts'
import type { Action, Claim } from './page/useComplaint.ts'

const POLL_MS = 30_000

type Mine = Omit<MyComplaintsQuery['mine'], 'complaints' | 'actions'> & {
  readonly complaints: readonly Claim[]
  readonly actions: readonly Action[]
}
const fieldsOf = (name: 'complaint' | 'complaintAction') => `${rowFields(metaOf(name))}${blockedFields(metaOf(name))}`

/** Complaints and actions as their lists read them. Of rows that one may not read there are none; their fields must not be asked for. */
const mineDocument = (reads: { readonly complaint: boolean; readonly action: boolean }) =>
  cachedDocument<{ readonly mine: Mine }, Record<string, never>>(`myComplaints.${reads.complaint}.${reads.action}`, () => {
    let document: DocumentNode = MyComplaintsDocument
    if (reads.complaint) document = extended(document, ['mine', 'complaints'], fieldsOf('complaint'))
    if (reads.action) document = extended(document, ['mine', 'actions'], fieldsOf('complaintAction'))
    return document
  })

/** What waits for the signed-in person, looked at again now and then. */
export function useMine() {
  const can = useCan()
  const reads = (thing: string) => can(`quality:${thing}:list`) || can(`quality:${thing}:query`)
  const { data, previousData, error, refetch } = useQuery(mineDocument({ complaint: reads('complaint'), action: reads('action') }), {
    pollInterval: POLL_MS,
    fetchPolicy: 'cache-and-network',
    context: SHOWN_HERE,
  })
  const mine = (data ?? previousData)?.mine
  return { mine, failure: error && !mine ? failureOf(error) : undefined, reload: () => void refetch().catch(() => undefined) }
}
