import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { shrinkPhoto } from '../../kit/browser/shrinkPhoto.ts'
import { WireFailure } from '../../kit/network/download.ts'
import { type Uploaded, uploadFile } from '../../kit/network/upload.ts'
import { type Accept, BYTES_MAX, faultOfFile } from './fileInfo.ts'
import { UploadQueue } from './uploadQueue.ts'

const TOO_LARGE = 413
/** HTTP statuses for a refused file, on which a retry is pointless. */
const LASTING: readonly number[] = [400, 403, 404, TOO_LARGE, 415]

interface Options {
  to: string
  accept: Accept
  /** How many more files are allowed. */
  room: () => number
  max: number
  onDone: (uploaded: Uploaded) => void
}

/** The upload state of one field: queue, files and messages. */
export function useUploads(options: Options) {
  const { t } = useTranslation()
  const now = useRef({ ...options, t })
  now.current = { ...options, t }
  const [announcement, setAnnouncement] = useState('')
  const [warning, setWarning] = useState('')
  const queue = useMemo(
    () =>
      new UploadQueue({
        async send(file, on) {
          const { to, accept, t } = now.current
          const ready = accept === 'image' ? await shrinkPhoto(file) : file
          if (ready.size > BYTES_MAX[accept])
            throw new WireFailure(t('files.tooLarge', { limit: BYTES_MAX[accept] / 1024 / 1024 }), TOO_LARGE)
          return uploadFile(ready, { to, ...on })
        },
        isLasting: (error) => error instanceof WireFailure && LASTING.includes(error.status),
        onDone: (uploaded) => {
          now.current.onDone(uploaded)
          setAnnouncement(now.current.t('files.added', { name: uploaded.name }))
        },
      }),
    [],
  )
  useEffect(() => () => queue.close(), [queue])
  const items = useSyncExternalStore(queue.subscribe, queue.snapshot)
  const add = (files: readonly File[]) => {
    const { accept, room, max, t } = now.current
    const fits = files.slice(0, Math.max(0, room()))
    setWarning(fits.length < files.length ? t('files.tooMany', { max, count: files.length - fits.length }) : '')
    queue.add(fits, (file) => {
      const fault = faultOfFile(file, accept)
      return fault && t(`files.${fault}`, { limit: BYTES_MAX[accept] / 1024 / 1024 })
    })
  }
  return { queue, items, add, said: announcement, setSaid: setAnnouncement, warning }
}
