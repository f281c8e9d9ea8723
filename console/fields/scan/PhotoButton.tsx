import { type ChangeEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as buttonStyles from '../../kit/looks/Button.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import { canDecode } from './decoder.ts'
import { readPhoto } from './readPhoto.ts'
import * as scanStyles from './scan.module.css'

type Reading = 'idle' | 'reading' | 'none' | 'failed' | 'unable'

/** Reads a label from a photo, locally; for browsers without camera access. */
export function PhotoButton({ onText }: { onText: (text: string) => void }) {
  const { t } = useTranslation()
  const id = useId()
  const [state, setState] = useState<Reading>('idle')
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [photo] = input.files ?? []
    if (!photo) return
    setState('reading')
    try {
      const text = await readPhoto(photo)
      setState(text ? 'idle' : 'none')
      if (text) onText(text)
    } catch {
      setState(canDecode() ? 'failed' : 'unable')
    }
    // So that the same photo can be chosen a second time.
    input.value = ''
  }
  return (
    <div className={scanStyles.scanPhoto} data-slot="scan-photo">
      <input
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        className="visually-hidden"
        disabled={state === 'reading'}
        onChange={(event) => void choose(event)}
      />
      <label
        htmlFor={id}
        className={buttonStyles.button}
        data-slot="button"
        data-variant="outline"
        data-size="md"
        aria-busy={state === 'reading'}
      >
        <Icon name="camera" />
        {t(state === 'reading' ? 'phone.scan.reading' : 'phone.scan.photo')}
      </label>
      <span className="small wrong" role="status">
        {(state === 'none' || state === 'failed' || state === 'unable') && t(`phone.scan.photos.${state}`)}
      </span>
    </div>
  )
}
