import { useApolloClient } from '@apollo/client/react'
import { useRef } from 'react'
import { useMe } from '../../kit/me.ts'
import { serverNow } from '../../kit/session.ts'
import { useOperation } from '../../resource/useOperation.ts'
import { SHOWN_HERE } from '../../resource/write.ts'
import { deskDocument, sendDocument } from './documents.ts'
import type { Desk } from './ReportDesk.tsx'
import { type Draft, inputOf, sentAlready } from './reportDraft.ts'

export interface SentReport {
  id: string
  title: string
  joinedTo: { id: string; title: string } | null
}

const LOST = ['NETWORK', 'TIMEOUT']

/** Sends a report once. After an answer that was lost on the way it first looks whether the report has arrived. */
export function useSendReport(equipmentId: string) {
  const client = useApolloClient()
  const { user } = useMe()
  const { run, failure, isBusy } = useOperation<{ record: SentReport }>(sendDocument, 'reportLog')
  const firstTriedAt = useRef(0)
  const arrived = async (draft: Draft): Promise<SentReport | undefined> => {
    const { data } = await client.query<{ desk: Desk }>({
      query: deskDocument,
      variables: { equipmentId },
      fetchPolicy: 'network-only',
      context: SHOWN_HERE,
    })
    const desk = data?.desk as Desk | undefined
    const found = sentAlready(desk?.openReports ?? [], draft, { userId: user.id, since: firstTriedAt.current })
    const lead = desk?.openStop
    return found && { id: found.id, title: found.title, joinedTo: lead && found.isStopped && lead.id !== found.id ? lead : null }
  }
  const send = async (draft: Draft): Promise<SentReport | undefined> => {
    const isRetry = failure !== null && LOST.includes(failure.code)
    if (!isRetry) firstTriedAt.current = serverNow()
    try {
      const known = isRetry ? await arrived(draft) : undefined
      return known ?? (await run({ input: inputOf(draft, equipmentId) }))?.record
    } catch {
      // Still out of touch: the first failure goes on being shown, and nothing is sent blindly.
      return undefined
    }
  }
  return { send, failure, isBusy }
}
