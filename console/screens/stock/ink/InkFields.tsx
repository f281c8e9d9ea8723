import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { toQuantity } from '../../../fields/display/quantity.ts'
import * as boxStyles from '../../../fields/inputs/box.module.css'
import { DecimalBox } from '../../../fields/inputs/DecimalBox.tsx'
import { LinkPicker, type LinkPickerProps } from '../../../fields/inputs/LinkPicker.tsx'
import * as pressStyles from '../../../kit/looks/press.module.css'
import type { InkBooking, InkField } from './useInkBooking.ts'
import type { Weighing } from './weighing.ts'

type Picked = 'staffId' | 'equipmentId' | 'toLocationId'
/** Fields whose values are rows that are chosen, with the words of the empty box. */
const PICKED: Record<Picked, Pick<LinkPickerProps, 'target' | 'only' | 'present' | 'hasRecent'> & { prompt: string }> = {
  staffId: { target: 'staff', only: { isInk: true }, present: {}, hasRecent: true, prompt: 'inkCans.chooseStaff' },
  equipmentId: { target: 'equipment', hasRecent: true, prompt: 'inkCans.chooseMachine' },
  toLocationId: { target: 'storageLocation', prompt: 'inkCan.hints.toLocationId' },
}
const isPicked = (name: InkField): name is Picked => name in PICKED
const MAX_LENGTH = { decorCode: 64, usage: 500, reason: 500 }

interface InkFieldsProps {
  booking: InkBooking
  /** In the order in which they stand. */
  names: readonly (Picked | keyof typeof MAX_LENGTH)[]
  /** Whose words label them. */
  of: 'inkCan' | 'inkLog'
}

/** The fields of a booking of ink that are chosen or typed. */
export function InkFields({ booking: { values, set }, names, of }: InkFieldsProps) {
  const { t } = useTranslation()
  const id = useId()
  return names.map((name) => {
    const label = t(name === 'reason' ? 'inkCans.why' : `${of}.fields.${name}`)
    if (isPicked(name)) {
      const { prompt, ...picker } = PICKED[name]
      return (
        <div key={name} className="stack">
          <span>{label}</span>
          <LinkPicker
            {...picker}
            ids={values[name] ? [values[name]] : []}
            onChange={([chosen = '']) => set(name, chosen)}
            label={label}
            prompt={t(prompt)}
          />
        </div>
      )
    }
    return (
      <label key={name} className="stack" htmlFor={id + name}>
        <span>{label}</span>
        <input
          id={id + name}
          className={boxStyles.box}
          data-slot="box"
          maxLength={MAX_LENGTH[name]}
          autoComplete="off"
          value={values[name]}
          onChange={(event) => set(name, event.target.value)}
        />
      </label>
    )
  })
}

/** Why something else is taken than what comes first. */
export function OverrideReason({ booking: { values, set }, label, hint }: { booking: InkBooking; label: string; hint?: string }) {
  const id = useId()
  return (
    <label className="stack" htmlFor={id}>
      <strong>{label}</strong>
      {hint && <small className="muted">{hint}</small>}
      <textarea
        id={id}
        className={`${boxStyles.box} ${pressStyles.typing}`}
        data-slot="box"
        rows={2}
        maxLength={500}
        aria-required
        value={values.overrideReason}
        onChange={(event) => set('overrideReason', event.target.value)}
      />
    </label>
  )
}

/** Asks what the scales show, and says at once what that means. */
export function WeightField({
  booking: { values, set },
  weighing,
  isFocused,
}: {
  booking: InkBooking
  weighing: Weighing
  isFocused?: boolean
}) {
  const { t } = useTranslation()
  const id = useId()
  const { can, most, left, isTooMuch } = weighing
  return (
    <>
      <label className="stack" htmlFor={id}>
        <span>{t(can.tareKg == null ? 'inkCans.net' : 'inkCans.gross')}</span>
        <DecimalBox
          id={id}
          // The page is opened to type this number.
          autoFocus={isFocused}
          enterKeyHint="done"
          maxLength={12}
          value={values.weight}
          onType={(typed) => set('weight', typed.replace(',', '.'))}
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
