import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ShownValue } from '../fields/display/DisplayedValue.tsx'
import type { FieldMeta } from '../kit/gen/resources.ts'
import { ago, dateTime } from '../kit/words/time.ts'
import type { Value } from '../resource/formValues.ts'
import type { Ref } from '../resource/meta.ts'
import type { ResourceWords } from '../resource/resourceWords.ts'
import * as conflictDialogStyles from './ConflictDialog.module.css'
import type { Writer } from './drafts/trouble.ts'
import type { Clash, Side } from './input/merging.ts'

interface ClashRowProps {
  clash: Clash
  field: FieldMeta
  of: string
  words: ResourceWords
  known: readonly Ref[]
  /** Who made the change, when it was another user. */
  writer: Writer | undefined
  side: Side
  onSide: (side: Side) => void
}

/** One field with two conflicting values; a click chooses one. */
export function ClashRow({ clash, field, of, words, known, writer, side, onSide }: ClashRowProps) {
  const { t } = useTranslation()
  const id = useId()
  const shown = (value: Value): ReactNode => {
    const isEmpty = field.kind !== 'flag' && (Array.isArray(value) ? !value.length : !String(value).trim())
    if (isEmpty) return <em>{t('screens.detail.empty')}</em>
    return <ShownValue of={of} name={clash.name} field={field} value={value} words={words} known={known} />
  }
  const choice = (own: Side, value: Value, note: ReactNode) => (
    <label className={conflictDialogStyles.clashSide} data-chosen={side === own || undefined}>
      <input type="radio" name={id} checked={side === own} onChange={() => onSide(own)} />
      <span>
        <small className="visually-hidden">{t(`forms.conflict.${own}`)}</small>
        <span className={conflictDialogStyles.clashValue}>{shown(value)}</span>
        {note}
      </span>
    </label>
  )
  return (
    <fieldset className={`anchor ${conflictDialogStyles.clash}`} data-double={clash.isDouble || undefined}>
      <legend>
        {words.label(clash.name)}
        {clash.isDouble && <span className={conflictDialogStyles.clashBoth}>{t('forms.conflict.both')}</span>}
      </legend>
      {choice(
        'theirs',
        clash.theirs,
        writer && (
          <small title={dateTime(writer.at, true)}>
            {writer.name} · {ago(writer.at)}
          </small>
        ),
      )}
      {choice('mine', clash.mine, null)}
    </fieldset>
  )
}
