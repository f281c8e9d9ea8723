import { type RefObject, useEffect, useState } from 'react'

export type CameraState = 'starting' | 'live' | 'insecure' | 'refused' | 'missing'

const WANTED: MediaStreamConstraints = {
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
  audio: false,
}

function whyNot(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : ''
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'missing'
}

/** `torch` is missing in TypeScript's types and in some browsers. */
type WithTorch = MediaTrackCapabilities & { torch?: boolean }

export interface Camera {
  state: CameraState
  /** Whether the camera has a light. */
  hasTorch: boolean
  isLit: boolean
  light: (isOn: boolean) => void
}

/** Shows the rear camera in `video` while `isOn` and the page is visible; stops it otherwise. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, isOn: boolean): Camera {
  const [state, setState] = useState<CameraState>('starting')
  const [track, setTrack] = useState<MediaStreamTrack | null>(null)
  const [isLit, setIsLit] = useState(false)
  const isSeen = useIsSeen()

  useEffect(() => {
    if (!isOn || !isSeen) return
    if (!navigator.mediaDevices?.getUserMedia) return setState(isSecureContext ? 'missing' : 'insecure')
    let stream: MediaStream | null = null
    let isOver = false
    const stop = () => {
      for (const one of stream?.getTracks() ?? []) one.stop()
    }
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia(WANTED)
      const screen = video.current
      if (isOver || !screen) return stop()
      screen.srcObject = stream
      await screen.play()
      setTrack(stream.getVideoTracks()[0] ?? null)
      setState('live')
    }
    setState('starting')
    start().catch((error: unknown) => {
      stop()
      if (!isOver) setState(whyNot(error))
    })
    return () => {
      isOver = true
      stop()
      setTrack(null)
      setIsLit(false)
    }
  }, [isOn, isSeen, video])

  const light = (next: boolean) => {
    const applied = track?.applyConstraints({ advanced: [{ torch: next } as MediaTrackConstraintSet] })
    applied?.then(
      () => setIsLit(next),
      () => undefined,
    )
  }
  const hasTorch = Boolean((track?.getCapabilities?.() as WithTorch | undefined)?.torch)
  return { state, hasTorch, isLit, light }
}

function useIsSeen(): boolean {
  const [isSeen, setIsSeen] = useState(!document.hidden)
  useEffect(() => {
    const look = () => setIsSeen(!document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isSeen
}
