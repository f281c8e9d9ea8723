import { useEffect, useState } from 'react'
import { fetchFile } from '../../kit/network/download.ts'

interface Shown {
  readonly url: string | null
  readonly hasFailed: boolean
}
const NOTHING: Shown = { url: null, hasFailed: false }

/** A blob URL of a file that requires authentication; revoked when no component shows it. */
export function useBlob(address: string | null | undefined): Shown {
  const [shown, setShown] = useState(NOTHING)
  useEffect(() => {
    setShown(NOTHING)
    if (!address) return
    const control = new AbortController()
    let url: string | null = null
    fetchFile(address, control.signal).then(
      ({ blob }) => {
        if (control.signal.aborted) return
        url = URL.createObjectURL(blob)
        setShown({ url, hasFailed: false })
      },
      () => !control.signal.aborted && setShown({ url: null, hasFailed: true }),
    )
    return () => {
      control.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [address])
  return shown
}

/** A blob URL of a local file. */
export function useLocalUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
