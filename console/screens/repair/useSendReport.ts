import { useOperation } from '../../resource/useOperation.ts'
import { sendDocument } from './documents.ts'
import { type Draft, inputOf } from './reportDraft.ts'

export interface SentReport {
  id: string
  title: string
  joinedTo: { id: string; title: string } | null
}

/** Sends a report once: sent again after an answer that was lost on the way, it is the same report. */
export function useSendReport(equipmentId: string) {
  const { run, failure, isBusy } = useOperation<{ record: SentReport }>(sendDocument, 'reportLog')
  const send = async (draft: Draft): Promise<SentReport | undefined> => (await run({ input: inputOf(draft, equipmentId) }))?.record
  return { send, failure, isBusy }
}
