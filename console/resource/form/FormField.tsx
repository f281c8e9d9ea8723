import { Field } from '@chakra-ui/react'
import { useEffect, useId, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FieldMeta, ResourceMeta } from '../../kit/gen/resources.ts'
import type { Row } from '../meta.ts'
import type { ResourceWords } from '../words.ts'
import { Control } from './Control.tsx'
import type { Values } from './values.ts'

export interface FormFieldProps {
  name: string
  field: FieldMeta
  meta: ResourceMeta
  words: ResourceWords
  row?: Row | undefined
  form: UseFormReturn<Values>
}

export const isWide = (field: FieldMeta) => field.kind === 'longText' || field.kind === 'links'

export function FormField(props: FormFieldProps) {
  const { name, field, words, form } = props
  const { t } = useTranslation()
  const id = useId()
  const parent = useParent(props)
  const error = form.formState.errors[name]
  const hint = words.hint(name)
  const describedBy = [error && `${id}e`, hint && `${id}h`].filter(Boolean).join(' ') || undefined
  const message =
    error &&
    (error.type === 'server'
      ? String(error.message)
      : t(`screens.form.invalid.${error.message}`, { min: field.min, max: field.max, scale: field.scale ?? 2 }))
  return (
    <Field.Root
      className="field"
      data-kind={field.kind}
      invalid={Boolean(error)}
      required={Boolean(field.required)}
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
      <Control {...props} id={id} parent={parent} describedBy={describedBy} isInvalid={Boolean(error)} />
      {message && <Field.ErrorText>{message}</Field.ErrorText>}
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
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
