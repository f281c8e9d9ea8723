import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { CustomControlProps } from '../../resource/form/controlProps.ts'
import './identity.css'

/** What kind of entry it is; the choice decides what else is asked. */
export function MenuTypeControl({ name, field, form, meta, words, id, describedBy, isInvalid }: CustomControlProps) {
  const { t } = useTranslation()
  const { field: input } = useController({ control: form.control, name })
  return (
    <fieldset id={id} className="options across" aria-describedby={describedBy} data-invalid={isInvalid || undefined}>
      <legend className="sr">{words.label(name)}</legend>
      {(field.values ?? []).map((value) => (
        <label key={value} data-on={input.value === value || undefined}>
          <input type="radio" name={input.name} value={value} checked={input.value === value} onChange={() => input.onChange(value)} />
          <span>
            <b>{words.value(meta.name, name, value)}</b>
            <small>{t(`admin.menu.kinds.${value}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
