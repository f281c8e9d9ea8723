import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/icons.tsx'
import * as scanStyles from './scan.module.css'
import { useCamera } from './useCamera.ts'
import { useReading } from './useReading.ts'

interface ViewfinderProps {
  isOn: boolean
  onText: (text: string) => void
}

/** What the camera sees, or why it sees nothing and what can be done instead. */
export function Viewfinder({ isOn, onText }: ViewfinderProps) {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const { state, hasTorch, isLit, light } = useCamera(video, isOn)
  const isLive = state === 'live'
  useReading(video, isOn && isLive, onText)
  return (
    <div className={scanStyles.viewfinder} data-slot="viewfinder" data-state={state}>
      <video ref={video} muted playsInline aria-label={t('phone.scan.camera')} hidden={!isLive} />
      {isLive && <i aria-hidden="true" />}
      <p role="status">
        {!isLive && state !== 'starting' && <Icon name="camera" size={24} />}
        {t(`phone.scan.states.${state}`)}
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
