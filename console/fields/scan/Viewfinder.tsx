import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/looks/icons.tsx'
import { useSecureServer } from '../../kit/network/secureServer.ts'
import { readCode } from './decoder.ts'
import * as scanStyles from './scan.module.css'
import { useCamera } from './useCamera.ts'

/** Pause between two decodes in ms, a compromise between response and battery. */
const PAUSE_MS = 120

/** Decodes frames of the video until one has a code; calls `onText` a single time. */
function useReading(video: RefObject<HTMLVideoElement | null>, isOn: boolean, onText: (text: string) => void) {
  const onTextRef = useRef(onText)
  onTextRef.current = onText
  useEffect(() => {
    if (!isOn) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      const picture = video.current
      const text = picture && picture.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await readCode(picture).catch(() => null) : null
      if (isOver) return
      if (text) onTextRef.current(text)
      else timer = setTimeout(look, PAUSE_MS)
    }
    void look()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [video, isOn])
}

interface ViewfinderProps {
  isOn: boolean
  onText: (text: string) => void
}

/** The camera image, or why there is none and the alternatives. */
export function Viewfinder({ isOn, onText }: ViewfinderProps) {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const { state, hasTorch, isLit, light } = useCamera(video, isOn)
  const isLive = state === 'live'
  const address = useSecureServer(state === 'insecure')?.address
  useReading(video, isOn && isLive, onText)
  return (
    <div className={scanStyles.viewfinder} data-slot="viewfinder" data-state={state}>
      <video ref={video} muted playsInline aria-label={t('phone.scan.camera')} hidden={!isLive} />
      {isLive && <i aria-hidden="true" />}
      <p role="status">
        {!isLive && state !== 'starting' && <Icon name="camera" size={24} />}
        {address ? t('phone.scan.states.elsewhere', { address }) : t(`phone.scan.states.${state}`)}
      </p>
      {hasTorch && (
        <button
          type="button"
          className={scanStyles.torch}
          aria-pressed={isLit}
          aria-label={t('phone.scan.torch')}
          title={t('phone.scan.torch')}
          onClick={() => light(!isLit)}
        >
          <Icon name="sun" size={20} />
        </button>
      )}
    </div>
  )
}
