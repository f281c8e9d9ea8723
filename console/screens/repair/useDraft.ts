import { useEffect, useState } from 'react'
import { session } from '../../kit/session.ts'
import { useOperation } from '../../resource/useOperation.ts'
import { SendReportDocument, type SendReportMutation } from './gen/repair.ts'
import { type Draft, emptyDraft, inputOf } from './reportDraft.ts'

function stored(key: string): Partial<Draft> {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof found === 'object' && found !== null ? found : {}
  } catch {
    return {}
  }
}

/** What was typed survives a phone that drops the page while its camera is open; photos are taken anew. */
export function useDraft(equipmentId: string, begun: Partial<Draft>) {
  const key = `report:${session.identity}:${equipmentId}`
  const [draft, setDraft] = useState<Draft>(() => ({ ...emptyDraft, ...begun, ...stored(key) }))
  useEffect(() => {
    const { photoIds: _, ...words } = draft
    if (words.description) sessionStorage.setItem(key, JSON.stringify(words))
    else sessionStorage.removeItem(key)
  }, [key, draft])
  return { draft, setDraft, forgetDraft: () => sessionStorage.removeItem(key) }
}

export type SentReport = SendReportMutation['record']

/** Sends a report once: sent again after an answer that was lost on the way, it is the same report. */
export function useSendReport(equipmentId: string) {
  const { run, failure, isBusy } = useOperation(SendReportDocument, 'reportLog')
  const send = async (draft: Draft): Promise<SentReport | undefined> => (await run({ input: inputOf(draft, equipmentId) }))?.record
  return { send, failure, isBusy }
}
