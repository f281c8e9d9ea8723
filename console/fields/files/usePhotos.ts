import { useCallback, useRef, useState } from 'react'
import type { UploadQueue } from './uploadQueue.ts'

/** Photos of a report: waits for uploads before sending, and reports failed ones. */
export function usePhotos() {
  const queue = useRef<UploadQueue | null>(null)
  const [areAwaited, setAreAwaited] = useState(false)
  const [haveFailed, setHaveFailed] = useState(false)
  const attachQueue = useCallback((next: UploadQueue) => {
    queue.current = next
    return () => {
      queue.current = null
    }
  }, [])
  const arrived = async () => {
    // The connection may be back, so failed uploads are retried.
    queue.current?.retryAll()
    setAreAwaited(Boolean(queue.current?.isBusy))
    const isFine = (await queue.current?.settled()) ?? true
    setAreAwaited(false)
    setHaveFailed(!isFine)
    return isFine
  }
  return { hold: attachQueue, arrived, areAwaited, haveFailed }
}
