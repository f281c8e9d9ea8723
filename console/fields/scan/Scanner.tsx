import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { PhotoButton } from './PhotoButton.tsx'
import * as scanStyles from './scan.module.css'
import { TypedCode } from './TypedCode.tsx'
import { Viewfinder } from './Viewfinder.tsx'

const TONE_HZ = 1760
const TONE_S = 0.09
const SHAKE_MS = 60

function beep() {
  const audio = new AudioContext()
  const [tone, loudness] = [audio.createOscillator(), audio.createGain()]
  tone.frequency.value = TONE_HZ
  loudness.gain.setValueAtTime(0.12, audio.currentTime)
  loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + TONE_S)
  tone.connect(loudness).connect(audio.destination)
  tone.onended = () => void audio.close()
  tone.start()
  tone.stop(audio.currentTime + TONE_S)
}

/** Vibrates and beeps on success, as the user looks at the label. */
function signalRead() {
  navigator.vibrate?.(SHAKE_MS)
  try {
    beep()
  } catch {
    // A device without sound has vibrated, or shows the result.
  }
}

interface ScannerProps {
  title: string
  onClose: () => void
  /** Handles the scanned text. A returned value is shown as unusable, and scanning pauses. */
  take: (text: string) => Promise<DeactivationBlocker | null>
  /** An alternative to scanning; a text box by default. */
  children?: ReactNode
}
/** A scanned code that cannot be used. */
export interface DeactivationBlocker {
  text: string
  message: string
  actions?: ReactNode
}

/** Reads a label with the camera, from a photo or typed, depending on the device and connection. */
export function Scanner({ title, onClose, take, children }: ScannerProps) {
  const { t } = useTranslation()
  const [leftover, setLeftover] = useState<DeactivationBlocker | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const takes = useRef(take)
  takes.current = take
  const read = useCallback(async (text: string, isSeen = true) => {
    if (isSeen) signalRead()
    setIsBusy(true)
    try {
      setLeftover(await takes.current(text))
    } finally {
      setIsBusy(false)
    }
  }, [])
  const footer = (
    <Button size="md" onClick={onClose}>
      {t('phone.scan.close')}
    </Button>
  )
  return (
    <Sheet title={title} onClose={onClose} footer={footer} size="small">
      <div className={scanStyles.scanner} data-slot="scanner">
        {leftover ? (
          <Nowhere leftover={leftover} onAgain={() => setLeftover(null)} />
        ) : (
          <>
            <Viewfinder isOn={!isBusy} onText={read} />
            <PhotoButton onText={read} />
          </>
        )}
        {children || <TypedCode isBusy={isBusy} onText={(text) => void read(text, false)} />}
      </div>
    </Sheet>
  )
}

/** Shown as text, never as a link: anybody may have put up the code. */
function Nowhere({ leftover, onAgain: onRescan }: { leftover: DeactivationBlocker; onAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={scanStyles.scanNowhere} data-slot="scan-nowhere" role="status">
      <b>{leftover.message}</b>
      <p>{leftover.text}</p>
      <div>
        <Button size="md" variant="subtle" tone="brand" onClick={onRescan}>
          <Icon name="qr" />
          {t('phone.scan.again')}
        </Button>
        {leftover.actions}
      </div>
    </div>
  )
}
