import { useOperation } from '../../resource/useOperation.ts'
import { SendReportDocument, type SendReportMutation } from './gen/repair.ts'
import { type Draft, inputOf } from './reportDraft.ts'

export type SentReport = SendReportMutation['record']

/** Sends a report once: sent again after an answer that was lost on the way, it is the same report. */
export function useSendReport(equipmentId: string) {
  const { run, failure, isBusy } = useOperation(SendReportDocument, 'reportLog')
  const send = async (draft: Draft): Promise<SentReport | undefined> => (await run({ input: inputOf(draft, equipmentId) }))?.record
  return { send, failure, isBusy }
}
