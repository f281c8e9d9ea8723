import { Field } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Control } from '../fields/inputs/Control.tsx'
import { useNarrowing } from '../fields/values/useNarrowing.ts'
import { Icon } from '../kit/looks/icons.tsx'
import * as sheetStyles from '../kit/overlays/Sheet.module.css'
import { useHasWords } from '../kit/words/i18n.ts'
import type { FormFieldProps } from '../resource/controlProps.ts'
import type { AnySpec } from '../resource/defineScreen.ts'
import { faultText } from './input/faultText.ts'
import { useFilled } from './input/filled.ts'
import { isWide } from './input/layout.ts'

type FieldProps = FormFieldProps & { spec?: AnySpec | undefined }

/** One field of a form with label, input, hint and fault. Renders nothing until the texts of forms are loaded. */
export function FormField(props: FieldProps) {
  return useHasWords('formsafe') && <LabelledField {...props} />
}

function LabelledField({ spec, ...props }: FieldProps) {
  const { name, field, words, form } = props
  const { t } = useTranslation()
  const id = useId()
  const Custom = spec?.controls?.[name]
  const narrowing = useNarrowing(props)
  const filled = useFilled(form, name)
  const error = form.formState.errors[name]
  const hint = words.hint(name)
  const describedBy = [error && `${id}e`, hint && `${id}h`].filter(Boolean).join(' ') || undefined
  const message = error && faultText(t, { name, field, error, words })
  return (
    <Field.Root
      className={sheetStyles.field}
      data-slot="field"
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
        <Custom {...props} id={id} describedBy={describedBy} isInvalid={Boolean(error)} />
      ) : (
        <Control {...props} id={id} narrowing={narrowing} describedBy={describedBy} isInvalid={Boolean(error)} />
      )}
      {filled && (
        <p className="row-inline gap-s note" data-slot="filled">
          <Icon name="tick" size={14} />
          {filled}
        </p>
      )}
      {narrowing.cleared && (
        <p className="small in-warning" role="status">
          {narrowing.cleared}
        </p>
      )}
      {message && <Field.ErrorText>{message}</Field.ErrorText>}
      {hint && hint !== message && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  )
}
