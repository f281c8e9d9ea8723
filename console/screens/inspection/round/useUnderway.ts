import { useCallback, useId, useState } from 'react'
import type { UploadQueue } from '../../../fields/files/uploadQueue.ts'
import { guardBack } from '../../../form/drafts/guardBack.ts'
import { confirmDiscard, unsaved } from '../../../kit/overlays/unsaved.ts'

/** Photos that are not with the server yet are lost with their form: whoever is about to leave it is asked. */
export function useUnderway(title: string) {
  const key = useId()
  const [isUnderway, setIsUnderway] = useState(false)
  const follow = useCallback(
    (queue: UploadQueue) => {
      const look = () => {
        setIsUnderway(queue.isBusy)
        // What was refused never arrives, whether one stays or not.
        const areThere = queue.snapshot().some(({ state }) => state !== 'refused')
        unsaved.mark(key, areThere, { title })
        if (areThere) guardBack({ param: 'order', isUnsaved: () => unsaved.has(key), mayGo: () => confirmDiscard(key) })
      }
      look()
      const stop = queue.subscribe(look)
      return () => {
        stop()
        setIsUnderway(false)
        unsaved.mark(key, false)
      }
    },
    [key, title],
  )
  const mayGo = useCallback(() => confirmDiscard(key), [key])
  return { isUnderway, follow, mayGo }
}
