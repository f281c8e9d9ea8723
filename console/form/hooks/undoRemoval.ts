import type { ApolloClient } from '@apollo/client'
import i18next from 'i18next'
import { isOnTop, isTyped } from '../../kit/browser/hotkeys.ts'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { failureOf } from '../../kit/network/failure.ts'
import { sentenceOf } from '../../kit/overlays/notices.tsx'
import { toast } from '../../kit/overlays/toast.ts'
import { undeleteDocument } from '../../resource/operations/manyDocuments.ts'
import { write } from '../../resource/operations/write.ts'

/** How long undo is offered, in ms; the server accepts it for longer, to allow for the network. */
const OFFER_MS = 5000

export interface Removal {
  client: ApolloClient
  meta: ResourceMeta
  /** The plural of the removed records, as used within a sentence. */
  name: string
  count: number
  /** The plant, for users of several plants. */
  plant?: string
  /** The removed records; without them, undo restores the last removal, as after deleting all matches of a filter. */
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

/** Ctrl+Z triggers the pending undo, except in text inputs, which have their own. Returns the function that unregisters. */
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

/** Notifies of a removal and offers to undo it where possible. Replaces an older offer. */
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
