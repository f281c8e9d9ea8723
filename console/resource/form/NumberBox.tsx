import { Input } from '@chakra-ui/react'
import type { InputHTMLAttributes } from 'react'
import type { FormFieldProps } from './controlProps.ts'
import { numberText } from './numberText.ts'

type Aria = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'placeholder' | (`aria-${string}` & keyof InputHTMLAttributes<HTMLInputElement>)
>

/** Takes numbers as they are typed and pasted, and shows on leaving how they were understood. */
export function NumberBox({ name, field, form, id, placeholder, ...rest }: FormFieldProps & Aria) {
  const aria = Object.fromEntries(Object.entries(rest).filter(([key]) => key.startsWith('aria-')))
  const tidy = (text: string) => {
    const number = numberText(text)
    if (number !== text) form.setValue(name, number, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  return (
    <Input
      id={id}
      placeholder={placeholder}
      inputMode={field.kind === 'int' ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...aria}
      {...form.register(name, { onBlur: (event: { target: { value: string } }) => tidy(event.target.value) })}
    />
  )
}
