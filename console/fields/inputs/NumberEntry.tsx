import type { ReactNode } from 'react'
import { useMedia } from '../../kit/browser/media.ts'
import { Icon } from '../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import * as styles from './NumberEntry.module.css'
import { PAD_KEYS, type PadKey, pressed } from './numberPad.ts'

interface EntryProps {
  label: string
  unit?: string | null | undefined
  /** The typed text, not yet parsed. */
  value: string
  onChange: (value: string) => void
  describedBy?: string | undefined
  /** A judgment of the number, shown between the number and the pad. */
  verdict?: ReactNode
  hasMinus?: boolean
  /** Another number follows: the last key says "next" instead of "save". */
  hasNext: boolean
  onNext: () => void
  /** Texts of the keys without a digit. */
  translate: (key: 'label' | 'point' | 'back' | 'minus' | 'next' | 'save') => string
}

/** A number input with its own keypad on touch devices, as the phone's keyboard would cover the values to compare with. */
export function NumberEntry({ label, unit, value, onChange, describedBy, verdict, ...pad }: EntryProps) {
  const isTouch = useMedia('(pointer: coarse), (max-width: 767px)')
  return (
    <>
      <label className="stack" data-slot="result-number">
        <span>{label}</span>
        <span className={`${surfacesStyles.tile} even ${styles.numberBox}`} data-slot="number-box">
          <input
            inputMode={isTouch ? 'none' : 'decimal'}
            value={value}
            maxLength={40}
            autoComplete="off"
            aria-describedby={describedBy}
            onChange={(event) => onChange(event.target.value)}
          />
          {unit && <i aria-hidden="true">{unit}</i>}
        </span>
      </label>
      {verdict}
      {isTouch && <Pad {...pad} press={(key) => onChange(pressed(value, key))} />}
    </>
  )
}

interface PadProps extends Pick<EntryProps, 'translate' | 'hasNext' | 'hasMinus' | 'onNext'> {
  press: (key: PadKey) => void
}
function Pad({ translate, press, onNext, hasNext, hasMinus }: PadProps) {
  return (
    <fieldset className={styles.pad} data-slot="pad" data-unsigned={!hasMinus || undefined}>
      <legend className="visually-hidden">{translate('label')}</legend>
      {PAD_KEYS.map((key) => (
        <button
          key={key}
          type="button"
          data-key={key}
          style={{ gridArea: key === '.' ? 'point' : `k${key}` }}
          aria-label={key === '.' ? translate('point') : undefined}
          onClick={() => press(key)}
        >
          {key}
        </button>
      ))}
      <button type="button" data-key="back" style={{ gridArea: 'back' }} aria-label={translate('back')} onClick={() => press('back')}>
        <Backspace />
      </button>
      {hasMinus && (
        <button type="button" data-key="minus" style={{ gridArea: 'minus' }} aria-label={translate('minus')} onClick={() => press('-')}>
          −
        </button>
      )}
      <button type="button" data-key="next" style={{ gridArea: 'next' }} aria-label={translate(hasNext ? 'next' : 'save')} onClick={onNext}>
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
