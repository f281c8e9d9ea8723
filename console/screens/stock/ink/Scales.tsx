import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { toQuantity } from '../../../fields/display/quantity.ts'
import * as boxStyles from '../../../fields/inputs/box.module.css'
import type { Can } from './can.ts'

interface ScalesProps {
  can: Can
  /** Most that can be left in it. */
  most: number
  typed: string
  onType: (text: string) => void
  isFocused?: boolean
}
/** What the scales' number leaves in a can, null while there is none; and what of it is sent. */
export function weighed(can: Can, typed: string) {
  const isNumber = Boolean(typed.trim()) && Number.isFinite(Number(typed))
  const left = isNumber ? toQuantity(Number(typed) - (can.tareKg ?? 0)) : null
  return { left, weight: can.tareKg == null ? { leftKg: Number(typed) } : { grossKg: Number(typed) } }
}

/** Asks what the scales show, and says at once what that means. */
export function Scales({ can, most, typed, onType, isFocused }: ScalesProps) {
  const { t } = useTranslation()
  const id = useId()
  const { left } = weighed(can, typed)
  const isTooMuch = left !== null && left > most
  return (
    <>
      <label className="stack" htmlFor={id}>
        <span>{t(can.tareKg == null ? 'inkCans.net' : 'inkCans.gross')}</span>
        <input
          id={id}
          className={boxStyles.box}
          data-slot="box"
          inputMode="decimal"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the page is opened to type this number
          autoFocus={isFocused}
          enterKeyHint="done"
          maxLength={12}
          value={typed}
          onChange={(event) => onType(event.target.value.replace(',', '.'))}
        />
      </label>
      <p className={isTooMuch ? 'small in-warning' : 'note'} role="status">
        {left === null
          ? can.tareKg != null && t('inkCans.inTare', { tare: can.tareKg })
          : t(isTooMuch ? 'inkCans.tooMuch' : 'inkCans.used', { left, used: toQuantity(most - left), was: most })}
      </p>
    </>
  )
}
