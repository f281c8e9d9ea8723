import { useEffect, useState } from 'react'
import { session } from '../../kit/session.ts'
import { type Draft, emptyDraft } from './reportDraft.ts'

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
