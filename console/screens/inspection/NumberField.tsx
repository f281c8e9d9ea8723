import { useTranslation } from 'react-i18next'
import { NumberEntry } from '../../resource/form/NumberEntry.tsx'
import type { ControlProps } from './ResultControl.tsx'

/** A measured value, which may lie below zero. */
export function NumberField({ reading: { unit }, draft, change, ...rest }: ControlProps) {
  const { t } = useTranslation()
  const label = unit ? t('inspectionRound.record.numberIn', { unit }) : t('inspectionRound.record.number')
  return (
    <NumberEntry
      {...rest}
      label={label}
      unit={unit}
      value={draft.value}
      onChange={(value) => change({ value })}
      hasMinus
      say={(key) => t(`inspectionRound.pad.${key}`)}
    />
  )
}
