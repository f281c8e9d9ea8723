import { useCallback, useRef, useState } from 'react'
import type { UploadQueue } from './uploadQueue.ts'

/** Sending a report waits for photos under way, and says so when one of them did not get through. */
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
    // The network that took a photo away may be back by now.
    queue.current?.retryAll()
    setAreAwaited(Boolean(queue.current?.isBusy))
    const isFine = (await queue.current?.settled()) ?? true
    setAreAwaited(false)
    setHaveFailed(!isFine)
    return isFine
  }
  return { hold: attachQueue, arrived, areAwaited, haveFailed }
}
