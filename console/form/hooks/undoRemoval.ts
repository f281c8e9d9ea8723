import type { ApolloClient } from '@apollo/client'
import i18next from 'i18next'
import { isOnTop, isTyped } from '../../kit/browser/hotkeys.ts'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { failureOf } from '../../kit/network/failure.ts'
import { sentenceOf } from '../../kit/overlays/notices.tsx'
import { toast } from '../../kit/overlays/toast.ts'
import { undeleteDocument } from '../../resource/operations/manyDocuments.ts'
import { write } from '../../resource/operations/write.ts'

/** The server takes removals back for longer: the press has to get there. */
const OFFER_MS = 5000

export interface Removal {
  client: ApolloClient
  meta: ResourceMeta
  /** The plural of what was removed, as it stands in a sentence. */
  name: string
  count: number
  /** The plant it happened in, for whoever works in several. */
  plant?: string
  /** Without them it is whatever was removed last, all that matched a filter. */
  ids?: readonly string[]
}

let withdraw = () => {}

async function takeBack({ client, meta, name, plant, ids }: Removal, id: string) {
  withdraw()
  try {
    const { count = 0 } = await write({ client, meta, document: undeleteDocument(meta), variables: { ids } })
    toast({ type: 'success', id, title: i18next.t('lists.rows.undone', { count, name }), ...(plant && { detail: plant }) })
  } catch (error) {
    toast({ type: 'error', id, title: sentenceOf(failureOf(error)) })
  }
}

/** Ctrl+Z means the offer that stands, unless somebody is typing: then it means their typing. */
function onUndoKey(run: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    if (isTyped(event) || !isOnTop(null)) return
    event.preventDefault()
    run()
  }
  document.addEventListener('keydown', listen)
  const timer = setTimeout(stop, OFFER_MS)
  function stop() {
    clearTimeout(timer)
    document.removeEventListener('keydown', listen)
  }
  return stop
}

/** Says what has been removed and offers to take it back; where it is final it only says so. A newer removal takes the place of an older one. */
export function notifyRemoved(removal: Removal) {
  const { meta, name, count, plant } = removal
  const id = `removed:${meta.name}`
  const title = i18next.t('screens.form.removed')
  const removed = i18next.t('screens.form.removedCount', { count, name })
  const notice = { type: 'success', id, title, detail: plant ? `${removed} · ${plant}` : removed } as const
  withdraw()
  if (meta.isFinal) return toast(notice)
  const run = () => void takeBack(removal, id)
  withdraw = onUndoKey(run)
  toast({ ...notice, durationMs: OFFER_MS, action: { title: i18next.t('lists.rows.undo'), run } })
}
