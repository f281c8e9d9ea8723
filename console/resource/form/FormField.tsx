import { Field } from '@chakra-ui/react'
import { Suspense, useEffect, useId, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PASSWORD_LEAST } from '../../kit/password.ts'
import type { AnySpec } from '../defineScreen.ts'
import { Control } from './Control.tsx'
import type { FormFieldProps } from './controlProps.ts'
import { isWide } from './layout.ts'

export function FormField({ spec, ...props }: FormFieldProps & { spec?: AnySpec | undefined }) {
  const { name, field, words, form } = props
  const { t } = useTranslation()
  const id = useId()
  const Custom = spec?.controls?.[name]
  const parent = useParent(props)
  const error = form.formState.errors[name]
  const hint = words.hint(name)
  const describedBy = [error && `${id}e`, hint && `${id}h`].filter(Boolean).join(' ') || undefined
  const message =
    error &&
    (error.type === 'server'
      ? String(error.message)
      : t(`screens.form.invalid.${error.message}`, { min: field.min, max: field.max, scale: field.scale ?? 2, least: PASSWORD_LEAST }))
  return (
    <Field.Root
      className="field"
      data-kind={field.kind}
      invalid={Boolean(error)}
      required={Boolean(field.required)}
      data-name={name}
      data-wide={isWide(field) || undefined}
      id={id}
      ids={{ errorText: `${id}e`, helperText: `${id}h`, label: `${id}l` }}
    >
      {field.kind !== 'flag' && (
        <Field.Label>
          {words.label(name)}
          {field.required && <Field.RequiredIndicator />}
        </Field.Label>
      )}
      {Custom ? (
        <Suspense>
          <Custom {...props} id={id} describedBy={describedBy} isInvalid={Boolean(error)} />
        </Suspense>
      ) : (
        <Control {...props} id={id} parent={parent} describedBy={describedBy} isInvalid={Boolean(error)} />
      )}
      {message && <Field.ErrorText>{message}</Field.ErrorText>}
      {hint && hint !== message && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  )
}

/** The chosen parent of a dependent picker; when it changes, what was picked under the old one goes. */
function useParent({ name, field, form }: FormFieldProps): string | undefined {
  const on = field.dependsOn?.field
  const value = useWatch({ control: form.control, name: on ?? name })
  const parent = on && typeof value === 'string' ? value : undefined
  const last = useRef(parent)
  useEffect(() => {
    if (last.current === parent) return
    last.current = parent
    if (on) form.setValue(name, field.kind === 'links' ? [] : '', { shouldDirty: true })
  }, [parent, on, name, field, form])
  return parent
}
