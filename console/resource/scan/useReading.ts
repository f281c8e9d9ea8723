import { type RefObject, useEffect, useRef } from 'react'
import { readCode } from './decoder.ts'

/** Often enough that nobody waits, seldom enough that the phone stays cool. */
const PAUSE_MS = 120

/** Looks at the picture again and again until it says something; `onText` is told once. */
export function useReading(video: RefObject<HTMLVideoElement | null>, isOn: boolean, onText: (text: string) => void) {
  const tell = useRef(onText)
  tell.current = onText
  useEffect(() => {
    if (!isOn) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      const picture = video.current
      const text = picture && picture.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await readCode(picture).catch(() => null) : null
      if (isOver) return
      if (text) tell.current(text)
      else timer = setTimeout(look, PAUSE_MS)
    }
    void look()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [video, isOn])
}
