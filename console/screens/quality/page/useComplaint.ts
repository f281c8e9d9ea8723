import { useQuery } from '@apollo/client/react'
import type { ComplaintActionRow, ComplaintEvidenceRow, ComplaintRow } from '../../../kit/gen/resources.ts'
import { failureOf } from '../../../kit/network/failure.ts'
import { metaOf, type Row } from '../../../resource/meta.ts'
import { actingDocument, oneDocument } from '../../../resource/operations/documents.ts'
import { SHOWN_HERE } from '../../../resource/operations/write.ts'
import { useOwnRows } from '../../shared/useOwnRows.ts'

export type Claim = Row & ComplaintRow
export type Action = Row & ComplaintActionRow
export type Evidence = Row & ComplaintEvidenceRow

const POLL_MS = 30_000
const MOST = 50

/** What is done about a complaint, soonest first. */
export const useActionsOf = (id: string) =>
  useOwnRows<Action>(metaOf('complaintAction'), actingDocument(metaOf('complaintAction')), {
    filter: { complaintId: { eq: id } },
    page: { no: 1, size: MOST, sort: 'dueDate', order: 'ASC' },
  })
/** What was pinned as evidence, in the order in which it happened. */
export const useEvidenceOf = (id: string) =>
  useOwnRows<Evidence>(metaOf('complaintEvidence'), actingDocument(metaOf('complaintEvidence')), {
    filter: { complaintId: { eq: id } },
    page: { no: 1, size: MOST, sort: 'happenedAt', order: 'ASC' },
  })

/** A complaint with its actions and its evidence, looked at again now and then. */
export function useComplaint(id: string) {
  const one = useQuery(oneDocument<Claim>(metaOf('complaint')), { variables: { id }, pollInterval: POLL_MS, context: SHOWN_HERE })
  const claim = (one.data ?? one.previousData)?.record
  return {
    claim,
    actions: useActionsOf(id),
    evidence: useEvidenceOf(id),
    failure: one.error && !claim ? failureOf(one.error) : undefined,
    reload: () => void one.refetch().catch(() => undefined),
  }
}
