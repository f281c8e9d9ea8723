import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/icons.tsx'
import { useMedia } from '../../kit/media.ts'
import * as styles from './NumberField.module.css'
import { PAD_KEYS, type PadKey, pressed } from './numberPad.ts'
import type { ControlProps } from './ResultControl.tsx'

/** Fingers get a pad of our own: the phone's keyboard would cover what the number is compared with. */
export function NumberField({ reading, draft, change, describedBy, verdict, hasNext, onNext }: ControlProps) {
  const { t } = useTranslation()
  const isTouch = useMedia('(pointer: coarse), (max-width: 767px)')
  const press = (key: PadKey) => change({ value: pressed(draft.value, key) })
  return (
    <>
      <label className={styles.resultNumber} data-slot="result-number">
        <span>{reading.unit ? t('inspectionRound.record.numberIn', { unit: reading.unit }) : t('inspectionRound.record.number')}</span>
        <span className={styles.numberBox} data-slot="number-box">
          <input
            inputMode={isTouch ? 'none' : 'decimal'}
            value={draft.value}
            maxLength={40}
            autoComplete="off"
            aria-describedby={describedBy}
            onChange={(event) => change({ value: event.target.value })}
          />
          {reading.unit && <i aria-hidden="true">{reading.unit}</i>}
        </span>
      </label>
      {verdict}
      {isTouch && <Pad hasNext={hasNext} press={press} onNext={onNext} />}
    </>
  )
}

function Pad({ press, onNext, hasNext }: { press: (key: PadKey) => void; onNext: () => void; hasNext: boolean }) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.pad} data-slot="pad">
      <legend className="visually-hidden">{t('inspectionRound.pad.label')}</legend>
      {PAD_KEYS.map((key) => (
        <button
          key={key}
          type="button"
          data-key={key}
          style={{ gridArea: key === '.' ? 'point' : `k${key}` }}
          aria-label={key === '.' ? t('inspectionRound.pad.point') : undefined}
          onClick={() => press(key)}
        >
          {key}
        </button>
      ))}
      <button
        type="button"
        data-key="back"
        style={{ gridArea: 'back' }}
        aria-label={t('inspectionRound.pad.back')}
        onClick={() => press('back')}
      >
        <Backspace />
      </button>
      <button
        type="button"
        data-key="minus"
        style={{ gridArea: 'minus' }}
        aria-label={t('inspectionRound.pad.minus')}
        onClick={() => press('-')}
      >
        −
      </button>
      <button
        type="button"
        data-key="next"
        style={{ gridArea: 'next' }}
        aria-label={t(hasNext ? 'inspectionRound.pad.next' : 'inspectionRound.pad.save')}
        onClick={onNext}
      >
        <Icon name={hasNext ? 'right' : 'tick'} size={24} />
      </button>
    </fieldset>
  )
}

const Backspace = () => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinejoin="round"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M9 5h11a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H9l-6-7zM12 9.5l5 5M17 9.5l-5 5" />
  </svg>
)
