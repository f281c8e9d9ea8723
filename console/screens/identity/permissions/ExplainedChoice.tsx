import type { ComponentType } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { CustomControlProps } from '../../../resource/controlProps.ts'
import './RoleGrants.module.css'
import * as styles from '../../../fields/inputs/options.module.css'

/** A control that gives each choice the sentence that explains it. `words` is the locale key of the sentences by value. */
export function explainedChoice(words: string, layout: 'across' | 'down' = 'down'): ComponentType<CustomControlProps> {
  return function ExplainedChoice({ name, field, form, meta, words: own, id, describedBy, isInvalid }) {
    const { t } = useTranslation()
    const { field: input } = useController({ control: form.control, name })
    return (
      <fieldset
        id={id}
        className={layout === 'across' ? `stack ${styles.options} ${styles.across}` : `stack ${styles.options}`}
        data-slot="options"
        aria-describedby={describedBy}
        data-invalid={isInvalid || undefined}
      >
        <legend className="visually-hidden">{own.label(name)}</legend>
        {(field.values ?? []).map((value) => (
          <label key={value} data-on={input.value === value || undefined}>
            <input type="radio" name={input.name} value={value} checked={input.value === value} onChange={() => input.onChange(value)} />
            <span>
              <b>{own.value(meta.name, name, value)}</b>
              <small>{t(`${words}.${value}`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
    )
  }
}
