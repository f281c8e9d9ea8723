import { Input, Textarea } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import type { CustomControlProps } from '../../resource/controlProps.ts'

/** A line, or as many as the parameter asks for. */
export function ConfigValueControl({ name, form, id, describedBy, isInvalid }: CustomControlProps) {
  const isMultiLine = useWatch({ control: form.control, name: 'isMultiLine' })
  const aria = { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid || undefined, spellCheck: false }
  return isMultiLine ? (
    <Textarea rows={10} fontFamily="mono" {...aria} {...form.register(name)} />
  ) : (
    <Input autoComplete="off" {...aria} {...form.register(name)} />
  )
}
