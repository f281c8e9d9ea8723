import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as pressStyles from '../../../kit/looks/press.module.css'
import { hasPhrase, togglePhrase } from './reportDraft.ts'

/** As many as leave the next question in sight on a phone. */
const SHOWN = 4

interface ChipsProps {
  phrases: readonly string[]
  text: string
  onChange: (text: string) => void
}

/** What is usually said of this machine; several can be said at once, and taken back. */
export function PhraseChips({ phrases, text, onChange }: ChipsProps) {
  const { t } = useTranslation()
  const [isWhole, setIsWhole] = useState(false)
  if (!phrases.length) return null
  const hidden = isWhole || phrases.length <= SHOWN + 1 ? 0 : phrases.length - SHOWN
  return (
    <div className={pressStyles.chips} data-slot="scan-chips">
      {phrases.slice(0, phrases.length - hidden).map((phrase) => (
        <button
          key={phrase}
          type="button"
          aria-pressed={hasPhrase(text, phrase)}
          onClick={() => onChange(togglePhrase(text, phrase, t('repairWork.scan.separator')))}
        >
          {phrase}
        </button>
      ))}
      {hidden > 0 && (
        <button type="button" className={pressStyles.rest} onClick={() => setIsWhole(true)}>
          {t('repairWork.scan.morePhrases', { count: hidden })}
        </button>
      )}
    </div>
  )
}
