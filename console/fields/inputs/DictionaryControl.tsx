import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../kit/words/dictionary.ts'
import type { CustomControlProps } from '../../resource/controlProps.ts'
import * as boxStyles from './box.module.css'

/** Chooses an entry of the field's dictionary. A value that is no longer in it stays available, as stored, until another one is chosen. */
export function DictionaryControl({ name, field, form, id, describedBy, isInvalid }: CustomControlProps) {
  const { t } = useTranslation()
  const { entries, isLoading } = useDictionary(field.dictionary ?? '')
  const value = String(form.getValues(name) ?? '')
  const isMissing = value !== '' && !entries.some((entry) => entry.value === value)
  return (
    <select
      className={boxStyles.box}
      data-slot="box"
      id={id}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      aria-required={field.required || undefined}
      aria-busy={isLoading || undefined}
      // Remounts when the options arrive: a select without the option would have lost the value.
      key={entries.length}
      {...form.register(name)}
    >
      <option value="">{t('screens.form.choose')}</option>
      {isMissing && <option value={value}>{value}</option>}
      {entries.map((entry) => (
        <option key={entry.value} value={entry.value}>
          {entry.label}
        </option>
      ))}
    </select>
  )
}
